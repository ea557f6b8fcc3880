import { MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { sql } from "../support/database.ts";
import { expect, test } from "../support/test.ts";

// R-CAT-21, R-CAT-23
test("filters apply at once, stay in the address, go one by one, and are there again on the way back", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  const filters = await player.opensFilters();
  await filters.getByRole("checkbox", { name: "Romance", exact: true }).check();
  await page.waitForURL(/tags=romance/);
  await filters.getByRole("checkbox", { name: "Plays in browser" }).check();
  await page.waitForURL(/tags=romance&browser=1/);
  if (player.isOnPhone) await filters.getByRole("button", { name: /^Show \d+ games?$/ }).click();
  const active = page.getByRole("list", { name: "Active filters" });
  await expect(active.getByRole("link")).toHaveCount(2);
  await expect(player.games.first()).toBeVisible();
  await player.findsItAccessible();

  const first = (await player.games.first().getByRole("heading", { level: 3 }).textContent()) ?? "";
  await player.looksAt(first);
  await page.goBack();
  await page.waitForURL(/tags=romance&browser=1/);
  await expect(player.game(first)).toBeVisible();

  await active.getByRole("link", { name: "Remove filter: Romance" }).click();
  await page.waitForURL((url) => !url.search.includes("romance"));
  await expect(
    (await player.opensFilters()).getByRole("checkbox", { name: "Romance", exact: true }),
  ).not.toBeChecked();
});

// R-CAT-2, R-CAT-21
test("a tag is left out by keyboard, and the last category may not go", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store?categories=boy-r18");
  const filters = await player.opensFilters();
  await filters.getByRole("checkbox", { name: "Without Romance" }).focus();
  await page.keyboard.press("Space");
  await page.waitForURL(/without=romance/);
  await expect(filters.getByRole("checkbox", { name: "Without Romance" })).toBeFocused();
  await filters.getByRole("checkbox", { name: "Male-oriented", exact: true }).press("Space");
  const told = page.getByRole("dialog").filter({ hasText: "Please choose at least one category." });
  await expect(told).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(told).toBeHidden();
  await expect(filters.getByText("Please choose at least one category.")).toBeVisible();
});

// R-CAT-21
test("a minus leaves a word out, and an empty list says which filters to take back", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store?keyword=neon");
  await expect(player.game(NEON_DRIFT.name)).toBeVisible();
  await player.opens("/store?keyword=neon+-drift&max=1");
  await expect(page.getByText("No games found")).toBeVisible();
  const active = page.getByRole("list", { name: "Active filters" });
  await expect(active.getByRole("link")).toHaveCount(2);
  await active.getByRole("link", { name: /Up to 1/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("max"));
  await expect(player.game(NEON_DRIFT.name)).toBeHidden();
});

// R-CAT-24
test("a card expands under the pointer, and once per hover that is logged", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store?keyword=ferry");
  await player.letsVisitsBeCounted();
  const card = player.game(MIDNIGHT_FERRY.name);
  const expansions = () =>
    sql("select 1 from traffic_logs where event_name = 'pg_store_card_expand' and meta->>'store_id' = $1", [
      String(MIDNIGHT_FERRY.id),
    ]).then(({ length }) => length);
  await card.hover();
  await expect(card.getByText("English", { exact: false }).last()).toBeVisible();
  await expect.poll(expansions).toBe(1);
  await page.keyboard.press("Escape");
  await expect(card).not.toHaveAttribute("data-expanded");
  await page.mouse.move(0, 0);
  await card.hover();
  await expect.poll(expansions).toBe(2);
});

// R-CAT-24
test("a hover card repeats the brief only where the card has cut it", async ({ player }) => {
  await player.opensAsAdult("/store");
  await expect(player.consentQuestion).toBeVisible();
  for (const { name, brief, times } of [
    { name: "Wolf at the Book Fair", brief: /^He says he writes romance/, times: 1 },
    { name: "Low Tide Radio", brief: /^A free serial/, times: 2 },
  ]) {
    const card = player.game(name);
    await card.hover();
    await expect(card).toHaveAttribute("data-expanded");
    await expect(card.getByText("English", { exact: false }).last()).toBeVisible();
    await expect(card.getByText(brief)).toHaveCount(times);
    await player.page.mouse.move(0, 0);
    await expect(card).not.toHaveAttribute("data-expanded");
  }
});

