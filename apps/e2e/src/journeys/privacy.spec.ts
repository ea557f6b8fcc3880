import type { Page, Request } from "@playwright/test";
import {
  OVER_18_COOKIE,
  realLifetime,
  STORED_ITEMS,
  storedItem,
  type StoringSite,
} from "@catnip/domain/privacy";
import { storedBy, type Found } from "../support/browser-storage.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { Mailbox } from "../support/mailbox.ts";
import { payButton } from "../support/player.ts";
import { recordRequests, type Sent } from "../support/sent-requests.ts";
import { PORT, site, WITH_MOTION } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const PAGES = ["/terms", "/store", `/store/${NEON_DRIFT.id}`, "/privacy", "/my-store", "/"];
const IDENTIFIERS = ["_client_source_profile_uuid", "_pg", "_pg_default"];

/** Compares the browser's storage for the page's site with the table, and returns the names found. */
async function holdsWhatIsSaid(page: Page, on: StoringSite): Promise<string[]> {
  const found = await storedBy(page);
  for (const each of found) {
    const line = each.kind === "indexedDB" ? null : storedItem({ ...each, kind: each.kind }, on);
    expect(line, `${each.kind} ${each.name} on ${on} is in the table`).not.toBeNull();
    const lifetime = line && realLifetime(line);
    if (each.kind === "cookie" && typeof lifetime === "number")
      expect(each.days ?? 0, `${each.name} is kept no longer than said`).toBeLessThanOrEqual(
        lifetime / 86_400 + 0.01,
      );
  }
  // Written on page unload, so whether it exists says nothing.
  return found
    .map(({ name }) => name)
    .filter((name) => name !== "react-router-scroll-positions")
    .toSorted();
}

/** Records everything a page sends from now on, except plain requests for files and pages. */
function listenTo(page: Page): {
  readonly sent: () => readonly string[];
  readonly foreign: () => readonly string[];
} {
  const all: Request[] = [];
  page.on("request", (request) => all.push(request));
  return {
    sent: () =>
      all
        .filter((request) => request.method() !== "GET")
        .map((request) => request.postData() ?? request.url()),
    foreign: () =>
      all
        .map((request) => new URL(request.url()))
        .filter(isForeign)
        .map(({ href }) => href),
  };
}

const isForeign = ({ protocol, hostname, port }: URL) =>
  protocol.startsWith("http") && !(hostname.endsWith(".localhost") && port === String(PORT));

const rest = (page: Page) => page.waitForLoadState("networkidle");

// R-PRV-1
test("before the age gate nothing is stored and nothing is sent", async ({ player }) => {
  const heard = listenTo(player.page);
  for (const path of PAGES) {
    await player.opens(path);
    await expect(player.ageGate).toBeVisible();
    await rest(player.page);
    await expect(player.consentQuestion).toBeHidden();
    const kept = await holdsWhatIsSaid(player.page, "shop");
    expect(kept, path).toEqual([]);
  }
  expect(heard.sent()).toEqual([]);
  expect(heard.foreign()).toEqual([]);
});

// R-PRV-1
test("before answering the consent bar, and after declining, a visitor leaves no trace", async ({
  player,
}) => {
  const heard = listenTo(player.page);
  await player.opens("/terms");
  await player.passesAgeGate();
  await expect(player.consentQuestion).toBeVisible();
  for (const answered of [false, true]) {
    if (answered) await player.consentQuestion.getByRole("button", { name: "Decline", exact: true }).click();
    for (const path of PAGES.slice(0, -1)) {
      await player.opens(path);
      await rest(player.page);
      await expect(player.consentQuestion).toBeVisible({ visible: !answered });
      const kept = await holdsWhatIsSaid(player.page, "shop");
      expect(kept).toEqual(["catnip_over_18", ...(answered ? ["consent"] : []), "r18"]);
    }
  }
  expect(heard.sent()).toEqual([]);
  expect(heard.foreign()).toEqual([]);
});

