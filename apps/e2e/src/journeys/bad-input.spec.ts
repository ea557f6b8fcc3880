import { Cashier } from "../support/cashier.ts";
import { silenceDatabase, sql, takeDatabaseAway } from "../support/database.ts";
import { coins, MIDNIGHT_FERRY, NEON_DRIFT, PLANS } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { Mailbox } from "../support/mailbox.ts";
import { payLinkOf } from "../support/pay-link.ts";
import { newAddress, planTile, type Player } from "../support/player.ts";
import { booksBalance } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");
/** Error paths. */
const REFUSED = [400, 401, 403, 409, 410, 422, 429];

test.describe("verification codes", () => {
  // R-ACC-3
  test("a wrong code is rejected with the attempts left, and the right one still works", async ({
    player,
  }) => {
    await player.opensAsAdult("/store");
    const email = newAddress();
    await player.opensSignUp();
    await player.fillsSignUp(email);
    const code = await new Mailbox(player.page).codeFor(email);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    await player.expecting({ status: REFUSED }, async () => {
      await player.entersCode(wrong);
      await expect(player.page.getByText(/This code is not correct\. \d tries left\./)).toBeVisible();
      await player.findsItAccessible();
      await player.entersCode("123");
      await expect(player.page.getByText("Please enter all 8 digits.")).toBeVisible();
    });
    await player.entersCode(code);
    await player.isSignedIn();
  });

  test("too many wrong attempts invalidate a code", async ({ player }) => {
    await player.opensAsAdult("/store");
    const email = newAddress();
    await player.opensSignUp();
    await player.fillsSignUp(email);
    const code = await new Mailbox(player.page).codeFor(email);
    await player.expecting({ status: REFUSED }, async () => {
      const answers = [/4 tries left/, /3 tries left/, /2 tries left/, /1 try left/, /ask for a new one/];
      for (const [index, answer] of answers.entries()) {
        const wrong = String(index).repeat(8);
        await player.entersCode(wrong === code ? "99999999" : wrong);
        await expect(player.page.getByText(answer)).toBeVisible();
      }
      await player.entersCode(code);
      await expect(player.page.getByText(/ask for a new one/)).toBeVisible();
    });
  });

  // R-ACC-6
  test("a wrong password and an unknown address get the same message", async ({ player }) => {
    await player.opensAsAdult("/store");
    await player.opensMenu("Account");
    await player.page.getByRole("link", { name: "Log in" }).click();
    for (const email of ["collector@catnip.test", newAddress()]) {
      await player.page.getByLabel("Mail address").fill(email);
      await player.page.getByLabel("Password", { exact: true }).fill("Wrong1234");
      await player.expecting({ status: REFUSED }, async () => {
        await player.page.getByRole("button", { name: "Log in" }).click();
        await expect(player.page.getByText("The mail address or the password is not correct.")).toBeVisible();
      });
    }
  });
});

test.describe("the pay link", () => {
  // R-TOP-7
  test("it is single-use: opening it again is rejected and charges nothing", async ({ player }) => {
    await playerIn(player, "/store");
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
    await player.opens("/store");
    await expect(player.balance).toHaveText("0.00");
  });

  for (const { what, change } of CHANGED_LINKS()) {
    // R-TOP-9
    test(`it is rejected when ${what} was tampered with`, async ({ player }) => {
      await playerIn(player, "/store");
      const link = await payLinkOf(player);
      await player.expecting({ status: REFUSED }, async () => {
        await player.page.goto(changedLink(link, change));
        await expect(player.heading("This payment could not be opened")).toBeVisible();
      });
      await expect(player.page.getByRole("button", { name: "Pay now" })).toBeHidden();
      await player.opens("/store");
      await expect(player.balance).toHaveText("0.00");
    });
  }

  // R-TOP-15
  test("cancelling at the cashier costs nothing and leads back to the shop", async ({ player }) => {
    await playerIn(player, "/store");
    await player.opensTopUp();
    await player.choosesPlan(PLANS.small);
    await player.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(player.page).cancels();
    await player.reads("You cancelled the payment. Nothing was charged.");
    await expect(player.balance).toHaveText("0.00");
  });

  // R-PAY-2, R-PAY-9
  test("a forged notification credits nothing; a valid one sent fifty times credits once", async ({
    player,
  }) => {
    await playerIn(player, "/store");
    await player.topsUp(PLANS.small);
    await expect(player.balance).toHaveText(coins(PLANS.small.coin));

    const [genuine] = await sql<{ body: Buffer; headers: Record<string, string> }>(
      "select body, headers from provider_events where verdict like 'accepted%' order by received_at desc limit 1",
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

    await player.opens("/store");
    await expect(player.balance).toHaveText(coins(PLANS.small.coin));
    expect(await booksBalance()).toMatch(/The books balance/);
  });
});

test.describe("the checkout", () => {
  // R-CHK-6, R-CHK-9, R-TOP-5
  test("an insufficient balance leads to a top-up and back to the same purchase", async ({ player }) => {
    await playerIn(player, `/store/${MIDNIGHT_FERRY.id}`);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(`You need ${coins(MIDNIGHT_FERRY.list)} more coins.`)).toBeVisible();
    await player.findsItAccessible();
    await bill.getByRole("button", { name: "Add coins" }).click();
    await expect(planTile(player.popup("Add coins to your wallet"), PLANS.medium)).toBeChecked();
    await player.choosesPlan(PLANS.medium);
    await player.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(player.page).pays();
    await player.reads("Your payment is complete.");
    await expect(bill).toBeVisible();
    expect(new URL(player.page.url()).search, "the address is clean again").toBe("");
    await player.buysIt();
    await expect(player.balance).toHaveText(
      coins(PLANS.medium.coin + PLANS.medium.silver - MIDNIGHT_FERRY.list),
    );
  });

  // R-CHK-2
  test("a price change since it was shown charges nothing, shows both prices, and can be confirmed", async ({
    player,
  }) => {
    await playerIn(player, `/store/${NEON_DRIFT.id}`);
    await player.topsUp(PLANS.medium);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(coins(NEON_DRIFT.sale), { exact: true })).toBeVisible();
    await sql("update store_prices set price = price + 100 where store_id = $1 and country = 'us'", [
      NEON_DRIFT.id,
    ]);
    try {
      await player.confirmsPurchase();
      await expect(bill.getByText(/The price changed from 3\.99 to 4\.79 coins/)).toBeVisible();
      await expect(bill.getByText("Afterwards it holds 16.71 coins")).toBeVisible();
      await player.findsItAccessible();
      await player.buysIt();
      await expect(player.balance).toHaveText(coins(PLANS.medium.coin + PLANS.medium.silver - 479));
    } finally {
      await sql("update store_prices set price = price - 100 where store_id = $1 and country = 'us'", [
        NEON_DRIFT.id,
      ]);
    }
  });
});

