"""Whose time runs, and when somebody wants to be left alone."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store.rows import PreferenceRow


def after_quiet(preference: PreferenceRow, now: float) -> float:
    """Give the first moment from `now` on that isn't in somebody's quiet hours (seconds since 1970)."""
    start, end = preference.quiet_from, preference.quiet_to
    if start == end:
        return now
    here = datetime.fromtimestamp(now, zone(preference.zone))
    if not _within(here.hour, start, end):
        return now
    waking = here.replace(hour=end, minute=0, second=0, microsecond=0)
    if waking <= here:
        waking += timedelta(days=1)
    return waking.astimezone(UTC).timestamp()


def zone(name: str) -> ZoneInfo:
    """Give the time zone of that name; UTC for one that doesn't exist."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def _within(hour: int, start: int, end: int) -> bool:
    """Tell whether an hour lies in a span that may run past midnight."""
    return start <= hour < end if start < end else hour >= start or hour < end
