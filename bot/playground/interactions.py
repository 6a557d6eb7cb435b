"""An interaction's life: sent to the bot, acknowledged within 3 seconds, followed up for 15 minutes."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.playground.checks.components import ComponentCheck, completed
from bot.playground.checks.forms import FILE_LIMIT, Form, Writer, check_message
from bot.playground.state.payloads import Payloads
from bot.playground.state.refusal import Complaints, refuse
from bot.playground.state.world import EPHEMERAL, JSON, LOADING, Channel, Message, User, World

ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ALLOWED = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}


@dataclass(eq=False)
class Interaction:
    """One use of a command, button, menu or modal by somebody."""

    id: int
    kind: int
    token: str
    user: User
    channel: Channel
    data: JSON
    created: float
    message: Message | None = None
    command_name: str = ""
    trigger: "Interaction | None" = None
    answer: int | None = None
    original: Message | None = None
    waiting: bool = False
    modal: JSON | None = None
    choices: list[JSON] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def state(self) -> str:
        """How far it is: sent, deferred, answered, updated, chosen or modal."""
        if self.waiting:
            return "deferred"
        names = {None: "sent", CHOICES: "choices", MODAL: "modal", UPDATE: "updated", DEFER_UPDATE: "updated"}
        return names.get(self.answer, "answered")


class Interactions:
    """All interactions, and what the bot may do with each."""

    def __init__(self, world: World, payloads: Payloads, send: Callable[[str, JSON, bool], None]) -> None:
        self.world = world
        self.payloads = payloads
        self.writer = Writer(world)
        self._send = send
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}

    def start(self, kind: int, user: User, channel: Channel, data: JSON, **fields: object) -> Interaction:
        """Somebody does something: the bot is told."""
        now = self.world.clock.now()
        self._forget(now)
        token = f"aW50ZXJhY3Rpb246{secrets.token_urlsafe(48)}"
        interaction = Interaction(self.world.ids.next(), kind, token, user, channel, data, now, **fields)  # type: ignore[arg-type]
        self._by_id[interaction.id] = self._by_token[token] = interaction
        self._send("INTERACTION_CREATE", self._payload(interaction), not channel.is_dm)
        return interaction

    def _forget(self, now: float) -> None:
        """Interactions whose token died long ago need not be remembered."""
        for old in list(itertools.islice(self._by_id.values(), 10)):
            if now - old.created > 2 * TOKEN_LIFE:
                del self._by_id[old.id], self._by_token[old.token]

    def _payload(self, interaction: Interaction) -> JSON:
        world, channel, user = self.world, interaction.channel, interaction.user
        payload: JSON = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self.payloads.channel(channel) | {"permissions": str(world.rights(user, channel))},
            "locale": user.locale,
            "app_permissions": str(world.rights(world.bot, channel)),
            "attachment_size_limit": FILE_LIMIT,
            "entitlements": [],
            "entitlement_sku_ids": [],
        }
        if interaction.message:
            payload["message"] = self.payloads.message(interaction.message)
        if channel.is_dm:
            owners = {"0": "0", "1": str(user.id)}
            return payload | {
                "user": self.payloads.user(user),
                "context": 1,
                "authorizing_integration_owners": owners,
            }
        return payload | {
            "guild_id": str(world.guild_id),
            "guild": {"id": str(world.guild_id), "locale": world.guild_locale, "features": []},
            "guild_locale": world.guild_locale,
            "member": self.payloads.member(user, channel),
            "context": 0,
            "authorizing_integration_owners": {"0": str(world.guild_id)},
        }

    def find(self, interaction_id: int) -> Interaction:
        """An interaction by id; refuses with 10062."""
        if interaction := self._by_id.get(interaction_id):
            return interaction
        raise refuse(10062)

    def alive(self, token: str) -> Interaction:
        """The acknowledged interaction with a token that still works; refuses with 10015 or 50027."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise refuse(10015)
        if self.world.clock.now() - interaction.created > TOKEN_LIFE:
            raise refuse(50027)
        return interaction

    async def outcome(self, interaction: Interaction) -> bool:
        """Wait until it is acknowledged (True) or three seconds of the playground's clock have passed (False)."""
        ack = asyncio.ensure_future(interaction.acknowledged.wait())
        limit = interaction.created + ACKNOWLEDGE_WITHIN
        late = asyncio.ensure_future(self.world.clock.sleep_until(limit))
        await asyncio.wait({ack, late}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ack, late):
            task.cancel()
        return interaction.answer is not None

    # what the bot answers

    def acknowledge(self, interaction_id: int, token: str, form: Form) -> Interaction:
        """The first answer; refuses late ones with 10062, second ones with 40060, unfit ones with 50035."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refuse(10062)
        if interaction.answer is not None:
            raise refuse(40060)
        if self.world.clock.now() - interaction.created > ACKNOWLEDGE_WITHIN:
            raise refuse(10062)
        kind = form.body.get("type")
        allowed = set(_ALLOWED[interaction.kind])
        if interaction.kind == MODAL_SUBMIT and interaction.message is None:
            allowed -= {UPDATE, DEFER_UPDATE}
        if kind not in allowed:
            _refuse_type(allowed)
        self._act(interaction, int(kind or 0), Form(form.body.get("data") or {}, form.files))
        interaction.answer = int(kind or 0)
        interaction.acknowledged.set()
        if not interaction.waiting:
            interaction.settled.set()
        return interaction

    def _act(self, interaction: Interaction, kind: int, data: Form) -> None:
        if kind == MESSAGE:
            interaction.original = self._create(interaction, data)
        elif kind == DEFER:
            interaction.waiting = True
            interaction.original = self._thinking(interaction, data)
        elif kind == UPDATE:
            interaction.original = self._source(interaction)
            self.edit(interaction.original, data)
        elif kind == DEFER_UPDATE:
            interaction.original = self._source(interaction)
        elif kind == CHOICES:
            interaction.choices = checked_choices(data.body.get("choices"))
        elif kind == MODAL:
            interaction.modal = checked_modal(data.body)

    @staticmethod
    def _source(interaction: Interaction) -> Message:
        if interaction.message is None:
            raise refuse(10008)
        return interaction.message

    def _blank(self, interaction: Interaction, flags: int) -> Message:
        world = self.world
        message = Message(
            world.ids.next(),
            interaction.channel,
            world.bot,
            world.clock.now(),
            flags=flags,
            webhook=True,
            audience=interaction.user.id if flags & EPHEMERAL else None,
            interaction=self._metadata(interaction),
        )
        message.kind = 20 if interaction.kind == COMMAND and interaction.original is None else 0
        source = interaction.original or interaction.message
        if source is not None:
            message.kind = 19
            message.reference = {
                "type": 0,
                "message_id": str(source.id),
                "channel_id": str(source.channel.id),
                **({} if source.channel.is_dm else {"guild_id": str(world.guild_id)}),
            }
        return message

    def _metadata(self, interaction: Interaction) -> JSON:
        metadata: JSON = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": self.payloads.user(interaction.user),
            "authorizing_integration_owners": {"0": str(self.world.guild_id)},
        }
        if interaction.command_name:
            metadata |= {"name": interaction.command_name, "command_type": 1}
        if interaction.message and interaction.kind == COMPONENT:
            metadata["interacted_message_id"] = str(interaction.message.id)
        if interaction.trigger:
            metadata["triggering_interaction_metadata"] = self._metadata(interaction.trigger)
        return metadata

    def _create(self, interaction: Interaction, form: Form) -> Message:
        check_message(form)
        message = self._blank(interaction, form.flags & EPHEMERAL)
        self.writer.fill(message, form)
        return self.world.add_message(message)

    def _thinking(self, interaction: Interaction, form: Form) -> Message:
        if form.flags & ~EPHEMERAL:
            complaints = Complaints()
            complaints.add(("data", "flags"), "BITFIELD_INVALID", "Only EPHEMERAL may be set when deferring.")
            complaints.settle()
        return self.world.add_message(self._blank(interaction, (form.flags & EPHEMERAL) | LOADING))

    def follow_up(self, token: str, form: Form) -> Message:
        """A message after the first answer; after a deferral the first one fills the waiting message."""
        interaction = self.alive(token)
        if interaction.waiting and interaction.original:
            return self.edit_answer(token, interaction.original.id, form)
        message = self._create(interaction, form)
        interaction.followups.append(message)
        return message

    def answer_message(self, token: str, message_id: int | None) -> Message:
        """The original answer (None) or a later one; refuses with 10008."""
        interaction = self.alive(token)
        mine = [message for message in (interaction.original, *interaction.followups) if message]
        wanted = interaction.original if message_id is None else None
        found = next((message for message in mine if message.id == message_id), wanted)
        if found is None or found.id not in found.channel.messages:
            raise refuse(10008)
        return found

    def edit_answer(self, token: str, message_id: int | None, form: Form) -> Message:
        """Change an answer; the first change after a deferral is the answer itself."""
        interaction = self.alive(token)
        message = self.answer_message(token, message_id)
        if message is interaction.original and interaction.waiting:
            check_message(form, old=message)
            message.flags &= ~LOADING
            self.edit(message, form, edited=False, pings=True)
            interaction.waiting = False
            interaction.settled.set()
        else:
            self.edit(message, form)
        return message

    def edit(self, message: Message, form: Form, *, edited: bool = True, pings: bool = False) -> None:
        """Apply an edit to a message, if Discord would."""
        check_message(form, old=message)
        if message.channel.archived and message.audience is None:
            raise refuse(50083)
        self.writer.fill(message, form, pings=pings)
        self.world.message_changed(message, edited=edited)

    def delete_answer(self, token: str, message_id: int | None) -> None:
        """Delete an answer."""
        interaction = self.alive(token)
        self.world.remove_message(self.answer_message(token, message_id))
        interaction.waiting = False
        interaction.settled.set()


def _refuse_type(allowed: set[int]) -> None:
    complaints = Complaints()
    choices = ", ".join(str(kind) for kind in sorted(allowed))
    complaints.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
    complaints.settle()


def checked_choices(choices: list[JSON] | None) -> list[JSON]:
    """Autocomplete choices within the limits: at most 25, names and string values of 1-100 characters."""
    complaints = Complaints()
    choices = choices or []
    complaints.count(("data", "choices"), len(choices), 0, 25)
    for index, choice in enumerate(choices):
        complaints.length(("data", "choices", index, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            complaints.length(("data", "choices", index, "value"), choice["value"], 1, 100)
    complaints.settle()
    return choices


def checked_modal(modal: JSON) -> JSON:
    """A modal within the limits."""
    complaints = Complaints()
    complaints.length(("data", "title"), modal.get("title"), 1, 45)
    complaints.length(("data", "custom_id"), modal.get("custom_id"), 1, 100)
    ComponentCheck(complaints).modal(modal.get("components") or [])
    complaints.settle()
    return modal | {"components": completed(modal["components"])}
