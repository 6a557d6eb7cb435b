"""How the process writes its log: lines for people, or JSON for machines."""

import logging

import structlog

from bot.config import Settings


def write_logs(settings: Settings) -> None:
    """Set structlog and the libraries' own logging up as the settings say."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    last = structlog.processors.JSONRenderer() if settings.json_logs else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    logging.basicConfig(
        level=max(level, logging.WARNING), format="%(asctime)s %(name)s %(levelname)s %(message)s"
    )
