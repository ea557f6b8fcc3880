import type { Page } from "@playwright/test";
import { COLLECTOR } from "../support/games.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** What an action costs on the network: one API request of its own, and no other. */

/** Released, not in English, and bought by no other journey. */
const FOREIGN = 107;
/** Released in a few weeks. */
const TO_COME = 116;

/** Nothing signals that no further request follows, so a quiet period has to do. In ms. */
const QUIET_MS = 1_500;

/** Number of API requests during an action and shortly afterwards. */
async function questionsDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  let questions = 0;
  const count = (request: { method(): string; url(): string }) => {
    if (request.method() === "POST" && request.url() === `${site("api")}/graphql`) questions += 1;
  };
  page.on("request", count);
  await work();
  await page.waitForTimeout(QUIET_MS);
  page.off("request", count);
  return questions;
}

test("cart, wishlist and purchase send one API request each, and the page shows the result", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAs(COLLECTOR, `/store/${TO_COME}`);

  const remove = main.getByRole("button", { name: "Remove from wishlist" });
  await expect(main.getByRole("button", { name: /wishlist/ })).toBeVisible();
  if (await remove.isVisible()) await remove.click();
  const wishing = await questionsDuring(page, async () => {
    await main.getByRole("button", { name: "Add to wishlist" }).click();
    await expect(remove).toBeVisible();
  });
  expect(wishing, "a wish").toBe(1);
  const unwishing = await questionsDuring(page, async () => {
    await remove.click();
    await expect(main.getByRole("button", { name: "Add to wishlist" })).toBeVisible();
  });
  expect(unwishing, "a wish that is taken back").toBe(1);

  await player.opens(`/store/${FOREIGN}`);
  await expect(player.balance).toHaveText(/\d/);
  const adding = await questionsDuring(page, async () => {
    await main.getByRole("button", { name: "Add to cart" }).click();
    await expect(main.getByRole("link", { name: "In cart" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Cart with/ })).toBeVisible();
  });
  expect(adding, "a game put into the cart").toBe(1);

  const before = (await player.balance.textContent()) ?? "";
  await player.wantsToBuy();
  await player.popup("Please confirm").getByRole("button", { name: "Yes" }).click();
  await player.paysWithCoinsOnly();
  const buying = await questionsDuring(page, async () => {
    await player.buysIt();
    await expect(player.balance).not.toHaveText(before);
    await expect(page.getByRole("link", { name: /^Cart with/ })).toBeHidden();
  });
  expect(buying, "a purchase").toBe(1);
});
