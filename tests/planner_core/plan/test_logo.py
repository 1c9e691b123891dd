"""A logo in a plan is bounded, and nothing hides in it: an SVG is drawn only, a PNG is pixels only."""

from __future__ import annotations

import pytest

from planner_core.plan.logo import LONGEST_LOGO_SIDE, MOST_LOGO_BYTES, logo_problem
from planner_core.plan.vector_logo import MOST_ELEMENTS, NoPlainSvgError, plain_svg
from tests.support.logos import HEAD, PLAIN, chunk, png, svg


def test_sound_logos_may_be_kept() -> None:
    assert logo_problem(PLAIN) is None
    assert logo_problem(png()) is None


@pytest.mark.parametrize(("width", "height"), [(1600, 1), (1, 1600), (1600, 1600), (1, 1)])
def test_a_side_may_have_from_1_to_1600_pixels(width: int, height: int) -> None:
    assert logo_problem(png(width, height)) is None
    for beyond in ((1601, height), (width, 1601), (0, height), (width, 0)):
        assert "from 1 to 1,600" in str(logo_problem(png(*beyond)))


@pytest.mark.parametrize(
    ("inside", "found"),
    [
        ("<script>alert(1)</script>", "holds a script (script)"),
        ("<g><script href='#a'/></g>", "holds a script (script)"),
        ("<x:script xmlns:x='urn:x'/>", "holds a script (script)"),
        ("<path d='M0 0' onclick='a()'/>", "holds a script (onclick)"),
        ("<metadata onload='a()'/>", "holds a script (onload)"),
        ("<use xlink:href=' java script:a()'/>", "holds a script"),
        ("<use xlink:href='other.svg#a'/>", "refers to something outside of itself (other.svg#a)"),
        ("<use href='https://example.com/a.svg'/>", "refers to something outside of itself"),
        ("<path style='fill:url(http://example.com/a)'/>", "refers to something outside of itself"),
        ("<path fill='url( \"//example.com\")'/>", "refers to something outside of itself"),
        ("<style>path{fill:url(file:///etc/passwd)}</style>", "refers to something outside of itself"),
        ("<style>@import 'a.css';</style>", "its style sheet holds more than plain styles (@import)"),
        ("<style>path{fill:ur\\6c(a)}</style>", "its style sheet holds more than plain styles"),
        ("<image href='data:image/png;base64,AAAA'/>", "a picture or document of another kind (image)"),
        ("<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>", "(foreignObject)"),
        ("<text>Firm</text>", "convert the text to outlines"),
        ("<animate attributeName='x'/>", "it holds animate"),
        ("<filter id='a'/>", "it holds filter: shadows"),
        ("<linearGradient spreadMethod='repeat'/>", "a gradient that repeats itself"),
        ("<a href='#b'><path d='M0 0'/></a>", "it holds a,"),
    ],
)  # fmt: skip
def test_what_runs_or_fetches_is_refused_with_its_name(inside: str, found: str) -> None:
    with pytest.raises(NoPlainSvgError) as refused:
        plain_svg(svg(inside))
    assert found in str(refused.value)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", "neither a PNG or JPEG picture nor a valid SVG"),
        (b"GIF89a", "neither a PNG or JPEG picture nor a valid SVG"),
        (svg("<g>"), "nor a valid SVG (line 1: mismatched tag)"),
        (b"<html/>", "it is no SVG: it begins with html"),
        (b"<svg viewBox='0 0 1 1'/>", "it is no SVG"),
        (b"<?xml-stylesheet href='a.css'?>" + svg(""), "refers to something outside of itself"),
        (b"<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), "it declares XML entities"),
        (b"<!DOCTYPE svg [<!ENTITY a 'http://a.b/'><!ENTITY c '&a;&a;'>]>" + svg("&c;"), "it declares XML entities"),
        (b"<!DOCTYPE svg [<!ENTITY % a 'http://a.b/'>]>" + svg(""), "it declares XML entities"),
        (b"<!DOCTYPE svg [<!ENTITY a 'http://a.b/'>]>" + svg("&a;" * 10_001), "it declares XML entities"),
        (b"<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + svg("&a;"), "it declares XML entities"),
        (svg("", "<svg xmlns='http://www.w3.org/2000/svg'>"), "how large it is"),
        (svg("", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 nan 1'>"), "how large it is"),
        (svg("", "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='9'>"), "how large it is"),
        (svg("<g>" * 70 + "</g>" * 70), "it draws too much"),
        (svg("<g/>" * (MOST_ELEMENTS + 1)), "it draws too much"),
        (svg("<use xlink:href='#a' id='a'/>"), "it draws too much"),
        (svg("".join(f"<g id='a{n}'>" + f"<use xlink:href='#a{n + 1}'/>" * 9 + "</g>" for n in range(20))
             + "<path id='a20'/>"), "it draws too much"),
        (svg("<clipPath id='a'>" + "<path d='M0 0'/>" * 200 + "</clipPath>" + "<g clip-path='url(#a)'/>" * 200),
         "it draws too much"),
        (svg("<mask id='a0'><path d='M0 0'/></mask>" + "".join(
            f"<mask id='a{n}'>" + f"<path d='M0 0' mask='url(#a{n - 1})'/>" * 2 + "</mask>" for n in range(1, 14)
        ) + "<path d='M0 0' mask='url(#a13)'/>"), "it draws too much"),
        (svg("<style>" + "*{fill:red}" * 4_000 + "</style>" + "<g/>" * 4_000), "it draws too much"),
        (svg("<g opacity='.9'/>" * 401), "it needs 401 layers"),
        (svg("<g style='fill:red;opacity:0.5'/>" * 401), "it needs 401 layers"),
        (svg("<g fill='url(#a)'/>" * 401), "it needs 401 layers"),
        (svg("<style>.a{fill:url(#a);mix-blend-mode:screen}</style>" + "<g class='b a'/>" * 201), "402 layers"),
        *((svg(shape), "dashed lines would be more than 10,000 dashes") for shape in (
            "<path d='M-1e9 0L1e9 0' stroke-dasharray='0.0001'/>",
            "<path d='m0 0h1000v1000' style='stroke-dasharray:.04 .04'/>",
            "<path d='M0 0c0 0 0 999 999 999z' stroke-dasharray='0.1'/>",
            "<path d='M0 0a500 500 0 0 1 9 9' stroke-dasharray='0.1'/>",
            "<path d='M0 0' stroke-dasharray='1%'/><path d='M0 0h1'/>",
            "<rect width='500' height='500' stroke-dasharray='0.1'/>",
            "<ellipse rx='20in' ry='1' stroke-dasharray='0.1'/>",
            "<polygon points='0,0 9e9,0' stroke-dasharray='0.1'/>",
            "<line x1='0' x2='100%' stroke-dasharray='0.1'/>",
            "<style>.a{stroke-dasharray:0.001}</style><g class='a'><path d='M0 0h90'/></g>",
            "<path id='a' d='M0 0h90'/>" + "<use href='#a' stroke-dasharray='0.1'/>" * 20,
        )),
    ],
)  # fmt: skip
def test_what_is_broken_or_draws_without_end_is_refused(data: bytes, found: str) -> None:
    with pytest.raises(NoPlainSvgError) as refused:
        plain_svg(data)
    assert found in str(refused.value)


def test_what_drawing_programs_leave_is_dropped_and_the_drawing_stays() -> None:
    data = (
        b"<?xml version='1.0' encoding='iso-8859-1'?><!-- made by -->"
        b"<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
        + svg(
            "<title>Logo</title><metadata><r:RDF xmlns:r='urn:r'><g/></r:RDF></metadata>"
            "<i:view xmlns:i='urn:i' i:zoom='1'><path d='hidden'/></i:view>"
            "<style>.a{fill:#fff}\r\n.b{fill:url(#c)}</style>"
            "<g data-name='1' i:label='x' xmlns:i='urn:i' class='a' id='g'>words<path d='M0 0\nh1'/></g>"
            "<use href='#g' x='2'/>"
        )
    )
    plain = plain_svg(data)
    assert plain_svg(plain) == plain
    text = plain.decode()
    assert "hidden" not in text
    assert "words" not in text
    assert ".b{fill:url(#c)}" in text
    assert '<g class="a" id="g"><path d="M0 0 h1"></path></g><use x="2" xlink:href="#g"></use>' in text
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')


@pytest.mark.parametrize(
    "inside",
    [
        "<path d='M0 0h100z' stroke-dasharray='0.1'/>",
        "<path d='M-1e9 0h2e9' stroke-dasharray='none'/>",
        "<path d='M-1e9 0h2e9' style='stroke-dasharray:0;stroke-dashoffset:0.1'/>",
        "<g style='fill-opacity:.5;opacity:1'/>" * 1_000,
        "<g fill='url(#a)'/>" * 400,
        "<style>.b{fill:url(#a)}</style>" + "<g class='a'/>" * 1_000,
    ],
)
def test_a_cheap_drawing_may_have_dashes_opacity_and_gradients(inside: str) -> None:
    assert plain_svg(svg(inside))


def test_of_a_switch_the_first_part_for_all_viewers_is_drawn() -> None:
    parts = (
        "<foreignObject requiredExtensions='urn:i'/><path systemLanguage='fr' d='M1 0'/>"
        "<g><path d='M2 0'/></g><path d='M3 0'/>"
    )
    plain = plain_svg(svg(f"<switch>{parts}</switch><path d='M4 0'/>")).decode()
    assert '<g><g><path d="M2 0"></path></g></g><path d="M4 0"></path>' in plain
    assert "M1" not in plain
    assert "M3" not in plain
    with pytest.raises(NoPlainSvgError, match="holds a script"):
        plain_svg(svg("<switch><g/><script/></switch>"))


def test_an_svg_as_it_came_is_not_kept() -> None:
    assert "more than a drawing" in str(logo_problem(svg("<path d='M0 0'/>", HEAD + "<!-- -->")))


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (png()[:-5], "cut off or damaged at byte"),
        (png()[:60], "cut off or damaged at byte"),
        (png()[:8], "cut off or damaged at byte 8"),
        (png()[:40] + b"x" + png()[41:], "cut off or damaged"),
        (png(30, 10, chunk(b"tEXt", b"Comment\0hidden")), "more than a picture"),
        (png(30, 10, chunk(b"iCCP", b"x")), "more than a picture"),
        (png(30_000, 30_000, real=False), "30,000 × 30,000 pixels"),
        (png(LONGEST_LOGO_SIDE + 1, 1), "from 1 to 1,600"),
        (png(0, 1), "0 × 1 pixels"),
        (b"\0" * (MOST_LOGO_BYTES + 1024), "513 KiB; at most 512 are allowed"),
    ],
)
def test_a_png_that_is_damaged_huge_or_more_than_pixels_is_refused(data: bytes, found: str) -> None:
    assert found in str(logo_problem(data))


@pytest.mark.parametrize(
    ("size", "box"),
    [
        ("width='30' height='10'", "0 0 30 10"),
        ("width='1in' height='72pt'", "0 0 96 96"),
        ("width='2.54cm' height='25.4mm'", "0 0 96 96"),
        ("width='9' height='9' viewBox='0 0 5 5'", "0 0 5 5"),
    ],
)
def test_every_logo_can_be_drawn_in_any_size(size: str, box: str) -> None:
    plain = plain_svg(svg("", f"<svg xmlns='http://www.w3.org/2000/svg' {size}>"))
    assert f'viewBox="{box}"' in plain.decode()
    assert plain_svg(plain) == plain