// R-PRV-3
test("after consent visits are counted, starting with that page; withdrawing stops it", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  const heard = listenTo(page);
  await player.letsVisitsBeCounted();
  await expect.poll(() => heard.sent().join()).toContain("page_view");
  expect(heard.sent().join()).toContain("/terms");
  await expect.poll(() => holdsWhatIsSaid(page, "shop")).toEqual(expect.arrayContaining(IDENTIFIERS));
  const days = (await storedBy(page))
    .filter(({ name }) => IDENTIFIERS.includes(name))
    .map((each) => each.days);
  for (const each of days) expect(Math.round(each ?? 0)).toBe(400);

  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie choices" }).click();
  await expect(player.heading("Privacy")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "You have accepted" })).toBeVisible();
  await rest(page);
  await page.getByRole("main").getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "You have declined" })).toBeVisible();
  await expect.poll(() => holdsWhatIsSaid(page, "shop")).toEqual(["catnip_over_18", "consent", "r18"]);

  const before = heard.sent().length;
  for (const path of ["/store", "/about-us"]) {
    await player.opens(path);
    await rest(page);
  }
  expect(heard.sent()).toHaveLength(before);
  expect(heard.foreign()).toEqual([]);
});

test("identifiers from before the consent bar existed are deleted", async ({ player }) => {
  const { page } = player;
  await page
    .context()
    .addCookies(IDENTIFIERS.map((name) => ({ name, value: "old", url: site("international") })));
  await player.opens("/terms");
  await expect
    .poll(() =>
      holdsWhatIsSaid(page, "shop").then((names) => names.filter((name) => IDENTIFIERS.includes(name))),
    )
    .toEqual([]);
});