// R-CAT-23
test("further games load while scrolling, once the reader wants that", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  const filters = await player.opensFilters();
  await filters.getByRole("switch", { name: "Load more games while scrolling" }).check();
  if (player.isOnPhone) await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
  await expect(player.games).toHaveCount(24);
  await player.games.last().scrollIntoViewIfNeeded();
  await expect.poll(() => player.games.count()).toBeGreaterThan(24);
  const games = await player.games.count();
  const last = (await player.games.nth(25).getByRole("heading", { level: 3 }).textContent()) ?? "";
  await player.looksAt(last);
  await page.goBack();
  await expect.poll(() => player.games.count()).toBeGreaterThanOrEqual(games);
});

// R-CAT-21
test("filters pressed faster than the lists arrive stay as they were pressed", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  const filters = await player.opensFilters();
  await filters.getByRole("checkbox", { name: "Plays in browser" }).check();
  await page.waitForURL(/browser=1/);
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  const jumpedBack = await filters.evaluate(async (form) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox][name]")];
    const pressed = new Map<HTMLInputElement, boolean>();
    let jumps = 0;
    const look = () => {
      for (const [box, isChecked] of pressed) if (box.checked !== isChecked) jumps += 1;
    };
    for (let round = 0; round < 3; round += 1)
      for (const box of boxes.filter(({ name }) => /^(browser|trial|platform)$/.test(name))) {
        box.click();
        pressed.set(box, box.checked);
        for (let frames = 0; frames < 4; frames += 1) {
          await frame();
          look();
        }
      }
    for (let frames = 0; frames < 60; frames += 1) {
      await frame();
      look();
    }
    return jumps;
  });
  expect(jumpedBack).toBe(0);
});

// R-CAT-21
test("a filter taken back at the very moment its list arrives is taken back", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  const filters = await player.opensFilters();
  const inBrowser = filters.getByRole("checkbox", { name: "Plays in browser" });
  await inBrowser.check();
  await page.waitForURL(/browser=1/);
  await inBrowser.uncheck();
  await page.waitForURL((url) => !url.searchParams.has("browser"));
  await inBrowser.evaluate((box: HTMLInputElement) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      // The router is done, and React has not rendered yet: that comes with the next task.
      void (async () => {
        for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
        box.click();
      })();
    };
    box.click();
  });
  await expect(inBrowser).not.toBeChecked();
  await page.waitForURL((url) => !url.searchParams.has("browser"));
  await expect(inBrowser).not.toBeChecked();
});

// R-CAT-23
test("what is searched for has no blanks around it in the address, in the store and among articles", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/about-us");
  const search = page.getByLabel("Search games", { exact: true }).locator("visible=true");
  await search.fill("   tea  ");
  await search.press("Enter");
  await page.waitForURL(/\/store\?keyword=tea$/);
  await player.opens("/article");
  const articles = page.getByRole("searchbox", { name: "Search articles" });
  await articles.fill("  coins ");
  await articles.press("Enter");
  await page.waitForURL(/\/article\?keyword=coins$/);
  // A shared link, or a form without scripts.
  await player.opens("/store?keyword=++tea+&browser=1");
  expect(new URL(page.url()).search).toBe("?keyword=tea&browser=1");
});

/*
 * What Playwright evaluates counts as an action of the visitor, which wakes everything. So these pages act by
 * themselves, a moment after the scripts run them: by then the browser is idle, without any interaction.
 */
for (const { says, act, key } of [
  {
    says: "sets a field without the focus or a key",
    act: `select.value = "released_at-asc"; select.dispatchEvent(new Event("change", { bubbles: true }))`,
    key: null,
  },
  { says: "moves the focus without a key, and then presses one", act: "select.focus()", key: "ArrowDown" },
] as const)
  // R-WEB-32
  test(`filters are set by software that ${says}: the first change counts, and so does the next`, async ({
    player,
  }) => {
    const { page } = player;
    await page.addInitScript(`
      const look = () => {
        const select = document.querySelector("select[name=sort]");
        if (!select || "earlyInput" in globalThis) return setTimeout(look, 50);
        requestIdleCallback(() => { ${act}; console.info("acted") });
      };
      addEventListener("load", look);
    `);
    const hasActed = page.waitForEvent("console", (message) => message.text() === "acted");
    await player.opensAsAdult("/store");
    await hasActed;
    if (key) await page.keyboard.press(key);
    await page.waitForURL(/sort=released_at-asc/);
    await page
      .getByRole("form", { name: "Filters" })
      .getByLabel("Show", { exact: true })
      .evaluate((field: HTMLSelectElement) => {
        field.value = "discount";
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
    await page.waitForURL(/sort=released_at-asc&show=discount|show=discount&sort=released_at-asc/);
  });
