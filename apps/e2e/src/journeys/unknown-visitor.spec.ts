import type { Page } from "@playwright/test";
import { CLOCKMAKER, coins, COLLECTOR, MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { cartCheckoutOf } from "../support/own-coupons.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** What is shown while the visitor is unknown, or when looking them up fails. */

/** Costs nothing. */
const FREE = 110;

const TOKEN = "**/auth/token";
const API = `${site("api")}/graphql`;

/** Makes one part of the product fail, as a proxy in front of it would report it. */
async function fails(page: Page, what: string): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.fulfill({ status: 503, json: { code: "service/unavailable" } }));
  return () => page.unroute(what);
}

for (const [says, what] of [
  ["the token endpoint", TOKEN],
  ["the API", API],
] as const) {
  // R-SIG-9
  test(`with ${says} down, a player sees an error, stays logged in, and retrying works`, async ({
    player,
  }) => {
    const { page } = player;
    await player.opensAs(COLLECTOR, "/store");
    await player.expecting({ status: [503] }, async () => {
      const back = await fails(page, what);
      await player.opens("/my-store");
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText("We are offline for a moment.");
      await expect(main.getByText("Please log in")).toBeHidden();
      await player.findsItAccessible();

      await player.opens(`/store/${MIDNIGHT_FERRY.id}`);
      await expect(main.getByRole("alert")).toContainText("We are offline for a moment.");
      await expect(main.getByRole("button", { name: "Buy", exact: true })).toBeHidden();
      await player.findsItAccessible();
      await back();
    });
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(
      page
        .getByRole("main")
        .getByRole("button", { name: "Buy", exact: true })
        .or(page.getByText("You own this game.")),
    ).toBeVisible();
    await expect(player.balance).toHaveText(/\d/);
  });
}

// R-CHK-15
test("Buy is not offered before entitlements are known, and an owner gets Play now instead", async ({
  player,
}) => {
  await player.opensAs(COLLECTOR, `/store/${NEON_DRIFT.id}`);
  await player.comesToOwnIt();
  const { letGo } = await opensBeforeViewerIsKnown(player);
  const main = player.page.getByRole("main");
  letGo();
  await expect(main.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(main.getByText("You own this game.")).toBeVisible();
});

// R-CHK-15: most who look at a game do not own it.
test("nothing shifts once it is known that a player does not own the game", async ({ player }) => {
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  const { letGo, shareTop } = await opensBeforeViewerIsKnown(player);
  const before = await shareTop();
  letGo();
  await expect(player.page.getByRole("main").getByRole("button", { name: "Buy", exact: true })).toBeVisible();
  expect(await shareTop()).toBe(before);
});

/** Opens a game's page while the session's token is held back, so that the player's library is unknown. */
async function opensBeforeViewerIsKnown(player: Player) {
  const { page } = player;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(TOKEN, async (route) => {
    await held;
    await route.continue();
  });
  await player.opens(`/store/${NEON_DRIFT.id}`);
  const main = page.getByRole("main");
  await expect(player.heading(NEON_DRIFT.name)).toBeVisible();
  const share = main.getByRole("button", { name: "Share" });
  await expect(share).toBeVisible();
  await expect(main.getByRole("button", { name: "Buy", exact: true })).toBeHidden();
  await expect(main.getByText("Price now")).toBeHidden();
  return { letGo, shareTop: async () => (await share.boundingBox())?.y };
}

// R-CHK-15
test("checking out an owned game says so, and leads to playing it", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, `/store/${NEON_DRIFT.id}`);
  await player.comesToOwnIt();
  // As when a payment returns to a purchase that was meanwhile made on another device.
  const state = Buffer.from(JSON.stringify({ popup: "store-checkout", store_id: NEON_DRIFT.id })).toString(
    "base64url",
  );
  await player.opens(`/store/${NEON_DRIFT.id}?pg_state=${state}`);
  await expect(player.bill.getByText("You own this game already")).toBeVisible();
  await expect(player.bill.getByRole("button", { name: "Confirm purchase" })).toBeHidden();
  await player.findsItAccessible();
  await player.bill.getByRole("link", { name: "Play now" }).click();
  await page.waitForURL(`**/store/${NEON_DRIFT.id}/fullscreen`);
  await expect(player.bill).toBeHidden();
});

// R-CHK-15, R-CHK-18
test("a game in the cart's bill that is owned meanwhile is named, and one tap goes on without it", async ({
  player,
}) => {
  const { bill } = player;
  await player.opensAsNewPlayer(`/store/${FREE}`);
  await player.page.getByRole("main").getByRole("button", { name: "Get it free" }).click();
  await player.reads("The game is yours now.");
  await player.opens(await cartCheckoutOf(player.email, [FREE, CLOCKMAKER.id]));
  await expect(bill.getByText("You own some of these games already")).toBeVisible();
  await expect(bill.getByText("Nothing was charged.")).toBeVisible();
  await bill.getByRole("button", { name: "Check out the rest" }).press("Enter");
  await expect(player.total).toContainText(coins(CLOCKMAKER.list));
  await expect(bill.getByText("1 game is left out and stays in your cart.")).toBeVisible();
  await player.findsItAccessible();
});
