"""A consultant's engagement from the start page to the PDF, with real mouse and keys in a German window.

420 knowledge workers and 80 CAD viewers on Windows 11, hosts of a present-day processor in a cluster N+1, with a
storage array and, as a second variant, with vSAN; prices with discounts; a German proposal with a logo.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage

from app.results.tabs.variants_tab import VariantsTab
from planner_core.plan.components import Cluster, DesktopPool, Host, StorageArray
from planner_core.plan.placement import unplaced_roles
from tests.support.driver import Driver
from tests.support.form_hands import FormHands
from tests.support.pdf import Page, Pdf, Word, problems

Screenshot = Callable[..., Path]
PATIENCE = 60_000
FIRM, CUSTOMER, VSAN = "Muster IT GmbH", "Stadtwerke Musterstadt", "vSAN ESA"
OWN_WORDS = "Wie am Montag besprochen: Start im Januar, beide Varianten zur Wahl."
LOGO_COLOUR = QColor(200, 30, 90)
PRICES = {
    "host": ("14.950", "12"),
    "array": ("38.000", "15"),
    "drives": ("1.180", "15"),
    "nvme": ("1.050", "15"),
}
"""List price and discount of each component, as they are typed."""
HOSTS, ARRAY_DRIVES, NVME_PER_HOST = 7, 24, 4
NET_WITH_ARRAY = HOSTS * Decimal("13156.00") + Decimal("32300.00") + ARRAY_DRIVES * Decimal("1003.00")
NET_WITH_VSAN = HOSTS * Decimal("13156.00") + HOSTS * NVME_PER_HOST * Decimal("892.50")


@pytest.fixture
def spoken() -> str:
    return "de"


class Consultant:
    """Does what a consultant does, and knows what has been put into the drawing."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.hands = FormHands(driver)
        self.ids: dict[str, str] = {}

    def add(self, name: str, words: str) -> None:
        """Type into the drawing what is to be added, and press Enter."""
        driver = self.driver
        driver.until(driver.bench.canvas.hasFocus)
        before, quick_add = set(driver.plan.components), driver.bench.canvas.quick_add
        driver.user.type(words)
        driver.until(lambda: quick_add.field.text() == words)
        driver.user.press("Return")
        driver.until(lambda: len(driver.plan.components) == len(before) + 1)
        (self.ids[name],) = set(driver.plan.components) - before

    def select(self, name: str) -> None:
        """Click its name on the drawing."""
        component = self.ids[name]
        self.driver.user.click(self.driver.card(component))
        self.driver.until(lambda: self.driver.bench.inspector.ids == (component,))

    def fill_in(self, **values: str) -> None:
        """Type into fields of what is selected."""
        for field, text in values.items():
            self.hands.type_field(field, text)

    def price(self, name: str, item: str) -> None:
        """Type a list price and the discount on it."""
        self.select(name)
        self.hands.type_price(item, *PRICES[name])

    def lead_pools(self, store: str) -> None:
        """Select both pools and draw one line from the port of the first."""
        driver, pools = self.driver, (self.ids["workers"], self.ids["viewers"])
        self.select("workers")
        driver.user.click(driver.card(pools[1]), holding="ctrl")
        driver.until(lambda: set(driver.bench.canvas.selected_ids()) == set(pools))
        driver.user.drag(driver.port(pools[0]), driver.card(self.ids[store]))
        driver.until(lambda: {driver.plan.stores_of(each, "delta") for each in pools} == {(self.ids[store],)})

    def see_headline(self, net: Decimal) -> None:
        """The strip names what fits, the first limit, and the price, and nothing complains."""
        driver, strip = self.driver, self.driver.bench.strip
        assessment = driver.assessment()
        first = assessment.limits[0]
        assert first.component == self.ids["host"]
        assert strip.fits.sentence == "500 von 500 passen"
        assert strip.limit.sentence.startswith(f"erster Engpass: ESXi-Host, RAM, bei {first.desktops} ")
        assert assessment.cost.total == net
        assert strip.cost.sentence == f"{round(net / 500)}\N{NO-BREAK SPACE}€ je Desktop"
        assert not driver.program.window.messages.isVisible()
        owners = [driver.plan.components[self.ids[each]] for each in ("workers", "viewers")]
        assert not any(unplaced_roles(driver.plan, each) for each in owners)


def test_from_the_start_page_to_the_pdf(driver: Driver, screenshot: Screenshot, tmp_path: Path) -> None:
    consultant = Consultant(driver)
    driver.click(driver.button("start-file.new"))
    driver.until(lambda: driver.program.window.page is driver.bench)
    draw_with_array(consultant)
    consultant.price("host", "Server mit 2 x EPYC 9354")
    consultant.price("array", "All-Flash-Array")
    consultant.price("drives", "SSD SAS 3,84 TB")
    consultant.see_headline(NET_WITH_ARRAY)
    screenshot(None, "1-array")
    replace_array_by_vsan(consultant)
    consultant.see_headline(NET_WITH_VSAN)
    screenshot(None, "2-vsan")
    compare(driver, screenshot)
    pdf = export(driver, screenshot, tmp_path)
    read(pdf)
    look_at(pdf)


