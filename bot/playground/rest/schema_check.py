"""Checks requests and answers against Discord's own OpenAPI description, where that file is given.

`jsonschema_rs` is a development dependency and the file isn't part of the product: without either, nothing is
checked. One relaxation: a snowflake may also be an integer, since discord.py sends some so and Discord takes both.
"""

import functools
import json
import re
from pathlib import Path
from typing import Any

JSON = dict[str, Any]


class SchemaCheck:
    """The check against one description; `SchemaCheck(None)` finds nothing wrong with anything."""

    def __init__(self, description: Path | None) -> None:
        self._description = _load(description) if description else None

    @property
    def active(self) -> bool:
        """Whether there is something to check against."""
        return self._description is not None

    def request(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request's body, one line a fault."""
        if self._description is None or body is None:
            return []
        return self._description.faults(method, path, "request", body)

    def response(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with the playground's own answer."""
        if self._description is None or body is None:
            return []
        return self._description.faults(method, path, "response", body)


class Description:
    """A parsed OpenAPI file and the validators made from it so far."""

    def __init__(self, document: JSON) -> None:
        self._document = document
        snowflake = document["components"]["schemas"]["SnowflakeType"]
        snowflake |= {"type": ["string", "integer"]}
        self._templates = [
            (re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))), template)
            for template in sorted(document["paths"], key=lambda template: template.count("{"))
        ]
        self._validators: dict[tuple[str, str, str], Any] = {}

    def faults(self, method: str, path: str, side: str, body: Any) -> list[str]:
        """One line for each fault of a body."""
        template = self._template(method, path)
        if template is None:
            return [f"{method} {path} is not in Discord's description"]
        key = (method, template, side)
        if key not in self._validators:
            self._validators[key] = self._compile(*key)
        validator = self._validators[key]
        if validator is None:
            return []
        return [_line(method, path, side, error) for error in _shallow(validator, body)]

    def _template(self, method: str, path: str) -> str | None:
        for pattern, template in self._templates:
            if pattern.fullmatch(path) and method.lower() in self._document["paths"][template]:
                return str(template)
        return None

    def _compile(self, method: str, template: str, side: str) -> Any:
        from jsonschema_rs import Draft202012Validator

        operation = self._document["paths"][template][method.lower()]
        holder = operation.get("requestBody", {}) if side == "request" else self._success(operation)
        content = holder.get("content", {}).get("application/json")
        if content is None:
            return None
        return Draft202012Validator(content["schema"] | {"components": self._document["components"]})

    @staticmethod
    def _success(operation: JSON) -> JSON:
        answers: JSON = operation["responses"]
        return next((answers[status] for status in ("200", "201") if status in answers), {})


def _shallow(validator: Any, body: Any) -> list[Any]:
    return [] if validator.is_valid(body) else list(validator.iter_errors(body))[:3]


def _line(method: str, path: str, side: str, error: Any) -> str:
    where = "/".join(str(part) for part in error.instance_path)
    return f"{method} {path} ({side}) at /{where}: {error.message[:300]}"


@functools.cache
def _load(path: Path) -> Description | None:
    try:
        import jsonschema_rs  # noqa: F401
    except ImportError:
        return None
    return Description(json.loads(path.read_text(encoding="utf-8")))
