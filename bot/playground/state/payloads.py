"""The world as Discord writes it down: JSON payloads for REST answers and gateway events."""

from urllib.parse import quote

from bot.playground.state import permissions
from bot.playground.state.world import (
    HAS_THREAD,
    JSON,
    Attachment,
    Channel,
    Kind,
    Message,
    Role,
    User,
    World,
)

LINK_LIFE = 24 * 3600
"""Seconds for which a link to an attachment works, as on Discord's CDN."""


class Payloads:
    """Writes payloads; knows the address under which attachments are served."""

    def __init__(self, world: World, cdn: str) -> None:
        self.world = world
        self.cdn = cdn

    def user(self, user: User) -> JSON:
        """A user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "global_name": None if user.bot else user.display,
            "avatar": None,
            "discriminator": "0",
            "public_flags": 0,
            "flags": 0,
            "bot": user.bot,
            "system": False,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "display_name_styles": None,
        }

    def member(self, user: User, channel: Channel | None = None) -> JSON:
        """A member of the server; with a channel, also what they may do there (as in interactions)."""
        member: JSON = {
            "user": self.user(user),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [str(role) for role in user.roles],
            "joined_at": self.world.clock.stamp(user.joined),
            "premium_since": None,
            "communication_disabled_until": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }
        if channel is not None:
            member["permissions"] = str(self.world.rights(user, channel))
        return member

    def role(self, role: Role) -> JSON:
        """A role object."""
        tags = {"tags": {"bot_id": str(role.managed_by)}} if role.managed_by else {}
        return {
            "id": str(role.id),
            "name": role.name,
            "description": None,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed_by is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            **tags,
        }

    def channel(self, channel: Channel) -> JSON:
        """A text channel, thread or direct-message channel."""
        newest_first = reversed(channel.messages.values())
        last = next((str(message.id) for message in newest_first if message.audience is None), None)
        common: JSON = {"id": str(channel.id), "type": int(channel.kind), "flags": 0, "last_message_id": last}
        if channel.is_dm:
            others = [self.world.users[member] for member in channel.members]
            return common | {"recipients": [self.user(user) for user in others if not user.bot]}
        common |= {
            "guild_id": str(self.world.guild_id),
            "name": channel.name,
            "rate_limit_per_user": channel.slow_mode,
        }
        if channel.is_thread:
            return common | self._thread_part(channel)
        return common | {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "parent_id": None,
            "last_pin_timestamp": None,
            "permission_overwrites": [
                self._overwrite(target, allow, deny) for target, (allow, deny) in channel.overwrites.items()
            ],
        }

    def _overwrite(self, target: int, allow: int, deny: int) -> JSON:
        kind = 0 if target in self.world.roles else 1
        return {"id": str(target), "type": kind, "allow": str(allow), "deny": str(deny)}

    def _thread_part(self, thread: Channel) -> JSON:
        stamp = self.world.clock.stamp
        metadata = {
            "archived": thread.archived,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": stamp(thread.archive_changed),
            "locked": thread.locked,
            "create_timestamp": stamp(thread.created),
        }
        if thread.kind is Kind.PRIVATE_THREAD:
            metadata["invitable"] = False
        part: JSON = {
            "parent_id": str(thread.parent.id if thread.parent else 0),
            "owner_id": str(thread.owner_id),
            "thread_metadata": metadata,
            "message_count": thread.present,
            "total_message_sent": thread.sent,
            "member_count": min(len(thread.members), 50),
        }
        if self.world.bot.id in thread.members:
            part["member"] = self.thread_member(thread, self.world.bot)
        return part

    def thread_member(self, thread: Channel, user: User) -> JSON:
        """Somebody's membership of a thread."""
        joined = self.world.clock.stamp(thread.created)
        return {"id": str(thread.id), "user_id": str(user.id), "join_timestamp": joined, "flags": 0}

    def guild(self) -> JSON:
        """The server, without its members and channels."""
        return {
            "id": str(self.world.guild_id),
            "name": self.world.guild_name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "home_header": None,
            "description": None,
            "owner_id": str(self.world.people()[0].id if self.world.people() else self.world.bot.id),
            "region": "loopback",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw": False,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": self.world.guild_locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "max_members": 500_000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "features": [],
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
            "roles": [self.role(role) for role in self.world.roles.values()],
        }

    def whole_guild(self) -> JSON:
        """The server as GUILD_CREATE carries it."""
        channels = list(self.world.channels.values())
        return self.guild() | {
            "joined_at": self.world.clock.stamp(self.world.bot.joined),
            "large": False,
            "unavailable": False,
            "member_count": len(self.world.users),
            "members": [self.member(self.world.bot)],
            "channels": [self.channel(channel) for channel in channels if channel.kind is Kind.TEXT],
            "threads": [self.channel(channel) for channel in channels if self._shown_thread(channel)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _shown_thread(self, channel: Channel) -> bool:
        visible = self.world.may(self.world.bot, channel, "view_channel")
        return channel.is_thread and not channel.archived and visible

    def attachment(self, attachment: Attachment) -> JSON:
        """An attachment with a link that works for a day."""
        url = self.link(attachment)
        size = {"width": attachment.width, "height": attachment.height} if attachment.width else {}
        described = {"description": attachment.description} if attachment.description else {}
        return {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.content),
            "content_type": attachment.content_type,
            "url": url,
            "proxy_url": url,
            **size,
            **described,
        }

    def link(self, attachment: Attachment) -> str:
        """The signed, expiring address of a file."""
        expires = int(self.world.clock.now()) + LINK_LIFE
        name = quote(attachment.filename)
        return f"{self.cdn}/attachments/{attachment.channel_id}/{attachment.id}/{name}?ex={expires:x}"

    def message(self, message: Message) -> JSON:
        """A message object."""
        stamp = self.world.clock.stamp
        mentioned = [self.user(self.world.users[user]) for user in message.mentions.users]
        payload: JSON = {
            "id": str(message.id),
            "channel_id": str(message.channel.id),
            "type": message.kind,
            "content": message.content,
            "author": self.user(message.author),
            "timestamp": stamp(message.created),
            "edited_timestamp": None if message.edited is None else stamp(message.edited),
            "mentions": mentioned,
            "mention_roles": [str(role) for role in message.mentions.roles],
            "mention_everyone": message.mentions.everyone,
            "attachments": [self.attachment(attachment) for attachment in message.attachments],
            "embeds": [self._linked(embed, message) for embed in message.embeds],
            "components": [self._linked(component, message) for component in message.components],
            "flags": message.flags | (HAS_THREAD if message.thread else 0),
            "pinned": message.pinned,
            "tts": False,
        }
        return payload | self._message_extras(message)

    def _message_extras(self, message: Message) -> JSON:
        extras: JSON = {}
        if message.nonce is not None:
            extras["nonce"] = message.nonce
        if message.webhook:
            extras |= {"webhook_id": str(message.author.id), "application_id": str(message.author.id)}
        if message.interaction:
            extras["interaction_metadata"] = message.interaction
        if message.reference:
            extras["message_reference"] = message.reference
        if message.reactions:
            extras["reactions"] = self._reactions(message)
        if message.thread:
            extras["thread"] = self.channel(message.thread)
        return extras

    def _reactions(self, message: Message) -> list[JSON]:
        return [
            {
                "emoji": {"id": None, "name": emoji},
                "count": len(users),
                "count_details": {"burst": 0, "normal": len(users)},
                "burst_colors": [],
                "me": self.world.bot.id in users,
                "me_burst": False,
            }
            for emoji, users in message.reactions.items()
        ]

    def _linked(self, node: JSON, message: Message) -> JSON:
        """A copy in which links to attachments are fresh."""
        copied: JSON = {}
        for key, value in node.items():
            if isinstance(value, dict):
                copied[key] = self._linked(value, message)
            elif isinstance(value, list):
                copied[key] = [self._linked(v, message) if isinstance(v, dict) else v for v in value]
            else:
                copied[key] = value
        if attachment := self.world.attachments.get(int(node.get("attachment_id") or 0)):
            copied["url"] = copied["proxy_url"] = self.link(attachment)
        return copied

    def rights(self, user: User, channel: Channel) -> list[str]:
        """The names of what somebody may do in a channel, for the page."""
        return permissions.names(self.world.rights(user, channel))
