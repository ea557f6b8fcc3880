import { isHydrated } from "../support/hydrated.ts";
import { COLLECTOR, NEON_DRIFT } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SENTENCE = "Network request failed, please check your internet.";

test("offline, a link keeps the page and says why; retrying works once back online", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  await expect(player.games.first()).toBeVisible();
  // The page's scripts, which show this, are there: without them a link is the browser's affair.
  await expect(player.consentQuestion).toBeVisible();
  await page.waitForLoadState("networkidle");
  await player.expecting({ failedRequests: true, console: /./ }, async () => {
    await page.context().setOffline(true);
    await player.goesTo("Home");
    const notice = page.getByRole("alert").filter({ hasText: SENTENCE });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(`${site("international")}/store`);
    await expect(player.heading("Store")).toBeVisible();
    await player.findsItAccessible();
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeVisible();

    // The login page is another site: the browser would show its own error page.
    await player.opensMenu("Account");
    await page.getByRole("link", { name: "Log in" }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(`${site("international")}/store`);
  });
  // The client only notices the network is back when it retries.
  await page.evaluate(() =>
    window.addEventListener("online", (e) => e.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await page.context().setOffline(false);
  await page.keyboard.press("Escape");
  await player.goesTo("Home");
  await expect(player.heading(/oriented/)).toBeVisible();
});

test("a page whose data fails to load shows an error inside the shop, and recovers on retry", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.searches(NEON_DRIFT.name);
  await player.looksAt(NEON_DRIFT.name);
  await player.goesTo("Store");
  await expect(player.heading("Store")).toBeVisible();
  let isCut = true;
  await page.route("**/*.data*", (route) => (isCut ? route.abort("internetdisconnected") : route.continue()));
  await player.expecting({ failedRequests: true, console: /./ }, async () => {
    await page.goBack();
    await expect(player.heading("No connection")).toBeVisible();
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await player.findsItAccessible();
    isCut = false;
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(player.heading(NEON_DRIFT.name)).toBeVisible();
  });
});

// R-WEB-2
test("a page whose code fails to load does not fall through to the browser's error page", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  const wanted = (await player.games.first().getByRole("heading", { level: 3 }).textContent()) ?? "";
  // The page's scripts, which show this, are there: without them a link is the browser's affair.
  await expect(player.consentQuestion).toBeVisible();
  await player.expecting({ failedRequests: true, console: /./ }, async () => {
    await page.route("**/*", (route) => route.abort("internetdisconnected"));
    // Not by the mouse: hovering loads the page's code too, which would fail a second time, maybe only after the
    // network is back, and reload before the visitor can.
    await player.games.first().getByRole("link").first().dispatchEvent("click");
    await expect(page.getByRole("alert").filter({ hasText: SENTENCE })).toBeVisible();
    await expect(player.heading("Store")).toBeVisible();
    await page.unroute("**/*");
    // Another part fails late: the page still waits for the visitor.
    await page.evaluate(async () => {
      const late = new Event("vite:preloadError", { cancelable: true });
      window.dispatchEvent(Object.assign(late, { payload: new Error("late") }));
      await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    });
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    // To the requested page.
    await expect(player.heading(wanted)).toBeVisible();
  });
});

// R-WEB-2
test("a popup whose code is gone after a release reloads the page once; if it is still gone, a message is shown and the page stays", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.isSignedIn();
  await page.route("**/add-credit-popup-*.js", (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on("load", () => (loads += 1));
  await player.expecting({ failedRequests: true, status: [404], console: /./ }, async () => {
    await addCoins(player);
    const notice = page.getByRole("alert").filter({ hasText: "We are offline for a moment" });
    await expect(notice).toBeVisible();
    await expect(player.heading("Store")).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute("**/add-credit-popup-*.js");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(player.popup("Add coins")).toBeVisible();
  });
});

// R-WEB-2
test("a popup whose code cannot be loaded while the server restarts: the page stays until a reload helps", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.isSignedIn();
  await player.expecting({ failedRequests: true, console: /./ }, async () => {
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await addCoins(player);
    const notice = page.getByRole("alert").filter({ hasText: SENTENCE });
    await expect(notice).toBeVisible();
    await expect(player.heading("Store")).toBeVisible();
    await page.unroute("**/*");
    await addCoins(player);
    await expect(player.popup("Add coins")).toBeVisible();
    // A later page owes nothing.
    await player.opens("/store");
    await isHydrated(page);
    await expect(player.popup("Add coins")).toHaveCount(0);
  });
});

// R-WEB-2
test("a button whose code is gone after a release does what it is for, once, after the one reload", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  await isHydrated(page);
  const main = page.getByRole("main");
  await page.route("**/assets/change-wishlist-*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
  await player.expecting({ failedRequests: true, status: [404], console: /./ }, async () => {
    const reloaded = page.waitForEvent("load");
    await main.getByRole("button", { name: "Add to wishlist" }).click();
    await reloaded;
    await expect(main.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();
  });
  await page.reload();
  await player.isSignedIn();
  await expect(main.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();
});

// R-WEB-2
test("a page whose code is gone after a release: the one reload leads to the requested page", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/about-us");
  await expect(player.consentQuestion).toBeVisible();
  await page.route("**/assets/store-list.route-*.js", (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await player.expecting({ failedRequests: true, status: [404], console: /./ }, async () => {
    await player.goesTo("Store");
    await expect(player.heading("Store")).toBeVisible();
  });
  expect(opened).toEqual(["/store"]);
  await page.goBack();
  await expect(player.heading("About us")).toBeVisible();
});

const addCoins = (player: Player) =>
  player.page.getByRole("banner").getByRole("button", { name: "Add coins" }).click();
