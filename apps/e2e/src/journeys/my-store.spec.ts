import { coins, NEON_DRIFT, PLANS, READER } from "../support/games.ts";
import { cartCheckoutOf, hasCoupons } from "../support/own-coupons.ts";
import { rowOf } from "../support/my-store-row.ts";
import { expect, test } from "../support/test.ts";

/** My Store: what a player owns, is about to buy, and wishes for. */

const SALT = { id: 104, name: "Salt & Cinnamon" };
const ORBIT = { id: 105, name: "Orbit of Two" };

// R-CAT-40
test("a library is searched, goes on where the player stopped, and tells of updates", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/my-store");
  const last = page.getByRole("region", { name: "Continue playing" });
  await expect(last.getByRole("link", { name: "Tea House Letters" })).toBeVisible();
  await expect(last.getByRole("link", { name: "Play", exact: true })).toHaveAttribute(
    "href",
    "/store/161/fullscreen",
  );
  await expect(rowOf(player, "Midnight Ferry to Aoshima")).toContainText("Update available");
  await expect(rowOf(player, "Lantern Lines")).toContainText("Last played 6 days ago");
  await player.findsItAccessible();

  await page.getByRole("searchbox", { name: "Search your library" }).fill("lines lantern");
  await expect(rowOf(player, "Midnight Ferry to Aoshima")).toBeHidden();
  await expect(rowOf(player, "Lantern Lines")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search your library" }).fill("");
  await page.getByLabel("Sort").selectOption("Last played first");
  await page.waitForURL((url) => url.searchParams.get("order") === "played");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).nth(1)).toHaveText(
    "Tea House Letters",
  );
});

// R-CRT-7, R-CRT-8
test("by keyboard: a wish moves to the cart, which is ready to be bought and gives back what was removed", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsNewPlayer(`/store/${ORBIT.id}`);
  await main.getByRole("button", { name: "Add to cart" }).press("Enter");
  await expect(main.getByRole("link", { name: "In cart", exact: true })).toBeFocused();
  await player.opens(`/store/${SALT.id}`);
  await main.getByRole("button", { name: "Add to wishlist" }).press("Enter");
  await expect(main.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();

  await player.opens("/my-store?tab=wishlist");
  await expect(rowOf(player, SALT.name)).toContainText("Price now");
  await rowOf(player, SALT.name).getByRole("button", { name: "Move to cart" }).press("Enter");
  await expect(main.getByText(`“${SALT.name}” is in your cart now.`)).toBeVisible();
  await main.getByRole("button", { name: "Undo" }).press("Enter");
  await rowOf(player, SALT.name).getByRole("button", { name: "Move to cart" }).press("Enter");
  await expect(main.getByText("Your wishlist is empty")).toBeVisible();
  // R-CAT-12
  const recommended = main
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "You may like" }) });
  await expect(recommended.getByRole("heading", { level: 3 })).toHaveCount(5);
  await player.findsItAccessible();

  await main.getByRole("link", { name: /^Cart/ }).press("Enter");
  await expect(rowOf(player, ORBIT.name)).toBeVisible();
  const all = main.getByRole("checkbox", { name: "Select all" });
  await expect(all).toBeChecked();
  const total = main.getByRole("status").filter({ hasText: "2 games" });
  await expect(total).toHaveText(/\d/);
  const sum = await total.textContent();
  await main.getByRole("checkbox", { name: `Select ${SALT.name}` }).press("Space");
  await expect(main.getByRole("status").filter({ hasText: "1 game" })).not.toHaveText(sum ?? "");
  await expect(all).not.toBeChecked();
  await main.getByRole("button", { name: "Remove selected" }).press("Enter");
  await expect(main.getByText(`“${ORBIT.name}” was removed.`)).toBeVisible();
  await main.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(rowOf(player, ORBIT.name)).toBeVisible();
  await player.findsItAccessible();
  await main.getByRole("button", { name: "Check out selected" }).press("Enter");
  await expect(player.bill).toBeVisible();
});

