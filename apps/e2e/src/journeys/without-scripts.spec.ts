import { NEON_DRIFT, READER } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { rowOf } from "../support/my-store-row.ts";
import { expect, test } from "../support/test.ts";

/** A browser with JavaScript disabled: pages read well, links work, the search form works. */
// R-AGE-4, R-WEB-5, R-WEB-40
test("a visitor without JavaScript passes the age gate, reads, follows links and searches", async ({
  visitor,
}) => {
  const player = await visitor({ javaScriptEnabled: false });
  // The browser reports each blocked script as a failed request.
  await player.expecting({ failedRequests: true }, () => walk(player));
});

// R-WEB-40
test("a player without JavaScript sees their library, and what a game in the cart costs", async ({
  player,
  visitor,
}) => {
  await player.opensAs(READER, `/store/${NEON_DRIFT.id}`);
  await player.page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await expect(
    player.page.getByRole("main").getByRole("link", { name: "In cart", exact: true }),
  ).toBeVisible();
  const storageState = await player.page.context().storageState();
  const plain = await visitor({ javaScriptEnabled: false, storageState });
  await plain.expecting({ failedRequests: true }, async () => {
    await plain.opens("/my-store");
    await plain.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await expect(rowOf(plain, "Lantern Lines")).toContainText("Last played 6 days ago");
    await expect(
      rowOf(plain, "Lantern Lines").getByRole("link", { name: "Play", exact: true }),
    ).toBeVisible();
    await plain.opens("/my-store?tab=cart");
    await plain.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await expect(rowOf(plain, NEON_DRIFT.name)).toContainText("3.99");
  });
});

// R-WAL-10, R-WAL-11, R-WEB-40
test("a player without JavaScript reads their account log, their statement and their profile", async ({
  player,
  visitor,
}) => {
  await player.opensAs(READER, "/account/profile");
  const nickname = await player.page.getByLabel("Nickname").inputValue();
  const storageState = await player.page.context().storageState();
  const plain = await visitor({ javaScriptEnabled: false, storageState });
  await plain.expecting({ failedRequests: true }, async () => {
    await plain.opens("/account/log");
    await plain.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    const log = plain.page.getByRole("table", { name: "Purchases" });
    await expect(log.getByText("Lantern Lines").first()).toBeVisible();
    await plain.opens("/account/statement");
    await plain.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await expect(plain.page.getByText("What is left, and what is spent first").first()).toBeVisible();
    await plain.opens("/account/profile");
    await plain.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await expect(plain.page.getByLabel("Nickname")).toHaveValue(nickname);
  });
});

async function walk(player: Player): Promise<void> {
  const { page } = player;
  await player.opens(`/store/${NEON_DRIFT.id}`);
  await expect(player.ageGate).toBeVisible();
  await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
  await expect(player.ageGate).toBeHidden();
  await expect(player.heading(NEON_DRIFT.name)).toBeVisible();
  await expect(page.getByText("About $3.99")).toBeVisible();
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(1);

  await page
    .getByRole("navigation", { name: "You are here" })
    .getByRole("link", { name: "Male-oriented", exact: true })
    .click();
  await page.waitForURL(`${site("international")}/boy-r18`);
  await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
  await expect(player.heading("Male-oriented")).toBeVisible();

  await player.searches(NEON_DRIFT.chinese);
  await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
  await expect(player.game(NEON_DRIFT.name)).toBeVisible();

  await player.opens("/my-store");
  await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
  await expect(page.getByText("Please log in to see your games")).toBeVisible();

  await player.opensMenu("Account");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(player.heading("Create an account")).toBeVisible();
}
