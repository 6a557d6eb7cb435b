"""The work phase (rulebook pp.6-7, 12-14).

`turns` places workers one by one. `effects` are the verbs of spaces and buildings, `counts` what "per ..." counts,
`special_effects` what only one building does; `imitating` and `tea` change how a space is used, `tools` are the tool
tracks. `freely` is what is allowed at any time, `small_houses` the green houses among it.
"""