// R-PRV-2
test("a browser with Global Privacy Control sees that it is respected and gets no consent button", async ({
  player,
}) => {
  const { page } = player;
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await player.opensAsAdult("/privacy");
  await expect(page.getByRole("status").filter({ hasText: "asks not to be tracked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
});

test("the consent bar is keyboard-operable, accessible, and shifts no layout", async ({ visitor }) => {
  const player = await visitor(WITH_MOTION);
  const { page } = player;
  await player.opensAsAdult("/terms");
  await expect(player.consentQuestion).toBeVisible();
  await player.findsItAccessible();
  const buttons = player.consentQuestion.getByRole("button");
  const [decline, accept] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
  expect([decline?.width, decline?.height]).toEqual([accept?.width, accept?.height]);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      return [color, backgroundColor, borderColor, fontWeight, fontSize].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.keyboard.press("Tab");
  for (let presses = 0; presses < 5; presses += 1) {
    if (await buttons.nth(0).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(buttons.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(player.consentQuestion).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("one bar at a time: language first, then consent", async ({ visitor }) => {
  const player = await visitor({ locale: "ja-JP", viewport: { width: 390, height: 844 } });
  await player.opensAsAdult("/terms");
  const hint = player.page.getByRole("region", { name: "Language" });
  await expect(hint).toBeVisible();
  await expect(player.consentQuestion).toHaveCount(0);
  await hint.getByRole("button", { name: "Close" }).click();
  await expect(player.consentQuestion).toBeVisible();
  // The bar makes room for itself after it appears, and fonts arrive: the end is where scrolling ends then.
  const isAtEnd = () =>
    player.page.evaluate(async () => {
      await document.fonts.ready;
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const page = document.querySelector("[data-room]");
      if (!page) return false;
      const room = getComputedStyle(page).getPropertyValue("--notice-height");
      return (
        room !== "0px" && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
      );
    });
  await expect.poll(isAtEnd).toBe(true);
  const [bar, end] = await Promise.all([
    player.consentQuestion.boundingBox(),
    player.page.getByRole("contentinfo").getByRole("list").boundingBox(),
  ]);
  expect((end?.y ?? 0) + (end?.height ?? 0), "the end of the page is not covered").toBeLessThanOrEqual(
    bar?.y ?? 0,
  );
});

// R-PRV-4
test("the privacy page lists what the table holds", async ({ player }) => {
  await player.opensAsAdult("/privacy");
  const names = await player.page.getByRole("main").locator("tbody code").allTextContents();
  expect(names).toEqual(STORED_ITEMS.map(({ name }) => name));
});

// R-PRV-4, R-PRV-10
test("what a guest and a player leave in the browser, and what it sends, is what the privacy page says", async ({
  player,
}) => {
  const { page } = player;
  const requests = recordRequests(page.context());
  const kept: (Found & { readonly site: StoringSite })[] = [];
  const looksInto = async (on: StoringSite) => {
    const names = await holdsWhatIsSaid(page, on);
    kept.push(...(await storedBy(page)).map((found) => ({ ...found, site: on })));
    return names;
  };

  await player.opens("/");
  await player.passesAgeGate();
  await player.choosesCategory("Male-oriented");
  await player.searches("neon");
  const theme = page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
  await theme.getByRole("button", { name: "Dark" }).click();
  expect(await looksInto("shop")).toEqual(
    expect.arrayContaining(["catnip_over_18", "globalCategory", "r18", "searchHistory", "theme"]),
  );
  await player.opens(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("main").getByRole("button", { name: "Trial", exact: true }).click();
  await player.gameIn(`${NEON_DRIFT.name}, trial`);

  await player.opensSignUp();
  await player.fillsSignUp(`private-${crypto.randomUUID()}@example.test`);
  expect(await looksInto("account")).toContain("catnip_code");
  await player.entersCode(await Mailbox.code(player.email));
  await player.isSignedIn();
  await player.livesIn("Japan");
  expect(await looksInto("shop")).toEqual(expect.arrayContaining(["catnip_member", "catnip_session"]));
  await player.opensTopUp();
  await page.getByRole("dialog").getByRole("radio").first().locator("..").click();
  await payButton(page.getByRole("dialog")).click();
  await expect(page.getByRole("button", { name: "Pay now" })).toBeVisible();
  expect(await looksInto("pay")).toContain("catnip_pay");
  await page.goto(`${site("account")}/sign-in`);
  expect(await looksInto("account")).toEqual(expect.arrayContaining(["catnip.device"]));
  await page.goto(`${site("pay")}/log`);
  await looksInto("pay");
  await player.opens("/my-store");
  await rest(page);
  // Signing up must not imply consent.
  expect((await looksInto("shop")).filter((name) => IDENTIFIERS.includes(name))).toEqual([]);
  await player.opens("/privacy");
  await player.letsVisitsBeCounted();
  // A player has no guest's number.
  await expect
    .poll(() => holdsWhatIsSaid(page, "shop"))
    .toEqual(expect.arrayContaining(["_pg", "_pg_default"]));
  await looksInto("shop");
  const rows = await rowsOf(page);
  // With the numbers, which the page that sets them has not sent yet.
  await player.opens("/terms");
  await rest(page);

  const sent = await requests();
  for (const { address, site: of, cookies } of sent) {
    expect(isForeign(address), `${address.host} is ours`).toBe(false);
    for (const name of cookies)
      expect(
        of && storedItem({ kind: "cookie", name }, of),
        `${name}, sent to ${address.host}, is in the table`,
      )
        // Not null, and not undefined either.
        .toBeTruthy();
  }
  for (const found of kept) {
    const { kind, name, site: of } = found;
    if (kind === "indexedDB") continue;
    const line = storedItem({ kind, name }, of);
    const says = rows.find((row) => row.name === line?.name && row.where === KIND_NAMES[kind])?.sent;
    const carriers = sent.filter(({ site: to, cookies }) => to === of && cookies.includes(name));
    if (says === "With every request") expect(carriers, `${name} goes to ${of}`).not.toEqual([]);
    else expect(carriers, `${name} is no cookie`).toEqual([]);
    if (says === "As a cookie")
      expect(sent.some(({ cookies }) => cookies.includes(OVER_18_COOKIE))).toBe(true);
    if (says === "Never") expect(leaks(sent, found), `${name} stays in the browser`).toEqual([]);
    expect(says, `${kind} ${name} is on the page`).toMatch(
      /^(With every request|As a cookie|Only when it is used|Never)$/,
    );
  }
});

/** The privacy page's table: what is stored, in which kind of storage, and when it is sent. */
async function rowsOf(page: Page) {
  const table = page.getByRole("main").getByRole("table");
  const headers = await table.getByRole("columnheader").allTextContents();
  return table.locator("tbody tr").evaluateAll(
    (rows, column) =>
      rows.map((row) => ({
        name: row.querySelector("code")?.textContent,
        where: row.querySelector("small")?.textContent,
        sent: row.querySelector(`td:nth-child(${column + 1}) > div`)?.textContent,
      })),
    headers.indexOf("Sent to us"),
  );
}

const KIND_NAMES = {
  cookie: "Cookie",
  localStorage: "Local storage",
  sessionStorage: "Storage of the tab",
  cache: "Cache",
};

/**
 * The addresses of requests that carry the name of something stored, or what it holds. Short values are in everything.
 */
function leaks(sent: readonly Sent[], { name, value = "" }: Pick<Found, "name" | "value">): string[] {
  const key = name.replaceAll(/\W/g, String.raw`\$&`);
  const asKey = new RegExp(`[?&;\\s]${key}=|^${key}:|"${key}":`, "m");
  return sent
    .filter(({ text }) => asKey.test(text) || (value.length > 7 && text.includes(value)))
    .map(({ address }) => address.href);
}
