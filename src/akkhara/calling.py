"""Calling operations by name with named arguments, as the command line, batch and HTTP do.

What an operation takes is read off its function: names, types and defaults from the signature,
help from the docstring (its `Parameters:` paragraph), examples from its doctests. A wrong name, a
missing argument or a value of another type is a `RequestError` that says what is valid.
"""

from __future__ import annotations

import ast
import inspect
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal

from akkhara.errors import RequestError
from akkhara.operations import operation

__all__ = ["Help", "Parameter", "call", "describe", "formats", "from_string", "parameters"]

Kind = Literal["str", "int", "float", "bool", "list", "map"]

_SAID: Mapping[Kind, str] = {
    "str": "a string",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "list": "a list",
    "map": "an object",
}
_PARAGRAPH = re.compile(r"^Parameters?:\s*(.*?)(?:\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"^(?:and |or )?((?:`\w+`(?:, | and | or )?)+)[ ,:(]*")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of an operation.

    Fields: `name`; `kinds`, what it may be (str, int, float, bool, list, map); `choices`, the only
    valid strings, when the type says them; `required`; `default`; `help`, from the docstring.
    """

    name: str
    kinds: tuple[Kind, ...]
    choices: tuple[str, ...]
    required: bool
    default: Any
    nullable: bool
    help: str


@dataclass(frozen=True, slots=True)
class Help:
    """What an operation's docstring says: a first line, the rest as plain text, and examples, each
    as the arguments of a call (positional ones under their names)."""

    summary: str
    text: str
    examples: tuple[Mapping[str, Any], ...]


@cache
def parameters(name: str) -> tuple[Parameter, ...]:
    """The parameters of an operation, in order.

    >>> [(p.name, p.kinds, p.required) for p in parameters("convert")][:2]
    [('text', ('str',), True), ('to', ('str',), True)]
    """
    function = operation(name).function()
    said = _parameter_help(inspect.getdoc(function) or "")
    found = []
    for one in inspect.signature(function).parameters.values():
        kinds, choices, nullable = _shape(_annotation(function, one))
        if one.kind is inspect.Parameter.VAR_POSITIONAL:
            kinds = ("list",)
        required = one.default is inspect.Parameter.empty
        found.append(
            Parameter(
                name=one.name,
                kinds=kinds,
                choices=choices,
                required=required and one.kind is not inspect.Parameter.VAR_POSITIONAL,
                default=None if required else one.default,
                nullable=nullable,
                help=said.get(one.name, ""),
            )
        )
    return tuple(found)


@cache
def formats(name: str) -> tuple[str, ...]:
    """The formats in which an operation's result can be saved as a file; none for most.

    >>> formats("siddham.chart"), formats("siddham.chapter")
    (('svg', 'html', 'pdf'), ())
    """
    function = operation(name).function()
    try:
        returned = typing.get_type_hints(function).get("return")
    except NameError:  # a type imported for type checking alone
        return ()
    return tuple(getattr(returned, "formats", ()))


def call(name: str, args: Mapping[str, Any], *, strings: bool = False) -> Any:
    """Calls an operation with named arguments.

    Parameters: `name`, its dotted name; `args`, as JSON gives them; with `strings` every value is a
    string (as on a command line or in a query) and is read by its parameter's type.

    Raises `RequestError` for an unknown operation or argument, a missing one, or a wrong type.

    >>> call("convert", {"text": "ka", "to": "slp1"}).text
    'ka'
    >>> call("convert", {"text": "ka", "target": "slp1"})
    Traceback (most recent call last):
    akkhara.errors.RequestError: convert takes no argument 'target'
    """
    known = {one.name: one for one in parameters(name)}
    for given in args:
        if given not in known:
            near = get_close_matches(str(given), known, 1)
            hint = f"did you mean {near[0]}? " if near else ""
            hint += f"arguments: {', '.join(known) or 'none'}"
            raise RequestError(f"{name} takes no argument {given!r}", hint=hint)
    missing = [one.name for one in known.values() if one.required and one.name not in args]
    if missing:
        wanted = " and ".join(repr(one) for one in missing)
        raise RequestError(f"{name} needs {wanted}", hint=f"arguments: {', '.join(known)}")
    ready = {
        given: from_string(known[given], value)
        if strings and isinstance(value, str)
        else _checked(name, known[given], value)
        for given, value in args.items()
    }
    function = operation(name).function()
    for one in inspect.signature(function).parameters.values():
        if one.kind is inspect.Parameter.VAR_POSITIONAL:
            before = [ready.pop(p) for p in list(known)[: list(known).index(one.name)]]
            return function(*before, *ready.pop(one.name, ()), **ready)
    return function(**ready)


def from_string(parameter: Parameter, text: str) -> Any:
    """A value that was given as a string.

    >>> number = Parameter("number", ("int",), (), True, None, False, "")
    >>> from_string(number, "2")
    2
    >>> from_string(number, "two")
    Traceback (most recent call last):
    akkhara.errors.RequestError: number must be a whole number, not 'two'
    """
    kinds = parameter.kinds
    if "bool" in kinds and text.lower() in ("true", "false", "1", "0", "yes", "no", "on", "off"):
        return text.lower() in ("true", "1", "yes", "on")
    if "int" in kinds and re.fullmatch(r"[+-]?\d{1,18}", text):
        return int(text)
    if "float" in kinds and re.fullmatch(r"[+-]?\d+(\.\d+)?([eE][+-]?\d+)?", text):
        return float(text)
    if "map" in kinds and text.lstrip().startswith("{"):
        import json

        try:
            return json.loads(text)
        except ValueError as error:
            raise RequestError(f"{parameter.name} is not valid JSON: {error}") from None
    if "str" in kinds:
        return _chosen(parameter, text)
    if "list" in kinds:
        return [text]
    raise _wrong(parameter, text)


def _checked(name: str, parameter: Parameter, value: Any) -> Any:
    kinds = parameter.kinds
    if hasattr(value, "read"):  # a stream, which only Python can give
        return value
    if value is None and parameter.nullable:
        return None
    if isinstance(value, bool):
        if "bool" in kinds:
            return value
    elif isinstance(value, str) and "str" in kinds:
        return _chosen(parameter, value)
    elif (
        (isinstance(value, int) and ("int" in kinds or "float" in kinds))
        or (isinstance(value, float) and "float" in kinds)
        or (isinstance(value, list | tuple) and "list" in kinds)
        or (isinstance(value, Mapping) and "map" in kinds)
    ):
        return value
    raise _wrong(parameter, value)


def _chosen(parameter: Parameter, value: str) -> str:
    if parameter.choices and value not in parameter.choices:
        near = get_close_matches(value, parameter.choices, 1)
        hint = (f"did you mean {near[0]}? " if near else "") + "one of: "
        raise RequestError(
            f"{parameter.name} cannot be {value!r}", hint=hint + ", ".join(parameter.choices)
        )
    return value


def _wrong(parameter: Parameter, value: object) -> RequestError:
    wanted = " or ".join(_SAID[kind] for kind in parameter.kinds)
    shown = repr(value)
    if len(shown) > 60:
        shown = shown[:57] + "…"
    return RequestError(f"{parameter.name} must be {wanted}, not {shown}")


def _annotation(function: Any, parameter: inspect.Parameter) -> Any:
    """The parameter's type; text when it names what is imported for type checking alone."""
    found = parameter.annotation
    if not isinstance(found, str):
        return found
    space = dict(vars(typing)) | dict(vars(inspect.getmodule(function) or typing))
    try:
        return eval(found, space)
    except NameError:
        return found


def _shape(annotation: Any) -> tuple[tuple[Kind, ...], tuple[str, ...], bool]:
    """Kinds, choices and whether None is valid."""
    if isinstance(annotation, str):
        return ("str",), (), "None" in annotation
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        kinds: list[Kind] = []
        choices: tuple[str, ...] = ()
        for one in typing.get_args(annotation):
            if one is type(None):
                continue
            more, some, _ = _shape(one)
            kinds += [kind for kind in more if kind not in kinds]
            choices += some
        return tuple(kinds), choices, type(None) in typing.get_args(annotation)
    if typing.get_origin(annotation) is Literal:
        values = typing.get_args(annotation)
        if all(isinstance(value, str) for value in values):
            return ("str",), values, False
        return ("int",), (), False
    return (_kind(annotation),), (), False


def _kind(annotation: Any) -> Kind:
    simple: dict[Any, Kind] = {str: "str", int: "int", float: "float", bool: "bool"}
    if annotation in simple:
        return simple[annotation]
    origin = typing.get_origin(annotation) or annotation
    if inspect.isclass(origin):
        if issubclass(origin, Mapping):
            return "map"
        if issubclass(origin, typing.Collection) and not issubclass(origin, str | bytes):
            return "list"
        if origin is typing.get_origin(typing.Iterable[str]):
            return "list"
    return "str"


def _parameter_help(doc: str) -> dict[str, str]:
    """What the `Parameters:` paragraph says of each: `a`, this; `b` and `c`, that.

    >>> _parameter_help("Does.\\n\\nParameters: `a`, one\\nthing; `b` and `c`, more: or less.")
    {'a': 'one thing', 'b': 'more: or less', 'c': 'more: or less'}
    """
    paragraph = _PARAGRAPH.search(doc)
    said: dict[str, str] = {}
    current: list[str] = []
    if not paragraph:
        return said
    for piece in re.split(r";\s+|\.\s+(?=[`A-Z])", " ".join(paragraph.group(1).split())):
        piece = piece.rstrip(".")
        if piece[:1].isupper():  # another sentence: no longer about the parameters
            break
        names = _NAMED.match(piece)
        named = re.findall(r"`(\w+)`", names.group(1)) if names else []
        fresh = [one for one in named if one not in said]
        if names and fresh:
            current = fresh
            said.update({one: piece[names.end() :].rstrip(") ") for one in current})
        else:
            said.update({one: f"{said[one]}; {piece}" for one in current})
    return said


@cache
def describe(name: str) -> Help:
    """What there is to say about an operation.

    >>> describe("convert").summary
    'Writes text in another script.'
    """
    function = operation(name).function()
    doc = inspect.getdoc(function) or ""
    summary, _, rest = doc.partition("\n\n")
    paragraphs = [
        " ".join(part.split())
        for part in rest.split("\n\n")
        if part.strip() and not part.lstrip().startswith((">>>", "Parameter"))
    ]
    return Help(
        summary=" ".join(summary.split()),
        text="\n\n".join(paragraph.replace("`", "") for paragraph in paragraphs),
        examples=tuple(_examples(function, doc)),
    )


def _examples(function: Any, doc: str) -> typing.Iterator[Mapping[str, Any]]:
    """The calls of the function in its doctests that give only constants."""
    import doctest

    signature = inspect.signature(function)
    for example in doctest.DocTestParser().get_examples(doc):
        if example.want.startswith("Traceback"):
            continue
        try:
            tree = ast.parse(example.source.strip())
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or _called(node) != function.__name__:
                continue
            try:
                args = [ast.literal_eval(arg) for arg in node.args]
                named = {str(word.arg): ast.literal_eval(word.value) for word in node.keywords}
                yield signature.bind(*args, **named).arguments
            except (ValueError, TypeError):
                continue


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""
