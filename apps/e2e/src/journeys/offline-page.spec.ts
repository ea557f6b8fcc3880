import { LIBRARY_KEY, storedItem } from "@catnip/domain/privacy";
import { storedBy } from "../support/browser-storage.ts";
import { COLLECTOR, NEON_DRIFT, READER } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { passAgeGate } from "../support/pass-age-gate.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker answers for this page's site. */
const isInstalled = (player: Player) =>
  player.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });

/** Everything the browser's caches hold. */
const cached = (player: Player) =>
  player.page.evaluate(async () => {
    const found: { path: string; body: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? "";
        found.push({ path: new URL(request.url).pathname, body });
      }
    }
    return found;
  });

// R-WEB-30, R-WEB-31
test("without a network the shop shows its own page and the player's games, and opens when it is back", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, `/store/${NEON_DRIFT.id}`);
  await player.isSignedIn();
  await player.comesToOwnIt();
  await isInstalled(player);
  await player.opens("/my-store");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("catnip.library")))
    .toContain(NEON_DRIFT.name);

  await player.expecting({ failedRequests: true, console: /./ }, async () => {
    await page.context().setOffline(true);
    await page.goto(`${site("international")}/my-store`);
    await expect(player.heading("No connection")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: NEON_DRIFT.name })).toBeVisible();
    await player.findsItAccessible();
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "Try again" }).press("Enter");
    await loaded;
    await expect(player.heading("No connection")).toBeVisible();
    await page.context().setOffline(false);
    await expect(player.heading("My Store")).toBeVisible();

    await page.context().setOffline(true);
    await page.goto(`${site("international")}/my-store`);
    await expect(player.heading("No connection")).toBeVisible();
    // As when the server was away and not the network: the browser announces nothing.
    await page.evaluate(() =>
      window.addEventListener("online", (e) => e.stopImmediatePropagation(), { capture: true }),
    );
    await page.context().setOffline(false);
    await expect(player.heading("My Store")).toBeVisible();
  });

  await player.isSignedIn();
  await page.waitForLoadState("networkidle");
  await player.signsOut();
  expect(await page.evaluate(() => localStorage.getItem("catnip.library"))).toBeNull();
});

// R-WEB-31
test("who logs in finds nothing of a player whose leaving this browser has not seen", async ({ player }) => {
  const { page } = player;
  const kept = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [LIBRARY_KEY]);
  await player.opensAs(COLLECTOR, `/store/${NEON_DRIFT.id}`);
  await player.comesToOwnIt();
  await player.opens("/my-store");
  await expect.poll(kept).toEqual([expect.any(String)]);
  // Their session ends elsewhere, and the next page that is opened is that of the login.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await passAgeGate(page.context(), player.home);
  await page.goto(`${site("international")}/auth/login?returnPath=/store`);
  await page.getByLabel("Email address").fill(READER.email);
  await page.getByLabel("Password", { exact: true }).fill(READER.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await player.isSignedIn();
  expect(await kept()).toEqual([null]);
});

// R-WEB-30
test("only the offline page is ever cached, in the languages that were read, and the privacy page says so", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.isSignedIn();
  await isInstalled(player);
  for (const path of ["/", "/my-store", "/account/log", "/zh-CN/store"]) {
    await player.opens(path);
    await page.waitForLoadState("networkidle");
  }
  const kept = await cached(player);
  expect(kept.map(({ path }) => path).toSorted()).toEqual(["/offline", "/zh-CN/offline"]);
  for (const { body } of kept) {
    expect(body).not.toContain(COLLECTOR.email);
    expect(body).not.toMatch(/\.js\b/);
  }
  const stored = (await storedBy(page)).filter(({ kind }) => kind === "cache");
  expect(stored).toHaveLength(1);
  for (const { name } of stored) expect(storedItem({ kind: "cache", name }, "shop")).not.toBeNull();
});

// R-WEB-30
test("before the age gate is passed no service worker is installed", async ({ player }) => {
  await player.opens("/store");
  await expect(player.ageGate).toBeVisible();
  await player.page.waitForLoadState("networkidle");
  expect(
    await player.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await cached(player)).toEqual([]);
});
