"""Sarah, the solo opponent (solo booklet): her `turn`, and what she does in it.

`movement`, `market`, `building`, `hiring`, `removing`, `gains`.
"""
