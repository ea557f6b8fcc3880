import type { Page } from "@playwright/test";
import { isHydrated } from "../support/hydrated.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { opensAsReturningVisitor } from "../support/open-as-returning-visitor.ts";
import { expect, test } from "../support/test.ts";

/*
 * A page's scripts start late, and later still on a slow network: a press before that has the same effect as
 * afterwards.
 */

const GAME = `/store/${NEON_DRIFT.id}`;
const COVERS = "**/i/*/*.webp";

/** Counts the presses that are made up for, by button. */
async function countMadeUp(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const madeUp: string[] = [];
    Object.assign(globalThis, { madeUp });
    document.addEventListener("click", ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof HTMLButtonElement)
        madeUp.push(target.ariaLabel ?? target.textContent);
    });
  });
  return async () =>
    (await page.evaluate(() => (globalThis as unknown as { madeUp: string[] }).madeUp)).toSorted();
}

// R-WEB-32, R-WEB-55
for (const [name, path] of [
  ["home", "/"],
  ["a list", "/boy-r18"],
  ["a game's page", GAME],
] as const)
  test(`every button of ${name} that is pressed before the scripts have arrived is pressed once`, async ({
    player,
  }) => {
    const { page } = player;
    const madeUp = await countMadeUp(page);
    const letArrive = await holdRequests(page, SCRIPTS);
    await opensAsReturningVisitor(player, path);
    const buttons = page.locator("button[type=button]:visible:not([aria-disabled=true])");
    const pressed: string[] = [];
    for (const button of await buttons.all()) {
      // Every other one by keyboard, and the first one twice: a visitor who sees nothing happen presses again.
      if (pressed.length % 2 === 0) await button.press("Enter");
      else await button.click();
      if (pressed.length === 0) await button.click();
      pressed.push((await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "");
    }
    expect(pressed).toContain("What you see");
    expect(await madeUp()).toEqual([]);
    letArrive();
    await expect.poll(madeUp).toEqual(pressed.toSorted());
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // On a game's page it lies below others that were asked for.
    await expect(page.locator("[role=dialog] h2", { hasText: /^What you see$/ })).toHaveCount(1);
    expect(await madeUp()).toEqual(pressed.toSorted());
  });

// R-WEB-32
test("what is typed and ticked before the scripts have arrived counts", async ({ player }) => {
  const { page } = player;
  const letArrive = await holdRequests(page, SCRIPTS);
  await opensAsReturningVisitor(player, "/store");
  await page.getByRole("checkbox", { name: "Trial" }).check();
  const search = page.getByRole("banner").getByLabel("Search games", { exact: true });
  await search.pressSequentially("Neon");
  letArrive();
  await expect(page).toHaveURL(/[?&]trial=1/);
  await expect(search).toHaveValue("Neon");
  await expect(page.getByRole("option", { name: NEON_DRIFT.name })).toBeVisible();
});

// R-CAT-23
test("a list whose filters are still on their way loads further games once that is switched on", async ({
  player,
}) => {
  const { page } = player;
  const letArrive = await holdRequests(page, "**/assets/filter-panel-*.js");
  await opensAsReturningVisitor(player, "/store");
  await isHydrated(page);
  const filters = await player.opensFilters();
  const endless = filters.getByRole("switch", { name: "Load more games while scrolling" });
  await endless.check();
  letArrive();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await expect(endless).toBeChecked();
  await player.opens("/store");
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

// R-CAT-21
test("filters whose code arrives together with a search leave it alone", async ({ player }) => {
  const { page } = player;
  const letArrive = await holdRequests(page, "**/assets/filter-panel-*.js");
  await page.exposeFunction("letFiltersArrive", letArrive);
  await opensAsReturningVisitor(player, "/store");
  await isHydrated(page);
  // React takes its time to show what was found.
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(() => {
    const { letFiltersArrive } = globalThis as unknown as { letFiltersArrive: () => void };
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      letFiltersArrive();
      const until = performance.now() + 60;
      while (performance.now() < until);
      push(...entry);
    };
  });
  const search = page.getByRole("banner").getByLabel("Search games", { exact: true });
  await search.fill("moon");
  await search.press("Enter");
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("moon");
  await page
    .getByRole("form", { name: "Filters" })
    .getByRole("checkbox", { name: "Plays in browser" })
    .check();
  await page.waitForURL((url) => url.search.includes("browser=1") && url.search.includes("keyword=moon"));
});

// R-WEB-32
test("a button held down while the question about counting appears above it is pressed", async ({
  player,
}) => {
  const { page } = player;
  const letArrive = await holdRequests(page, SCRIPTS);
  await player.opens(GAME, "commit");
  await player.ageGate.getByRole("button", { name: "I am over 18" }).click();
  const hide = page.getByRole("button", { name: "Hide games like this" });
  // Where the question will stand.
  await hide.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
  await hide.hover();
  await page.mouse.down();
  letArrive();
  await expect(player.consentQuestion).toBeVisible();
  const [above, below] = await Promise.all([player.consentQuestion.boundingBox(), hide.boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await page.mouse.up();
  await expect(player.popup("What do you not want to see?")).toBeVisible();
});

/** The scripts that a page has asked for by now. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

// R-WEB-55
test("a guest's page asks for its scripts when its covers are there, or at the first press", async ({
  visitor,
}) => {
  const reader = await visitor();
  const asked = scriptsOf(reader.page);
  const letArrive = await holdRequests(reader.page, COVERS);
  await opensAsReturningVisitor(reader, GAME);
  await expect(reader.heading(NEON_DRIFT.name)).toBeVisible();
  expect(asked).toEqual([]);
  letArrive();
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  const presser = await visitor();
  const wanted = scriptsOf(presser.page);
  const release = await holdRequests(presser.page, COVERS);
  await opensAsReturningVisitor(presser, GAME);
  expect(wanted).toEqual([]);
  await presser.page.getByRole("button", { name: "Add to wishlist" }).click();
  await expect(presser.popup("Please log in")).toBeVisible();
  release();
});

// R-WEB-55
for (const who of ["guest", "player"] as const)
  test(`however slow a ${who}'s phone is, nothing is asked of scripts before it has painted`, async ({
    player,
  }) => {
    const { page } = player;
    if (who === "player") await player.opensAsNewPlayer("/terms");
    const device = await page.context().newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    for (const path of ["/", "/boy-r18", GAME]) {
      await player.opens(path);
      await isHydrated(page);
      const { paintedMs, askedMs } = await page.evaluate(() => ({
        paintedMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        askedMs: Math.min(
          ...performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
            .map(({ startTime }) => startTime),
        ),
      }));
      expect(askedMs, path).toBeGreaterThan(paintedMs);
    }
  });

// R-WEB-55
test("a player's page does not wait for its covers", async ({ player }) => {
  await player.opensAsNewPlayer("/terms");
  const release = await holdRequests(player.page, COVERS);
  await player.opens(GAME, "commit");
  await expect(player.balance).toBeVisible();
  release();
});

// R-WEB-55
test("a player's page that has no use for its access token comes to rest", async ({ player }) => {
  await player.opensAsNewPlayer("/terms");
  await player.opens("/test/empty");
  await isHydrated(player.page);
  await player.page.waitForLoadState("networkidle");
});

// R-WEB-32
test("a menu opened before the scripts have arrived closes at Escape and at a press outside", async ({
  player,
}) => {
  const { page } = player;
  const arrive = await holdRequests(page, SCRIPTS);
  await opensAsReturningVisitor(player, "/store");
  const folder = page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Discover" });
  const newGames = page.getByRole("banner").getByRole("link", { name: "New games" });
  for (const isHydratedNow of [false, true]) {
    if (isHydratedNow) {
      arrive();
      await isHydrated(page);
    }
    await folder.press("Enter");
    await page.keyboard.press("Tab");
    await expect(newGames).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(folder).toBeFocused();
    await expect(newGames).toBeHidden();
    await folder.press("Enter");
    await expect(newGames).toBeVisible();
    await player.heading("Store").click();
    await expect(newGames).toBeHidden();
  }
});
