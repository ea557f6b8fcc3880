import { CLOCKMAKER, coins, COLLECTOR } from "../support/games.ts";
import { newAddress, Player } from "../support/player.ts";
import { expect, test } from "../support/test.ts";
import { sql } from "../support/database.ts";

/** One player with the shop open in two tabs. */

test("adding to the cart or paying in one tab updates the other without a reload", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, `/store/${CLOCKMAKER.id}`);
  const other = new Player(await page.context().newPage(), player.noise);
  await other.opens("/my-store?tab=cart");
  await expect(other.balance).toHaveText(/\d/);
  const inCart = other.page
    .getByRole("main")
    .getByRole("heading", { level: 2, name: CLOCKMAKER.name, exact: true });
  await expect(inCart).toBeHidden();

  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "In cart" })).toBeVisible();
  await expect(inCart).toBeVisible();
  await expect(other.page.getByRole("link", { name: "Cart with 1 game" })).toBeVisible();

  const before = await other.balance.textContent();
  await player.wantsToBuy();
  await player.paysWithCoinsOnly();
  await player.buysIt();
  await expect(other.balance).not.toHaveText(before ?? "");
  await expect(other.balance).toHaveText((await player.balance.textContent()) ?? "");
  await expect(inCart).toBeHidden();
});

test("logging out in one tab logs the other one out, and logging back in restores it", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store/104");
  const other = new Player(await page.context().newPage(), player.noise);
  await other.opens("/store");
  await expect(other.balance).toHaveText(/\d/);
  await other.signsOut();
  await other.choosesCategory("Male-oriented");
  await expect(other.balance).toBeHidden();

  // The first tab was not touched, yet it knows.
  await expect(player.balance).toBeHidden();
  await player.page.getByRole("main").getByRole("button", { name: "Buy", exact: true }).click();
  await expect(player.popup("Please log in")).toBeVisible();
  await player.popup("Please log in").getByRole("button", { name: "Cancel" }).click();

  await other.signsIn(COLLECTOR.email, COLLECTOR.password);
  await expect(player.balance).toHaveText(/\d/);
});

// R-SIG-11
test("logging in as another player in one tab leaves no data of the previous player in the others", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await expect(player.balance).toHaveText(/\d/);
  const other = new Player(await page.context().newPage(), player.noise);
  await other.opens("/store");
  await expect(other.balance).toHaveText(/\d/);
  await other.signsOut();
  await other.choosesCategory("Male-oriented");
  await other.signsUp(newAddress());
  await expect(player.balance).toHaveText(coins(0));
  expect(await sql('select 1 from "user" where email = $1', [other.email])).toHaveLength(1);
});
