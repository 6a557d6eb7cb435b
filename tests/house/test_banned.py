"""What would make two processes disagree, or tie the house to one game, doesn't get in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import game_ids, parsed, place, python_files

CLOCKS_AND_DICE = {"asyncio", "datetime", "random", "secrets", "threading", "time", "uuid"}
BANNED_CALLS = {"hash", "id", "open", "print", "input", "eval", "exec", "vars", "globals"}
ORDERED_BY_CHANCE = {
    "list",
    "tuple",
    "iter",
    "enumerate",
    "map",
    "zip",
    "reversed",
    "fromkeys",
    "join",
    "extend",
}
"""Calls whose result depends on the order in which a set gives its members."""

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.Module


def called(node: ast.Call) -> str:
    """The last part of a called name: `fromkeys` of `dict.fromkeys(...)`."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def is_set(node: ast.AST, names: set[str]) -> bool:
    """Whether an expression is plainly a set: written as one, made by set(), or a name that holds one."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in names
        case ast.Call():
            return called(node) in {"set", "frozenset", "union", "intersection", "difference"}
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub(), right=right):
            return is_set(left, names) or is_set(right, names)
    return False


def own_nodes(scope: Scope) -> Iterator[ast.AST]:
    """Walk a scope without walking into the functions inside it."""
    waiting: list[ast.AST] = list(scope.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def set_names(scope: Scope) -> set[str]:
    """The names that a scope binds to sets, by value or by annotation."""
    found: set[str] = set()
    for node in own_nodes(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_set(value, found):
                found.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=note) if ast.unparse(note).startswith(
                ("set[", "frozenset[")
            ):
                found.add(name)
    return found


def set_orders(tree: ast.Module) -> Iterator[int]:
    """Yield each line on which something depends on the order of a set."""
    scopes: list[Scope] = [
        tree,
        *(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)),
    ]
    module_names = set_names(tree)
    for scope in scopes:
        names = module_names | set_names(scope)
        for node in own_nodes(scope):
            match node:
                case ast.For(iter=source) | ast.comprehension(iter=source) if is_set(source, names):
                    yield source.lineno
                case ast.Starred(value=value) if is_set(value, names):
                    yield node.lineno
                case ast.Call(args=args) if called(node) in ORDERED_BY_CHANCE:
                    yield from (node.lineno for arg in args if is_set(arg, names))
                case ast.Call(func=ast.Attribute(value=value, attr="pop")) if is_set(value, names):
                    yield node.lineno


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield node.lineno, module


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("for x in {1, 2}: pass", True),
        ("def f():\n    seen = set()\n    return [x for x in seen]", True),
        ("def f(a: list[int]):\n    seen: set[int] = g()\n    return list(seen)", True),
        ("def f(a, b):\n    return tuple(set(a) - b)", True),
        ("def f(a):\n    return sorted(set(a))", False),
        ("def f(a, seen=frozenset()):\n    return [x for x in a if x in seen]", False),
    ],
)
def test_the_set_watch_sees_what_it_should(text: str, found: bool) -> None:
    assert bool(list(set_orders(ast.parse(text)))) is found


def test_no_rule_depends_on_the_order_of_a_set() -> None:
    wrong = [place(path, line) for path in python_files("engine") for line in set_orders(parsed(path))]
    assert not wrong, "\n".join(wrong)


def test_the_engine_has_no_clock_no_dice_and_no_open_files() -> None:
    wrong = []
    for path in python_files("engine"):
        tree = parsed(path)
        wrong += [
            f"{place(path, line)} imports {module}"
            for line, module in imported(tree)
            if module.split(".")[0] in CLOCKS_AND_DICE
        ]
        wrong += [
            f"{place(path, node.lineno)} calls {node.func.id}()"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS
        ]
    assert not wrong, "\n".join(wrong)


def test_no_state_holds_a_set() -> None:
    wrong = [
        place(path, field.lineno)
        for path in python_files("engine")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ClassDef)
        for field in node.body
        if isinstance(field, ast.AnnAssign)
        and "set[" in ast.unparse(field.annotation).replace("frozenset", "set")
    ]
    assert not wrong, "\n".join(wrong)


def docstrings(tree: ast.Module) -> list[ast.AST]:
    """The constants that only document: a text standing alone as a statement."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]


def names_of_games(path: Path) -> Iterator[str]:
    """Yield each place where a game is called by its name."""
    tree, games = parsed(path), game_ids()
    documentation = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(value)) if value.split(".")[0] in games and node not in documentation:
                yield f"{place(path, node.lineno)} names {value}"


def test_neither_the_bot_nor_the_drawing_kit_knows_a_game_by_name() -> None:
    files = [
        *python_files("bot"),
        *python_files("renders/kit"),
        *python_files("engine/kernel", "engine/automa"),
    ]
    wrong = [name for path in files for name in names_of_games(path)]
    assert not wrong, "\n".join(wrong)
