import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { PLANS } from "../support/games.ts";
import { Mailbox } from "../support/mailbox.ts";
import { PASSWORD, type Player } from "../support/player.ts";
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
test("a timeline without notifications polls", async ({ player }) => {
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

  // Days later: this browser does not pay any more, and is still logged in at the shop.
  const address = player.page.url();
  await player.page.context().clearCookies({ name: /catnip_pay/ });
  await player.page.goto(address);
  await expect(player.heading("Where is my money?")).toBeVisible();
  await expect(player.page).toHaveURL(address);
});

// R-PAY-67, R-PAY-68
test("an old mail leads its reader to log in and to the payment, and no one else", async ({
  player,
  visitor,
}) => {
  await player.opensAsNewPlayer("/terms");
  await player.topsUp(PLANS.small);
  const receipts = `select from notifications n join "user" u on u.id = n.user_uuid
    where u.email = $1 and n.kind = 'top_up_receipt'`;
  await expect.poll(async () => (await sql(receipts, [player.email])).length).toBe(1);
  await sql("select graphile_worker.add_job('notification-mails')");
  const mail = await Mailbox.reads(player.email, "Your receipt");
  const [address = ""] = /http\S+\/log\/[0-9A-Z]{26}/.exec(mail) ?? [];
  expect(address).toMatch(new RegExp(`^${site("pay")}/log/`));

  const reader = await visitor();
  await reader.page.setViewportSize({ width: 390, height: 844 });
  const visited: string[] = [];
  reader.page.on("framenavigated", (frame) => visited.push(frame.url()));
  await reader.page.goto(address);
  await reader.page.getByLabel("Email address").fill(player.email);
  await reader.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await reader.page.getByRole("button", { name: "Log in" }).click();
  await expect(reader.heading("Where is my money?")).toBeVisible();
  await expect(reader.page.getByText("Credited to your wallet")).toBeVisible();
  await expect(reader.page).toHaveURL(address);
  expect(
    visited.filter((url) => url.includes("proof=")),
    "pages with a proof in their address",
  ).toEqual([]);
  await reader.findsItAccessible();

  const other = await visitor();
  await other.opensAsNewPlayer("/terms");
  await other.expecting({ status: [404] }, async () => {
    await other.page.goto(address);
    await expect(other.heading("This page could not be found")).toBeVisible();
    await expect(other.heading("Where is my money?")).toBeHidden();
  });
});

// R-PAY-67
test("a player who cannot be let in sees why, and can try again or ask support", async ({ player }) => {
  await player.opensAsNewPlayer("/terms");
  await player.topsUp(PLANS.small);
  await player.opens("/account/log?show=recharge");
  await player.page.getByRole("button", { name: "Receipt" }).click();
  const receipt = player.popup("Receipt").getByRole("link", { name: "Where is my money?" });
  const address = (await receipt.getAttribute("href")) ?? "";
  const number = address.split("/").at(-1) ?? "";
  await player.page.context().clearCookies({ name: /catnip_pay/ });

  // A proof this browser never requested opens nothing.
  await player.page.goto(
    `${site("pay")}/enter?challenge=${"c".repeat(43)}&proof=${"p".repeat(43)}&order_no=${number}`,
  );
  await expect(player.heading("Log in to see this payment")).toBeVisible();
  await expect(player.page.getByText("Logging in did not work.")).toBeVisible();
  await player.findsItAccessible();
  await expect(player.page.getByRole("link", { name: "Ask about this payment" })).toHaveAttribute(
    "href",
    new RegExp(`/help/contact\\?topic=payment&payment=${number}`),
  );
  await player.page.getByRole("link", { name: "Log in" }).click();
  await expect(player.heading("Where is my money?")).toBeVisible();

  await player.page.context().clearCookies({ name: /catnip_pay/ });
  await player.page.goto(`${site("pay")}/log`);
  await expect(player.heading("Log in to see your payments")).toBeVisible();
  await player.page.getByRole("link", { name: "Log in" }).click();
  await expect(player.heading("Your payments")).toBeVisible();
});