test.describe("URLs and cookies", () => {
  for (const path of ["/xx-XX/store", "/store/999999", "/store/not-a-number", "/nothing/here"]) {
    // R-WEB-1
    test(`${path} is a 404 page with a link home`, async ({ player }) => {
      await player.expecting({ status: [404] }, async () => {
        await player.opensAsAdult(path);
        await expect(player.heading("This page could not be found")).toBeVisible();
        await player.findsItAccessible();
      });
      await player.page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
      await expect(player.page.getByRole("heading", { level: 2, name: "New games" })).toBeVisible();
    });
  }

  // R-SIG-8, R-WEB-1
  test("a 404 page never links to another site", async ({ player }) => {
    await player.expecting({ status: [404] }, () =>
      player.opensAsAdult("/404?returnUrl=https://evil.example/"),
    );
    await expect(player.page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  });

  test("malformed cookies mean a guest, not an error", async ({ player }) => {
    const broken = ["catnip_session", "catnip_member", "user.specified.language", "catnip_play", "_pg"].map(
      (name) => ({
        name,
        value: name === "catnip_member" ? "1" : "%E0%A4%A;;\u007f".replaceAll(/[;\u007f]/g, "x"),
        url: SHOP,
      }),
    );
    await player.page.context().addCookies(broken);
    await player.expecting({ status: [401] }, async () => {
      await player.opensAsAdult("/store");
      await expect(player.heading("Store")).toBeVisible();
      await player.opensMenu("Account");
      await expect(player.page.getByRole("link", { name: "Log in" })).toBeVisible();
    });
  });
});

// R-WEB-10
test("while the database is down the shop shows a calm notice and recovers by itself", async ({ player }) => {
  await playerIn(player, `/store/${NEON_DRIFT.id}`);
  const bringBack = await takeDatabaseAway();
  try {
    await player.expecting({ status: [503] }, async () => {
      await player.opens(`/store?keyword=${crypto.randomUUID()}`);
      await expect(player.heading("One moment, please")).toBeVisible();
      await expect(player.page.getByText("We are away for a moment.")).toBeVisible();
      await player.findsItAccessible();
      bringBack();
      // The page retries by itself every few seconds.
      await expect(player.page.getByText("No games found")).toBeVisible({ timeout: 30_000 });
    });
    await player.isSignedIn();
  } finally {
    bringBack();
  }
  expect(await booksBalance()).toMatch(/The books balance/);
});

// R-WEB-10
test("while the database hangs nobody is kept waiting: the shop shows a calm notice and recovers by itself", async ({
  player,
}) => {
  await playerIn(player, `/store/${NEON_DRIFT.id}`);
  const bringBack = await silenceDatabase();
  try {
    await player.expecting({ status: [503] }, async () => {
      await player.opens(`/store?keyword=${crypto.randomUUID()}`);
      await expect(player.heading("One moment, please")).toBeVisible();
      await expect(player.page.getByText("We are away for a moment.")).toBeVisible();
      expect((await ask(`${site("api")}/health/ready`)).status).toBe(503);
      expect((await ask(`${site("api")}/health`)).status).toBe(200);
      bringBack();
      // The page retries by itself every few seconds.
      await expect(player.page.getByText("No games found")).toBeVisible({ timeout: 30_000 });
    });
    await player.isSignedIn();
  } finally {
    bringBack();
  }
});

/** A new player from the United States on a shop page. */
async function playerIn(player: Player, path: string): Promise<void> {
  await player.opensAsAdult(path);
  await player.hasSignedUp();
  await player.livesIn("United States");
}

type PayData = { payload: Record<string, unknown>; [field: string]: unknown };

/** How somebody might tamper with a link to pay less or get more. */
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
