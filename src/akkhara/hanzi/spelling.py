"""The two ways to join the halves of a fanqie.

Strict is the algebra of the rime books (tshet-uinh, after 潘悟雲), which only makes syllables that
Middle Chinese can have. Free is what the transcribers do: 智廣 joins any initial to 下 (居下, 渠下,
卓下), so the initial of the upper character stands simply before the rime and tone of the lower.
"""

from __future__ import annotations

from functools import cache

__all__ = ["free_positions", "strict_positions"]


@cache
def strict_positions(upper: str, lower: str) -> tuple[str, ...]:
    """The positions that the upper and the lower position spell in the rime books' own algebra.

    >>> strict_positions("見開三C魚平", "匣開二麻上")
    ('見開二麻上',)
    """
    from akkhara.hanzi.medieval import qieyun

    book = qieyun()
    place = book.音韻地位.from描述
    try:
        made = book.執行反切(_place(place, upper), _place(place, lower))
    except (RuntimeError, ValueError):
        return ()
    return tuple(found.描述 for found in made)


def free_positions(upper: str, lower: str) -> tuple[str, ...]:
    """The initial of the upper before the rime, rounding, division and tone of the lower.

    Such a position need not be one that Middle Chinese has.

    >>> free_positions("定開一泰去", "匣開二麻上")
    ('定開二麻上',)
    """
    from akkhara.hanzi.medieval import parts

    initial = parts(upper)[0]
    _, rounding, division, kind, rime, tone = parts(lower)
    if initial in "幫滂並明":
        rounding = ""
    return (f"{initial}{rounding}{division}{kind}{rime}{tone}",)


def _place(place: object, position: str) -> object:
    # Marginal positions of the rime book are its own; made ones are never fed back.
    assert callable(place)
    return place(position, False, ("@UNCHECKED@",))
