import { Cashier } from "../support/cashier.ts";
import { PLANS } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** Begins a payment, and opens its timeline in a second tab. */
async function watchesItsTimeline(player: Player) {
  await player.opensAsNewPlayer("/terms");
  await player.opensTopUp();
  await player.choosesPlan(PLANS.small);
  const number = new URL(player.page.url()).pathname.split("/").at(-1) ?? "";
  await player.page.getByRole("button", { name: "Pay now" }).click();
  await new Cashier(player.page).isOpen();
  const timeline = await player.page.context().newPage();
  await timeline.setViewportSize({ width: 390, height: 844 });
  await timeline.goto(`${site("pay")}/log/${number}`);
  await expect(timeline.getByRole("heading", { level: 1, name: "Where is my money?" })).toBeVisible();
  await expect(timeline.getByText("We are waiting for the provider")).toBeVisible();
  return timeline;
}

// R-PAY-65
test("a timeline shows what happens while it is open, and says so without interrupting", async ({
  player,
}) => {
  const timeline = await watchesItsTimeline(player);
  const news = timeline.locator("[role=status][aria-live=polite]").first();
  await expect(news).toHaveText("");
  let loads = 0;
  timeline.on("load", () => (loads += 1));
  await new Cashier(player.page).pays();
  await expect(timeline.getByText("This payment is complete.")).toBeVisible();
  await expect(timeline.getByRole("listitem").filter({ hasText: "Credited to your wallet" })).toBeVisible();
  await expect(news).toHaveText("The payment was confirmed. Credited to your wallet");
  expect(loads, "the page itself stayed").toBe(0);
});

// R-PAY-65
test("a timeline that is told nothing asks", async ({ player }) => {
  await player.page.context().route(/\/return\/changes$/, (route) => route.fulfill({ status: 503 }));
  await player.expecting({ status: [503] }, async () => {
    const timeline = await watchesItsTimeline(player);
    await new Cashier(player.page).pays();
    await expect(timeline.getByText("This payment is complete.")).toBeVisible();
    await timeline.close();
  });
});

// R-PAY-66
test("the receipt of a top-up leads to its timeline", async ({ player }) => {
  await player.opensAsNewPlayer("/terms");
  await player.topsUp(PLANS.small);
  await player.opens("/account/log?show=recharge");
  await player.page.getByRole("button", { name: "Receipt" }).click();
  await player.popup("Receipt").getByRole("link", { name: "Where is my money?" }).click();
  await expect(player.heading("Where is my money?")).toBeVisible();
  await expect(player.page.getByText("Credited to your wallet")).toBeVisible();

  // Days later, from a mail: this browser does not pay any more.
  const address = player.page.url();
  await player.page.context().clearCookies({ name: /catnip_pay/ });
  await player.page.goto(address);
  await expect(player.heading("Open a top-up in the shop to see your payments")).toBeVisible();
  await player.findsItAccessible();
  await player.page.getByRole("link", { name: "Ask about this payment" }).click();
  await expect(player.page).toHaveURL(
    new RegExp(`/help/contact\\?topic=payment&payment=${address.split("/").at(-1) ?? ""}`),
  );
});
