"""No module imports, by whatever way round, a module that imports it: who reads one needn't know the other."""

from collections.abc import Iterable, Mapping

from tests.house.test_layers import imports


def circles(imported: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Find every group of modules that import one another, directly or through others (Tarjan's way)."""
    edges: dict[str, list[str]] = {}
    for importer, target in imported:
        edges.setdefault(importer, []).append(target)
    found, order, path = [], dict[str, int](), list[str]()
    lowest = dict[str, int]()
    for module in edges:
        if module not in order:
            found += _from(module, edges, order, lowest, path)
    return found


def _from(
    module: str,
    edges: Mapping[str, list[str]],
    order: dict[str, int],
    lowest: dict[str, int],
    path: list[str],
) -> list[list[str]]:
    found = []
    order[module] = lowest[module] = len(order)
    path.append(module)
    for target in edges.get(module, []):
        if target not in order:
            found += _from(target, edges, order, lowest, path)
            lowest[module] = min(lowest[module], lowest[target])
        elif target in path:
            lowest[module] = min(lowest[module], order[target])
    if lowest[module] == order[module]:
        place = path.index(module)
        group, path[place:] = sorted(path[place:]), []
        found += [group] if len(group) > 1 else []
    return found


def test_the_watch_sees_circles_of_any_length() -> None:
    assert circles([("a", "b"), ("b", "c"), ("c", "d")]) == []
    assert circles([("a", "b"), ("b", "a"), ("b", "c")]) == [["a", "b"]]
    assert circles([("x", "a"), ("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d")]) == [
        ["d", "e"],
        ["a", "b", "c"],
    ]


def test_no_imports_run_in_a_circle() -> None:
    wrong = circles(imports())
    assert not wrong, "\n".join(" - ".join(group) for group in wrong)