def draw_with_array(consultant: Consultant) -> None:
    driver, fill_in = consultant.driver, consultant.fill_in
    fill_in(name="VDI 2027", customer=CUSTOMER)
    driver.user.click(driver.canvas_point(0.5, 0.1))
    consultant.add("cluster", "cluster")
    consultant.add("host", "9354")
    fill_in(name="ESXi-Host", count=str(HOSTS), ram_gib="1 TB")
    consultant.select("cluster")
    consultant.add("workers", "windows 11")
    fill_in(name="Sachbearbeitung", desktops="420", ram_gib="8 GB")
    consultant.select("cluster")
    consultant.add("viewers", "power worker")
    fill_in(name="CAD-Viewer", desktops="80", guest_os="Windows 11", vcpus="4", ram_gib="16 GB")
    driver.user.click(driver.canvas_point(0.9, 0.05))
    driver.until(lambda: driver.bench.inspector.ids == ())
    consultant.add("array", "all-flash array")
    consultant.add("drives", "sas ssd 3,84")
    fill_in(drives=str(ARRAY_DRIVES))
    consultant.lead_pools("drives")
    host = driver.plan.components[consultant.ids["host"]]
    assert isinstance(host, Host)
    assert (host.cpu_model, host.count, host.ram_gib) == ("AMD EPYC 9354", HOSTS, 1024)
    cluster = driver.plan.components[consultant.ids["cluster"]]
    assert isinstance(cluster, Cluster)
    assert cluster.failures_to_tolerate == 1
    guests = {
        (pool.name, pool.desktops, pool.ram_gib, pool.guest_os) for pool in driver.plan.of_type(DesktopPool)
    }
    assert guests == {
        ("Sachbearbeitung", 420, 8, "Windows 11"),
        ("CAD-Viewer", 80, 16, "Windows 11"),
    }


def replace_array_by_vsan(consultant: Consultant) -> None:
    """A second variant: drives into the hosts, given to vSAN, and the array taken out."""
    driver, ids = consultant.driver, consultant.ids
    tabs = driver.bench.variant_bar.tabs
    driver.user.press("ctrl+shift+d")
    driver.until(lambda: tabs.is_editing)
    driver.user.type(VSAN)
    driver.user.press("Return")
    driver.until(lambda: not tabs.is_editing)
    consultant.select("cluster")
    consultant.add("nvme", "nvme 3,84")
    consultant.fill_in(drives=str(NVME_PER_HOST))
    consultant.hands.choose_field("purpose", "vsan")
    driver.until(lambda: driver.plan.components[ids["cluster"]].vsan == "esa")
    consultant.price("nvme", "NVMe 3,84 TB")
    consultant.lead_pools("cluster")
    consultant.select("array")
    driver.user.press("Delete")
    driver.until(lambda: not driver.plan.of_type(StorageArray))
    session = driver.program.session
    assert [each.name for each in session.project.variants] == ["Variante 1", VSAN]


def compare(driver: Driver, screenshot: Screenshot) -> None:
    """Both variants side by side, the sums as the strip said them."""
    driver.user.press("ctrl+shift+r")
    tab = driver.bench.tabs.tab("variants")
    assert isinstance(tab, VariantsTab)
    driver.until(lambda: not tab.is_busy and tab.model.rows)
    row = next(each for each in tab.model.rows if each.title == "Anschaffung insgesamt")
    cells = [row.cell(column) for column in range(2)]
    assert [cell and cell.value for cell in cells] == [NET_WITH_ARRAY, NET_WITH_VSAN]
    screenshot(None, "3-compared")


