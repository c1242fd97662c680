"""The OpenAPI description of the API, made from the table of operations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from akkhara import __version__
from akkhara.calling import Parameter, describe
from akkhara.web.api import offered, taken
from akkhara.web.limits import Limits

__all__ = ["description"]

_TYPES: Mapping[str, Mapping[str, Any]] = {
    "str": {"type": "string"},
    "int": {"type": "integer"},
    "float": {"type": "number"},
    "bool": {"type": "boolean"},
    "list": {"type": "array", "items": {}},
    "map": {"type": "object"},
}
_ERRORS = {
    "400": "the arguments are wrong: the error says what is, and what would be right",
    "404": "there is no such operation here",
    "413": "the request or its answer is too large",
    "415": "the body is not JSON",
    "422": "the request takes more time or memory than there is for one",
    "429": "too many requests are waiting",
}


@cache
def description() -> Mapping[str, Any]:
    """The description as data.

    >>> sorted(description()["paths"]["/api/convert"])
    ['get', 'post']
    """
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Akkhara",
            "version": __version__,
            "summary": "Siddhaṃ syllables and Kaccāyana's grammar of Pali, with the rules.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": {f"/api/{name}": _path(name) for name in offered()},
        "components": {
            "schemas": {"Answer": _ANSWER, "Failure": _FAILURE},
            "responses": {f"Error{status}": _response(said) for status, said in _ERRORS.items()},
        },
    }


_ANSWER = {
    "type": "object",
    "required": ["ok", "result"],
    "properties": {"ok": {"const": True}, "result": {}},
}
_FAILURE = {
    "type": "object",
    "required": ["ok", "error"],
    "properties": {
        "ok": {"const": False},
        "error": {
            "type": "object",
            "required": ["type", "message", "hint"],
            "properties": {
                "type": {"type": "string"},
                "message": {"type": "string"},
                "hint": {"type": "string"},
            },
        },
    },
}


def _response(said: str) -> Mapping[str, Any]:
    return {"description": said, "content": _content("Failure")}


def _content(schema: str) -> Mapping[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _path(name: str) -> Mapping[str, Any]:
    said = describe(name)
    room = name.partition(".")[0] if "." in name else "text"
    shared: Mapping[str, Any] = {
        "summary": said.summary,
        "description": said.text,
        "tags": [room],
        "responses": {
            "200": {"description": "the result", "content": _content("Answer")},
            **{status: {"$ref": f"#/components/responses/Error{status}"} for status in _ERRORS},
        },
    }
    own = taken(name)
    return {
        "get": {
            **shared,
            "operationId": f"get.{name}",
            "parameters": [_parameter(name, one) for one in own],
        },
        "post": {
            **shared,
            "operationId": f"post.{name}",
            "requestBody": {
                "required": any(one.required for one in own),
                "content": {"application/json": {"schema": _body(name, own)}},
            },
        },
    }


def _parameter(name: str, one: Parameter) -> Mapping[str, Any]:
    return {
        "name": one.name,
        "in": "query",
        "required": one.required,
        "description": one.help,
        "schema": _schema(name, one, query=True),
    }


def _body(name: str, own: tuple[Parameter, ...]) -> Mapping[str, Any]:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [one.name for one in own if one.required],
        "properties": {
            one.name: {**_schema(name, one, query=False), "description": one.help} for one in own
        },
    }


def _schema(name: str, one: Parameter, *, query: bool) -> dict[str, Any]:
    limits = Limits()
    most = limits.document if (name, one.name) == ("read", "source") else limits.text
    shapes: list[dict[str, Any]] = []
    for kind in one.kinds:
        shape = dict(_TYPES[kind])
        if kind == "str" and one.choices:
            shape["enum"] = list(one.choices)
        elif kind == "str":
            shape["maxLength"] = most
        elif kind == "list":
            shape["maxItems"] = limits.items
        elif one.name == "n":
            shape["maximum"] = limits.n
        shapes.append(shape)
    if one.nullable and not query:
        shapes.append({"type": "null"})
    schema: dict[str, Any] = shapes[0] if len(shapes) == 1 else {"anyOf": shapes}
    if isinstance(one.default, str | int | float | bool):
        schema["default"] = one.default
    return schema
