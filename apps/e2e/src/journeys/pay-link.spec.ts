import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { coins, PLANS } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { payLinkOf } from "../support/pay-link.ts";
import { picksPlan, type Player } from "../support/player.ts";
import { booksBalance } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";

/** HTTP statuses of refusals. */
const REFUSED = [400, 401, 403, 409, 410, 422, 429];
/** A page of the shop without pictures: these journeys are about the wallet above it. */
const SHOP_PAGE = "/terms";

test.describe("the pay link", () => {
  // R-TOP-7
  test("it is single-use: opening it again is rejected and charges nothing", async ({ player }) => {
    await player.opensAsNewPlayer(SHOP_PAGE);
    const link = await payLinkOf(player);
    await player.page.goto(link);
    await expect(player.page.getByRole("button", { name: "Pay now" })).toBeVisible();
    await player.expecting({ status: REFUSED }, async () => {
      await player.page.goto(link);
      await expect(
        player.page.getByText("This payment link has already been used or has expired."),
      ).toBeVisible();
      await player.findsItAccessible();
    });
    await player.opens(SHOP_PAGE);
    await expect(player.balance).toHaveText("0.00");
  });

  // R-TOP-15
  test("cancelling at the cashier costs nothing and leads back to the shop", async ({ player }) => {
    await player.opensAsNewPlayer(SHOP_PAGE);
    await player.opensTopUp();
    await player.choosesPlan(PLANS.small);
    await player.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(player.page).cancels();
    await expect(player.page.getByText("You came back without paying.")).toBeVisible();
    await player.page.getByRole("link", { name: "Cancel and go back to the shop" }).click();
    await player.reads("You cancelled the payment. Nothing was charged.");
    await expect(player.balance).toHaveText("0.00");
  });

  // R-PAY-2, R-PAY-9
  test("a forged notification credits nothing; a valid one sent fifty times credits once", async ({
    player,
  }) => {
    await player.opensAsNewPlayer(SHOP_PAGE);
    // A provider whose message carries its signature within: headers are not kept.
    const offer = await player.opensTopUp();
    await picksPlan(offer, PLANS.small);
    await offer.getByRole("button", { name: /Sugoi/ }).click();
    await player.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(player.page).pays();
    await player.reads("Your payment is complete.");
    await expect(player.balance).toHaveText(coins(PLANS.small.coin));

    const [genuine] = await sql<{ body: Buffer; headers: Record<string, string> }>(
      "select body, headers from provider_events where provider = 'sugoi' and verdict like 'accepted%' order by received_at desc limit 1",
    );
    const notify = (body: string | Buffer) =>
      ask(`${site("api")}/payments/notify/sugoi`, {
        method: "POST",
        headers: { "content-type": genuine?.headers["content-type"] ?? "application/x-www-form-urlencoded" },
        body,
      });
    const text = genuine?.body.toString() ?? "";
    const again = await Promise.all(Array.from({ length: 50 }, () => notify(text)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    const forged = [
      text.replace(/500/g, "5000"),
      text.replace(/.$/, "0"),
      `${text}&status=paid`,
      "",
      "not a form",
      "a=1&a=2",
    ].filter((each) => each !== text);
    for (const body of forged) expect((await notify(body)).status, body).toBe(400);

    await player.opens(SHOP_PAGE);
    await expect(player.balance).toHaveText(coins(PLANS.small.coin));
    expect(await booksBalance()).toMatch(/The books balance/);
  });
});

test.describe("a pay link", () => {
  test.describe.configure({ mode: "default" });
  let player: Player;

  test.beforeAll(async ({ browser }) => {
    player = await newVisitor(browser);
    await player.opensAsNewPlayer(SHOP_PAGE);
  });
  test.afterEach(() => expect(player.noise.taken(), "what went wrong unannounced").toEqual([]));
  test.afterAll(() => player.page.context().close());

  for (const { what, change } of CHANGED_LINKS()) {
    // R-TOP-9
    test(`is rejected when ${what} was tampered with`, async () => {
      const link = await payLinkOf(player);
      await player.expecting({ status: REFUSED }, async () => {
        await player.page.goto(changedLink(link, change));
        await expect(player.heading("This payment could not be opened")).toBeVisible();
      });
      await expect(player.page.getByRole("button", { name: "Pay now" })).toBeHidden();
      await player.opens(SHOP_PAGE);
      await expect(player.balance).toHaveText("0.00");
    });
  }
});

type PayData = { payload: Record<string, unknown>; [field: string]: unknown };

/** Tampers with a link, to pay less or get more. */
function changedLink(link: string, change: (data: PayData) => void): string {
  const url = new URL(link);
  const data = JSON.parse(Buffer.from(url.searchParams.get("data") ?? "", "base64url").toString()) as PayData;
  change(data);
  url.searchParams.set("data", Buffer.from(JSON.stringify(data)).toString("base64url"));
  return url.href;
}

function CHANGED_LINKS(): readonly { what: string; change: (data: PayData) => void }[] {
  return [
    { what: "what is to be paid", change: ({ payload }) => void (payload.pay_amount = 1) },
    { what: "how many coins come", change: ({ payload }) => void (payload.amount = 1_000_000) },
    { what: "the currency", change: ({ payload }) => void (payload.currency_id = "TWD") },
    { what: "the ticket", change: (data) => void (data.credential = { token: "A".repeat(43) }) },
  ];
}
