"""Component data: a game's `components.yaml`, with corrections laid over it, decoded into frozen structs and checked.

Whatever can't be right is refused with the file and the line that is wrong. A correction is a file `<game>.yaml` that
holds only what differs, every changed part with its `src`; records of a list are found by their first field.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import yaml

from engine.kernel.errors import ComponentError

Count = Annotated[int, msgspec.Meta(ge=0)]
"""A printed number of things: never negative."""

WRAPPERS = ("items", "list")
"""Where a block has a `src` and holds nothing but records, they stand under one of these names."""

Box = TypeVar("Box")
Node = yaml.Node

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_AT = re.compile(r" - at `(?P<path>[^`]*)`")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, cache_hash=True):
    """A part of the data; `src` names the origin of its numbers ("": as the block around it)."""

    src: str = ""


class Correction(msgspec.Struct, frozen=True):
    """A printed value that a correction has changed: the place in the data, both values, and who says so."""

    place: str
    was: Any
    now: Any
    src: str


class Data(msgspec.Struct, frozen=True):
    """A game's data as the files have them: `tree` with the corrections laid over `printed`, `hash` of their texts."""

    game: str
    printed: dict[str, Any]
    tree: dict[str, Any]
    hash: str
    corrections: tuple[Correction, ...]
    node: Any


_corrections: dict[str, Path] = {}
_loaded: dict[str, Data] = {}


def correct(folder: Path) -> None:
    """Lay the files of a folder over the component data of all games that are loaded from now on.

    Raises ComponentError where there is no such folder, or where a game that they correct is loaded already.
    """
    if not folder.is_dir():
        raise ComponentError(f"{folder}: no such folder of corrections")
    files = {path.stem: path for path in sorted(folder.glob("*.yaml"))}
    if late := [game for game in files if game in _loaded]:
        raise ComponentError(f"{folder}: {', '.join(late)} is loaded already; corrections come first")
    _corrections.update(files)


def corrected_games() -> tuple[str, ...]:
    """Name the games for which there are files of corrections."""
    return tuple(_corrections)


def read(game: str, printed: Path) -> Data:
    """Read a game's data from its file of printed components, and its corrections. Raises ComponentError."""
    files = [printed] + ([_corrections[game]] if game in _corrections else [])
    _loaded[game] = parse(game, {path.name: path.read_bytes() for path in files})
    return _loaded[game]


def parse(game: str, texts: Mapping[str, bytes]) -> Data:
    """Read a game's data from the texts of its files by their names, the printed one first. Raises ComponentError."""
    nodes = [_composed(name, text) for name, text in texts.items()]
    corrections: tuple[Correction, ...] = ()
    node, tree = nodes[0], _plain(nodes[0])
    before = tree
    if len(nodes) > 1:
        _must_tell_origin(nodes[1], told=False)
        node = _merged(nodes[0], nodes[1])
        tree = _plain(node)
        corrections = tuple(_differences(before, tree, nodes[1]))
    return Data(game, before, tree, sha256(b"\0".join(texts.values())).hexdigest()[:16], corrections, node)


def loaded(game: str) -> Data | None:
    """Give the data that a game was loaded from; None for one that has none."""
    return _loaded.get(game)


def decode(
    data: Data,
    box: type[Box],
    faults: Callable[[Box], Iterable[str]],
    dec_hook: Callable[[type, Any], Any] | None = None,
) -> Box:
    """Build the frozen structs, and check them with the game's own `faults`. Raises ComponentError.

    A fault reads "GY3: ..." or "orders.early: ...": the record or the place that shows it, and what is wrong.
    """
    try:
        found = msgspec.convert(data.tree, box, strict=False, dec_hook=dec_hook)
    except msgspec.ValidationError as error:
        raise ComponentError(_located(data.node, str(error))) from error
    _must_keep_signs(data)
    wrong = [f"{_shown(data.node, fault)}: {fault}" for fault in faults(found)]
    if wrong:
        raise ComponentError("\n".join(wrong))
    return found


def entries(data: Any) -> Iterator[tuple[str, Any]]:
    """Yield each single value of a tree of plain data with its place, records of lists by their first field."""
    if isinstance(data, dict):
        inner: Iterable[tuple[Any, Any]] = data.items()
    elif isinstance(data, list):
        inner = zip(_names(data), data, strict=True)
    else:
        yield "", data
        return
    for name, part in inner:
        for place, value in entries(part):
            yield f"{name}.{place}".rstrip("."), value


# --- reading --------------------------------------------------------------------------------------------


def _composed(name: str, text: bytes) -> Node:
    loader = _Loader(text)
    try:
        node: Node | None = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ComponentError(f"{name}, line {line}: {error.problem}") from error
    finally:
        loader.dispose()
    if not isinstance(node, yaml.MappingNode):
        raise ComponentError(f"{name}, line 1: not a table of components")
    _name_file(node, name)
    return node


def _name_file(node: Node, name: str) -> None:
    """Write the file's name into every node's mark: the parser knows lines only."""
    node.start_mark = yaml.Mark(name, 0, node.start_mark.line, node.start_mark.column, None, 0)
    for inner in _children(node):
        _name_file(inner, name)


def _children(node: Node) -> list[Node]:
    if isinstance(node, yaml.MappingNode):
        return [part for pair in node.value for part in pair]
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []


def _plain(node: Node) -> Any:
    constructor = yaml.constructor.SafeConstructor()
    return constructor.construct_document(node)


# --- corrections ----------------------------------------------------------------------------------------


