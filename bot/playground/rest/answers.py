"""Interaction callbacks and the follow-ups that an interaction's token allows."""

from typing import Any

from bot.playground.interactions import MESSAGE, UPDATE, Interaction, Interactions
from bot.playground.rest.api import Call, Handler
from bot.playground.state.payloads import Payloads
from bot.playground.state.refusal import refuse
from bot.playground.state.world import EPHEMERAL, JSON

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


class Answers:
    """What the bot says to an interaction."""

    def __init__(self, interactions: Interactions, payloads: Payloads) -> None:
        self.interactions = interactions
        self.payloads = payloads

    def routes(self) -> list[tuple[str, Handler]]:
        """The routes of this resource."""
        return [
            ("POST /interactions/{interaction_id}/{token}/callback", self.callback),
            (f"POST {_WEBHOOK}", self.follow_up),
            (f"GET {_WEBHOOK}/messages/{{message_id}}", self.read),
            (f"PATCH {_WEBHOOK}/messages/{{message_id}}", self.edit),
            (f"DELETE {_WEBHOOK}/messages/{{message_id}}", self.delete),
        ]

    async def callback(self, call: Call) -> Any:
        """POST /interactions/{id}/{token}/callback."""
        interaction = self.interactions.acknowledge(
            call.number("interaction_id"), call.params["token"], call.form()
        )
        wanted = call.query.get("with_response", "").lower() in ("1", "true")
        return self._response(interaction) if wanted else None

    def _response(self, interaction: Interaction) -> JSON:
        """The ids always; the message itself only when one was written or changed, as Discord documents it."""
        about: JSON = {"id": str(interaction.id), "type": interaction.kind}
        if message := interaction.original:
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = interaction.waiting
            about["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
            if interaction.answer in (MESSAGE, UPDATE):
                resource = {"type": interaction.answer, "message": self.payloads.message(message)}
                return {"interaction": about, "resource": resource}
        return {"interaction": about}

    def _token(self, call: Call) -> str:
        if call.params["webhook_id"] != str(self.interactions.world.application_id):
            raise refuse(10015)
        return call.params["webhook_token"]

    @staticmethod
    def _which(call: Call) -> int | None:
        return None if call.params["message_id"] == "@original" else call.number("message_id")

    async def follow_up(self, call: Call) -> JSON:
        """POST /webhooks/{application}/{token}."""
        return self.payloads.message(self.interactions.follow_up(self._token(call), call.form()))

    async def read(self, call: Call) -> JSON:
        """GET /webhooks/{application}/{token}/messages/{message}."""
        return self.payloads.message(self.interactions.answer_message(self._token(call), self._which(call)))

    async def edit(self, call: Call) -> JSON:
        """PATCH /webhooks/{application}/{token}/messages/{message}."""
        token, which = self._token(call), self._which(call)
        self.interactions.answer_message(token, which)
        return self.payloads.message(self.interactions.edit_answer(token, which, call.form()))

    async def delete(self, call: Call) -> None:
        """DELETE /webhooks/{application}/{token}/messages/{message}."""
        self.interactions.delete_answer(self._token(call), self._which(call))