def export(driver: Driver, screenshot: Screenshot, tmp_path: Path) -> Pdf:
    """Firm, logo and own words in the window of the proposal, then the PDF; both files by the real dialogs."""
    user, window = driver.user, driver.program.proposal_window
    logo, target = tmp_path / "Logo.png", tmp_path / "Angebot.pdf"
    picture = QImage(600, 200, QImage.Format.Format_RGBA64)  # 16 bits, as drawing programs write them
    picture.fill(LOGO_COLOUR)
    assert picture.save(str(logo), "PNG")
    user.press("ctrl+e")
    driver.until(window.isActiveWindow, timeout=PATIENCE)
    assert window.contents.language.currentText() == "Deutsch"
    tabs = window.tabs.tabBar()
    user.click(tabs.mapToGlobal(tabs.tabRect(1).center()))
    driver.until(window.branding.isVisible)
    driver.click(window.branding.firm)
    user.type(FIRM)
    driver.type_into_file_dialog(str(logo))
    driver.click(window.branding.logo.choose_button)
    driver.until(window.branding.logo.remove_button.isEnabled, timeout=PATIENCE)
    assert not window.branding.logo.said.text()
    user.click(tabs.mapToGlobal(tabs.tabRect(0).center()))
    driver.until(window.contents.isVisible)
    chapters = window.contents.chapters
    summary = chapters.visualItemRect(chapters.item(0))
    user.click(chapters.viewport().mapToGlobal(QPoint(summary.left() + 80, summary.center().y())))
    driver.click(window.contents.text)
    user.type(OWN_WORDS)
    driver.until(lambda: driver.program.session.project.proposal.chapter("summary").text == OWN_WORDS)
    driver.until(lambda: not window.preview.is_busy and window.view.is_drawn(), timeout=PATIENCE)
    screenshot(None, "4-proposal")
    driver.type_into_file_dialog(str(target))
    driver.click(window.pdf_button)
    driver.until(lambda: str(target) in window.messages.text, timeout=PATIENCE)
    return Pdf(tmp_path / "copy.pdf", target.read_bytes())


def read(pdf: Pdf) -> None:
    """What the customer reads: whose it is, both variants, and sums that add up."""
    text, cover = pdf.text(), pdf.pages()[0]
    for words in ("Angebot zur Desktop-Virtualisierung", CUSTOMER, FIRM, VSAN, "Desktops passen", "RAM"):
        assert words in cover, words
    for words in (OWN_WORDS, "Der Entwurf trägt alle 500 geplanten Desktops", "Variante 1"):
        assert words in text, words
    for amount in (NET_WITH_ARRAY, NET_WITH_VSAN):
        assert f"{euro(amount)} €" in text
    used, size, share = re.findall(r"([\d.]+) GiB von ([\d.]+) GiB +(\d+) %", text)[0]
    assert round(100 * amount_of(used) / amount_of(size)) == int(share)
    bill = next(page for page in pdf.pages() if "Stückliste" in page and "Summe netto" in page)
    lines = re.findall(r"(\d+) +([\d.]+,\d\d) € \(([\d.]+,\d\d) € abzüglich (\d+) %\) +([\d.]+,\d\d) €", bill)
    assert len(lines) == 2
    for quantity, net_price, list_price, discount, total in lines:
        assert amount_of(net_price) == amount_of(list_price) * (100 - int(discount)) / 100
        assert int(quantity) * amount_of(net_price) == amount_of(total)
    net, tax, gross = (
        amount_of(re.search(rf"{title} +([\d.]+,\d\d) €", bill))
        for title in ("Summe netto", "MwSt. 19 %", "Summe brutto")
    )
    assert sum(amount_of(line[-1]) for line in lines) == net == NET_WITH_VSAN
    assert net + tax == gross


def look_at(pdf: Pdf) -> None:
    """The logo is on the first page, and nothing strikes the consultant's own words through."""
    assert problems(pdf) == []
    cover = image_of(pdf, 1)
    points = (QPoint(x, y) for x in range(0, cover.width(), 4) for y in range(0, cover.height() // 4, 4))
    shares = [near(cover.pixelColor(point), LOGO_COLOUR) for point in points]
    assert sum(shares) > len(shares) / 20
    number, page = next(
        (number, page) for number, page in enumerate(pdf.placed(), 1) if OWN_WORDS in words_of(page)
    )
    seen, first = image_of(pdf, number), OWN_WORDS.split()[0]
    start = next(place for place, word in enumerate(page.words) if word.text == first)
    scale = seen.width() / page.width
    for word, after in zip(page.words[start:], page.words[start + 1 : start + 6], strict=False):
        assert is_white(seen, word, after, scale), f"something lies between {word.text} and {after.text}"


def is_white(seen: QImage, word: Word, after: Word, scale: float) -> bool:
    """Whether the gap between two words of a line is as empty as paper."""
    across = round((word.right + after.left) / 2 * scale)
    down = range(round(word.top * scale), round(word.bottom * scale))
    return all(near(seen.pixelColor(across, each), QColor("white")) for each in down)


def words_of(page: Page) -> str:
    return " ".join(word.text for word in page.words)


def image_of(pdf: Pdf, page: int) -> QImage:
    return QImage.fromData(pdf.picture(page, 100), "png")


def near(one: QColor, other: QColor) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return all(abs(ours - theirs) <= 12 for ours, theirs in pairs)


def euro(amount: Decimal) -> str:
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))


def amount_of(found: str | re.Match[str] | None) -> Decimal:
    assert found is not None
    text = found if isinstance(found, str) else found[1]
    return Decimal(text.replace(".", "").replace(",", "."))
