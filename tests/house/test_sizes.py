"""A file is one thought, a function a paragraph."""

import ast
from statistics import median

from tests.house.sources import ROOMS, parsed, place, python_files

LONGEST_FILE = 450
LONGEST_FUNCTION = 80
MEDIAN_FUNCTION = 7

Function = ast.FunctionDef | ast.AsyncFunctionDef


def body_lines(function: Function) -> int:
    """Lines from the first statement to the last, the docstring apart."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 1


def test_no_file_is_longer_than_one_can_read() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in python_files(*ROOMS, "tests")}
    too_long = [f"{place(path, length)} lines" for path, length in lengths.items() if length > LONGEST_FILE]
    assert lengths
    assert not too_long, "\n".join(too_long)


def test_functions_are_paragraphs() -> None:
    too_long, sizes = [], []
    for path in python_files(*ROOMS):
        for node in ast.walk(parsed(path)):
            if isinstance(node, Function):
                sizes.append(body_lines(node))
                if sizes[-1] > LONGEST_FUNCTION:
                    too_long.append(f"{place(path, node.lineno)} {node.name}: {sizes[-1]} lines")
    assert not too_long, "\n".join(too_long)
    assert not sizes or median(sizes) <= MEDIAN_FUNCTION