// R-CHK-25
test("a cart that is bought is thanked for, in front of the library that it went to", async ({ player }) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsNewPlayer("/about-us");
  await hasCoupons(player.email, [
    { name: "All of one", rate: 100, games: [ORBIT.id] },
    { name: "All of the other", rate: 100, games: [SALT.id] },
  ]);
  await cartCheckoutOf(player.email, [ORBIT.id, SALT.id]);
  await player.opens("/my-store?tab=cart");
  await main.getByRole("button", { name: "Check out selected" }).press("Enter");
  await player.confirmsPurchase();
  const thanks = player.popup("Purchase complete");
  await expect(thanks).toBeVisible();
  await page.waitForURL((url) => url.searchParams.get("tab") === "purchased");
  await player.reads("Thank you! The purchase is complete, and the games are in your library.");
  await expect(rowOf(player, ORBIT.name)).toBeVisible();
  await expect(rowOf(player, SALT.name)).toBeVisible();
  await player.keepsTheirPlace();
});

// R-RFD-11, R-RFD-30
test("by keyboard: a bought game is given back, its price is there again, and it can be bought again", async ({
  player,
}) => {
  const { name, sale } = NEON_DRIFT;
  const rest = coins(PLANS.small.coin - sale);
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  await player.topsUp(PLANS.small);
  await expect(player.balance).toHaveText(coins(PLANS.small.coin));
  await player.wantsToBuy();
  await player.buysIt();
  await expect(player.balance).toHaveText(rest);

  await player.opens("/my-store");
  await rowOf(player, name)
    .getByRole("button", { name: `Return ${name}` })
    .press("Enter");
  const dialog = player.popup(`Return ${name}?`);
  await expect(dialog.getByText(coins(sale))).toBeVisible();
  await player.findsItAccessible();
  await dialog.getByRole("button", { name: "Return the game" }).press("Enter");
  await player.reads(`${name} has been returned, and its price is back in your wallet.`);
  await expect(rowOf(player, name)).toBeHidden();
  await player.keepsTheirPlace();
  await expect(player.balance).toHaveText(coins(PLANS.small.coin));

  await player.opens(`/store/${NEON_DRIFT.id}`);
  await player.wantsToBuy();
  await player.buysIt();
  await expect(player.balance).toHaveText(rest);
});

// R-CRT-9
test("what left the cart while the player looked elsewhere is named", async ({ player }) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsNewPlayer(`/store/${ORBIT.id}`);
  await main.getByRole("button", { name: "Add to cart" }).click();
  await expect(main.getByRole("link", { name: "In cart", exact: true })).toBeVisible();
  await player.opens("/my-store?tab=cart");
  await expect(rowOf(player, ORBIT.name)).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${player.home}/my-store?tab=cart`);
  await elsewhere.getByRole("button", { name: `Remove ${ORBIT.name}` }).click();
  await expect(elsewhere.getByText(`“${ORBIT.name}” was removed.`)).toBeVisible();
  await expect(main.getByText("This left your cart")).toBeVisible();
  await expect(main.getByText("was removed in another window or on another device.")).toBeVisible();
});

// R-CRT-7
test("in a wide window a long cart scrolls within 25 rem, with its total below", async ({ player }) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsNewPlayer("/about-us");
  await cartCheckoutOf(player.email, [ORBIT.id, SALT.id, 106, 107, 108, 109]);
  await player.opens("/my-store?tab=cart");
  const list = main
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { level: 2, name: SALT.name }) });
  await expect(list.getByRole("listitem")).toHaveCount(6);
  expect((await list.boundingBox())?.height).toBe(400);
  const total = main.getByRole("status").filter({ hasText: "6 games" });
  await expect(total).toBeInViewport({ ratio: 1 });
  await rowOf(player, ORBIT.name).scrollIntoViewIfNeeded();
  await expect(rowOf(player, ORBIT.name)).toBeInViewport();
  await expect(total).toBeInViewport({ ratio: 1 });
  await player.findsItAccessible();
});

// R-CRT-7
test("on a phone the total stays in sight while the cart is scrolled", async ({ visitor }) => {
  const player = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const main = player.page.getByRole("main");
  await player.opensAsNewPlayer(`/store/${ORBIT.id}`);
  for (const id of [ORBIT.id, SALT.id, 106, 107, 108, 109]) {
    if (id !== ORBIT.id) await player.opens(`/store/${id}`);
    await main.getByRole("button", { name: "Add to cart" }).click();
    await expect(main.getByRole("link", { name: "In cart", exact: true })).toBeVisible();
  }
  await player.opens("/my-store?tab=cart");
  await expect(main.getByRole("status").filter({ hasText: "6 games" })).toBeInViewport();
  await expect(main.getByRole("button", { name: "Check out selected" })).toBeInViewport({ ratio: 1 });
  await expect(rowOf(player, ORBIT.name)).not.toBeInViewport();
  await player.findsItAccessible();
});