def _must_tell_origin(node: Node, *, told: bool) -> None:
    """Refuse a corrected value without a `src` in its own record or around it."""
    if isinstance(node, yaml.MappingNode):
        told = told or any(str(key.value).endswith("src") for key, _ in node.value)
        for _, value in node.value:
            _must_tell_origin(value, told=told)
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            _must_tell_origin(inner, told=told)
    elif not told:
        raise ComponentError(f"{_line(node)}: a correction without a src that says who knows better")


def _must_keep_signs(data: Data) -> None:
    """Refuse a negative number in a field that is negative nowhere in the printed data: a price, a count, a limit."""
    numbers = ((place, value) for place, value in entries(data.printed) if isinstance(value, int | float))
    signed = {place.rpartition(".")[2] for place, value in numbers if value < 0}
    for each in data.corrections:
        field = each.place.rpartition(".")[2]
        if isinstance(each.now, int | float) and each.now < 0 and field not in signed:
            raise ComponentError(
                f"{_where(data.node, each.place.split('.'))}: {each.place} can't be {each.now}"
            )


def _merged(base: Node, over: Node) -> Node:
    """Lay one tree over another: tables by key, lists of records by their first field, all else replaced."""
    if isinstance(base, yaml.MappingNode) and isinstance(over, yaml.MappingNode):
        pairs = {key.value: (key, value) for key, value in base.value}
        for key, value in over.value:
            known = pairs.get(key.value)
            pairs[key.value] = (key, _merged(known[1], value) if known else value)
        return _like(over, list(pairs.values()))
    if isinstance(base, yaml.SequenceNode) and isinstance(over, yaml.SequenceNode) and _has_records(base):
        records = {_first(record): record for record in base.value}
        for record in over.value:
            name = _first(record)
            if name not in records:
                raise ComponentError(f"{_line(record)}: there is no {name} to correct")
            records[name] = _merged(records[name], record)
        return _like(over, list(records.values()))
    return over


def _like(over: Node, value: list[Any]) -> Node:
    node: Node = type(over)(over.tag, value, over.start_mark, over.end_mark)
    return node


def _has_records(node: Node) -> bool:
    """Whether a list's records can be told apart by their first fields."""
    names = [_first(record) for record in node.value]
    return bool(names) and None not in names and len(set(names)) == len(names)


def _first(record: Node) -> tuple[str, str] | None:
    if not isinstance(record, yaml.MappingNode) or not record.value:
        return None
    key, value = record.value[0]
    return (key.value, value.value) if isinstance(value, yaml.ScalarNode) else None


def _differences(before: Any, after: Any, over: Node) -> Iterator[Correction]:
    was, now = dict(entries(before)), dict(entries(after))
    for place in dict.fromkeys([*was, *now]):
        if was.get(place) != now.get(place) and not place.endswith("src"):
            yield Correction(place, was.get(place), now.get(place), _origin(over, place.split(".")))


def _origin(over: Node, steps: list[str]) -> str:
    """Give the `src` nearest to a place in a correction."""
    nearest, node = "", over
    for step in [*steps, ""]:
        if isinstance(node, yaml.MappingNode):
            told = [value.value for key, value in node.value if key.value in ("src", f"{step}_src")]
            nearest = str(told[-1]) if told else nearest
        inner = _inner(node, step)
        if inner is None:
            break
        node = inner
    return nearest


# --- where something stands ------------------------------------------------------------------------------


def _names(records: list[Any]) -> list[str]:
    """Name the records of a list: by their first field where that tells them apart, else by their number."""
    first = [next(iter(record.values()), None) if isinstance(record, dict) else None for record in records]
    named = [str(name) for name in first if isinstance(name, str | int)]
    return named if len(set(named)) == len(records) else [str(number) for number in range(len(records))]


def _inner(node: Node, step: str) -> Node | None:
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if str(key.value) == step), None)
    if isinstance(node, yaml.SequenceNode):
        named = (record for record in node.value if (first := _first(record)) and first[1] == step)
        numbered = node.value[int(step)] if step.isdigit() and int(step) < len(node.value) else None
        return next(named, numbered)
    return None


def _where(node: Node, steps: list[str]) -> str:
    """Name the file and line of a place, or of the nearest part around it."""
    for step in steps:
        inner = _inner(node, step)
        if inner is None:
            inner = next((each for name in WRAPPERS if (each := _inner(node, name))), None)
            inner = None if inner is None else _inner(inner, step)
        if inner is None:
            break
        node = inner
    return _line(node)


def _shown(node: Node, fault: str) -> str:
    """Name the file and line of what a fault names first: a place, or a record by its first field."""
    name = fault.partition(":")[0]
    if _inner(node, name.split(".")[0]) is not None:
        return _where(node, name.split("."))
    record = next((each for each in _records(node) if (first := _first(each)) and first[1] == name), None)
    return str(node.start_mark.name) if record is None else _line(record)


def _records(node: Node) -> Iterator[Node]:
    for inner in _children(node):
        yield inner
        yield from _records(inner)


def _line(node: Node) -> str:
    return f"{node.start_mark.name}, line {node.start_mark.line + 1}"


def _located(node: Node, says: str) -> str:
    """Turn a decoder's complaint into one that names the file and line."""
    at = _AT.search(says)
    path = at["path"] if at else ""
    steps = [name or number for name, number in _STEP.findall(path)]
    return f"{_where(node, steps)}: {_AT.sub('', says)} ({path.removeprefix('$.')})"
