import type { Page } from "@playwright/test";
import { isHydrated } from "../support/hydrated.ts";
import { AUTHOR } from "../support/games.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { ask } from "../support/http.ts";
import { layoutShift } from "../support/layout-shift.ts";
import { site } from "../support/settings.ts";
import { slowHtml } from "../support/slow-html.ts";
import { expect, test } from "../support/test.ts";

// R-AGE-4
test("answering the age gate before the page's scripts load counts", async ({ player }) => {
  const letArrive = await holdRequests(player.page, SCRIPTS);
  await player.opens("/store", "commit");
  await player.passesAgeGate();
  letArrive();
  await expect(player.game("Neon Drift")).toBeVisible();
  await player.opens("/store");
  await expect(player.heading("Store")).toBeVisible();
  await expect(player.ageGate).toBeHidden();
});

// R-WEB-56, R-WEB-57
test("past the gate the first covers stand in the HTML, for this browser alone", async ({ player }) => {
  await player.opens("/store");
  await player.passesAgeGate();
  await expect(player.game("Neon Drift")).toBeVisible();
  const cookies = await player.page.context().cookies(site("international"));
  expect(cookies.map(({ name, value }) => [name, value])).toContainEqual(["catnip_over_18", "1"]);
  for (const path of ["/", "/store", "/store/101"]) {
    const address = site("international") + path;
    const closed = await ask(address);
    expect(closed.body.toString()).not.toMatch(/<img [^>]*fetchPriority="high"/);
    expect(closed.headers["cache-control"]).toContain("public");
    const passed = await ask(address, { headers: { cookie: "catnip_over_18=1" } });
    expect(passed.body.toString()).toMatch(/<img [^>]*loading="eager"[^>]*fetchPriority="high"/);
    expect(passed.headers["cache-control"]).toBe("private, no-cache");
  }
});

// R-WEB-56
test("excluding something, and logging in, takes the mark away until it is known that nothing is excluded", async ({
  player,
}) => {
  const { page } = player;
  const marks = async () =>
    (await page.context().cookies(site("international"))).filter(({ name }) => name === "catnip_over_18");
  await player.opensAsAdult("/store/101");
  await expect.poll(marks).toHaveLength(1);
  await page.getByRole("button", { name: "Hide games like this" }).click();
  const popup = player.popup("What do you not want to see?");
  await popup.getByRole("button", { name: AUTHOR.name }).click();
  await popup.getByRole("button", { name: "OK", exact: true }).click();
  await expect.poll(marks).toEqual([]);
  await player.opens("/store");
  expect(await marks()).toEqual([]);
});

// R-AGE-5
test("a gate of which half has come is not shown; once it is shown it stays where it is", async ({
  player,
}) => {
  const { page } = player;
  // Of the page only the HTML counts, whenever its scripts would come.
  await holdRequests(page, SCRIPTS);
  const slow = await slowHtml(player.home, (html) => html.indexOf("</h2>", html.indexOf(GATE_TITLE)));
  try {
    await page.goto(slow.home, { waitUntil: "commit" });
    const title = page.getByRole("heading", { name: "Are you over 18?", includeHidden: true });
    await title.waitFor({ state: "attached" });
    await paints(page);
    await expect(title).toBeHidden();
    slow.sendRest();
    await expect(title).toBeVisible();
    await paints(page);
    expect(await layoutShift(page)).toBe(0);
  } finally {
    slow.close();
  }
});

// R-AGE-6
test("before its scripts have come the page behind the gate cannot be reached; the answer opens it", async ({
  player,
}) => {
  const { page } = player;
  const letArrive = await holdRequests(page, SCRIPTS);
  await player.opens("/store", "commit");
  await expect(player.ageGate).toBeVisible();
  const link = page.getByRole("link", { name: "Neon Drift" }).first();
  await link.focus();
  expect(await focusIsBehindGate(page)).toBe(false);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsBehindGate(page)).toBe(false);
  }
  await player.passesAgeGate();
  await link.focus();
  expect(await focusIsBehindGate(page)).toBe(true);
  letArrive();
  await isHydrated(page);
  expect(await focusIsBehindGate(page)).toBe(true);
});

// R-AGE-6, R-WEB-80
test("the page's scripts leave a closed gate as the HTML has made it", async ({ player }) => {
  const { page } = player;
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const changes: MutationRecord[] = [];
      new MutationObserver((seen) => changes.push(...seen)).observe(document, {
        subtree: true,
        attributeFilter: ["inert"],
      });
      Object.assign(window, { changesOfInert: changes });
    });
  });
  await player.opens("/store");
  await isHydrated(page);
  // The gate's heading gets the focus once its scripts know that it is closed.
  await expect(page.getByRole("heading", { name: "Are you over 18?" })).toBeFocused();
  await paints(page);
  await page.getByRole("link", { name: "Neon Drift" }).first().focus();
  expect(await focusIsBehindGate(page)).toBe(false);
  expect(await page.evaluate(() => (Reflect.get(window, "changesOfInert") as unknown[]).length)).toBe(0);
});

const focusIsBehindGate = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-shop]") !== null);

const GATE_TITLE = 'id="age-gate-title"';

const paints = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
