"""Make the type that travels with the pictures: a subset of Noto Sans CJK Bold in three regional faces.

    python scripts/make_type.py [/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc]

Needs fonttools and Debian's fonts-noto-cjk, writes renders/kit/fonts/NotoSansCJK-Bold-subset.ttc. The faces (JP, SC, TC
forms of Han) share one outline table, as in the original collection, so three cost little more than one.
Every face covers the same characters: Latin with its marks, punctuation, figures, kana, the 3,755 Han of GB 2312
level 1, the 2,965 of JIS X 0208 level 1 and the 5,401 of Big5 level 1.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

SOURCE = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
TARGET = Path(__file__).parent.parent / "renders/kit/fonts/NotoSansCJK-Bold-subset.ttc"
FACES = ("Noto Sans CJK JP Bold", "Noto Sans CJK SC Bold", "Noto Sans CJK TC Bold")
RANGES = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0x17F),  # Latin-1 and Latin Extended-A
    (0x1CD, 0x1DC),  # pinyin
    (0x391, 0x3C9),  # Greek
    (0x410, 0x451),  # Cyrillic
    (0x1EA0, 0x1EF9),  # Vietnamese
    (0x2010, 0x2027),  # dashes, quotes, dots
    (0x2030, 0x203E),
    (0x20AC, 0x20AC),
    (0x2150, 0x215F),  # fractions
    (0x2190, 0x2199),  # arrows
    (0x2212, 0x2212),  # minus
    (0x221E, 0x221E),  # infinity
    (0x2248, 0x2265),
    (0x2460, 0x2473),
    (0x25A0, 0x25CF),
    (0x2605, 0x2606),
    (0x3000, 0x303F),  # CJK punctuation
    (0x3041, 0x30FF),  # kana
    (0xFF01, 0xFF60),  # full-width forms
)


def han_of(codec: str, first: int, last: int) -> set[int]:
    """Give the characters of a double-byte code between two lead bytes."""
    found = set()
    for lead in range(first, last + 1):
        for trail in range(0x40, 0xFF):
            try:
                character = bytes((lead, trail)).decode(codec)
            except UnicodeDecodeError:
                continue
            found.add(ord(character))
    return found


def characters() -> set[int]:
    """Give every character that the subset covers."""
    wanted = {code for low, high in RANGES for code in range(low, high + 1)}
    wanted |= {code for code in han_of("gb2312", 0xB0, 0xD7) if code > 0x2E80}
    wanted |= {code for code in han_of("euc_jp", 0xB0, 0xCF) if code > 0x2E80}
    wanted |= {code for code in han_of("big5", 0xA4, 0xC6) if code > 0x2E80 and code < 0xE000}
    return wanted


def main() -> None:
    """Read the collection, keep three faces and the wanted characters, write the subset."""
    source = TTCollection(sys.argv[1] if len(sys.argv) > 1 else SOURCE)
    faces: list[TTFont] = [f for name in FACES for f in source.fonts if f["name"].getDebugName(4) == name]
    wanted = characters()
    glyphs = {face.getBestCmap()[code] for face in faces for code in wanted if code in face.getBestCmap()}
    for face in faces:
        options = Options(
            layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True
        )
        options.drop_tables += ["GPOS", "GSUB", "GDEF", "BASE", "VORG", "vhea", "vmtx"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=wanted, glyphs=glyphs)
        subsetter.subset(face)
    collection = TTCollection()
    collection.fonts = faces
    collection.save(str(TARGET), shareTables=True)
    print(
        f"{TARGET}: {TARGET.stat().st_size / 2**20:.1f} MiB, {len(wanted)} characters, {len(glyphs)} glyphs"
    )


if __name__ == "__main__":
    main()
