import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CATEGORIES, coins, MIDNIGHT_FERRY, NEON_DRIFT, PLANS } from "../support/games.ts";
import { Cashier } from "../support/cashier.ts";
import { ask } from "../support/http.ts";
import { Mailbox } from "../support/mailbox.ts";
import { newAddress, planTile, type Player } from "../support/player.ts";
import { site, WITH_MOTION } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";

/** One player's whole way through the shop; each step continues where the previous one ended. */
test.describe.configure({ mode: "serial" });

let player: Player;

test.beforeAll(async ({ browser }) => {
  player = await newVisitor(browser, WITH_MOTION);
});
test.afterEach(() => expect(player.noise.taken(), "what went wrong unannounced").toEqual([]));
test.afterAll(() => player.page.context().close());

test.describe("1 · looking around", () => {
  // R-AGE-1, R-AGE-2
  test("no adult content is loaded before the visitor confirms being over 18", async () => {
    const pictures: string[] = [];
    player.page.on("request", (request) => {
      if (request.resourceType() === "image" && request.url().startsWith(site("cdn")))
        pictures.push(request.url());
    });
    await player.opens("/");
    await expect(player.ageGate).toBeVisible();
    await player.findsItAccessible();
    expect(pictures).toEqual([]);

    await player.passesAgeGate();
    await expect(player.popup("What do you like to play?")).toBeVisible();
    await player.findsItAccessible();
    await player.choosesCategory("Male-oriented");
    await expect(player.heading("Male-oriented")).toBeVisible();
    expect(pictures).not.toEqual([]);
  });

  test("home shows new games, offers and news", async () => {
    await player.opens("/");
    await expect(player.page.getByRole("heading", { level: 2, name: "On sale" })).toBeVisible();
    await expect(player.page.getByRole("heading", { level: 2, name: "New games" })).toBeVisible();
    await expect(player.page.getByRole("heading", { level: 2, name: "News" })).toBeVisible();
    await player.findsItAccessible();
  });

  // R-CAT-1
  test("every shelf lists its games", async () => {
    await player.goesTo("Store");
    await expect(player.heading("Store")).toBeVisible();
    for (const { path, name } of CATEGORIES) {
      await player.page
        .getByRole("navigation", { name: "Categories" })
        .getByRole("link", { name, exact: true })
        .click();
      await player.page.waitForURL(site("international") + path);
      await expect(player.heading(name)).toBeVisible();
      await expect(player.games.first()).toBeVisible();
    }
    await player.findsItAccessible();
  });

  // R-PRC-9, R-CAT-5
  test("the list can be filtered by category and price, and sorted", async () => {
    await player.goesTo("Store");
    let filters = await player.opensFilters();
    for (const name of ["Male-oriented · BL", "Female-oriented", "Female-oriented · GL"])
      await filters.getByRole("checkbox", { name, exact: true }).uncheck();
    await filters.getByLabel("To", { exact: true }).fill("5");
    await filters.getByLabel("To", { exact: true }).press("Enter");
    await player.page.waitForURL((url) => url.searchParams.get("max") === "5");
    filters = await player.opensFilters();
    await filters.getByLabel("Sort by").selectOption("Oldest first");
    await player.page.waitForURL(
      (url) => url.searchParams.get("max") === "5" && url.searchParams.get("sort") === "released_at-asc",
    );
    if (player.isOnPhone) await player.page.keyboard.press("Escape");
    await expect(player.page.getByRole("list", { name: "Active filters" })).toContainText("Up to 5 coins");
    await expect(player.game(NEON_DRIFT.name)).toBeVisible();
    await expect(player.game(MIDNIGHT_FERRY.name)).toBeHidden();

    filters = await player.opensFilters();
    const chosen: string[] = [];
    for (const { name } of CATEGORIES)
      if (await filters.getByRole("checkbox", { name, exact: true }).isChecked()) chosen.push(name);
    // The last one opens the popup, behind which nothing can be looked up.
    for (const name of chosen) await filters.getByRole("checkbox", { name, exact: true }).uncheck();
    const told = player.page.getByRole("dialog").filter({ hasText: "Please choose at least one category." });
    await expect(told).toBeVisible();
    await player.page.keyboard.press("Escape");
    await expect(filters.getByText("Please choose at least one category.")).toBeVisible();
    await player.findsItAccessible();
  });

  // R-CAT-6
  test("a game is found by its English, Chinese and Japanese name", async () => {
    await player.opens("/store");
    for (const words of ["neon drift", NEON_DRIFT.chinese, NEON_DRIFT.japanese]) {
      await player.searches(words);
      await expect(player.game(NEON_DRIFT.name)).toBeVisible();
    }
    await player.searches("zzqqxx");
    await expect(player.page.getByText("No games found")).toBeVisible();
  });

  test("the shop speaks Chinese and Japanese", async () => {
    await player.opens(`/zh-CN/store/${NEON_DRIFT.id}`);
    await expect(player.heading(NEON_DRIFT.chinese)).toBeVisible();
    await player.findsItAccessible();
    await player.opens(`/ja-JP/store/${NEON_DRIFT.id}`);
    await expect(player.heading(NEON_DRIFT.japanese)).toBeVisible();
  });

  // R-PRC-6
  test("a game's page shows what it is and what it costs", async () => {
    await player.opens("/store");
    await player.searches(NEON_DRIFT.name);
    await player.looksAt(NEON_DRIFT.name);
    const page = player.page.getByRole("main");
    await expect(page.getByText(`Price now ${coins(NEON_DRIFT.sale)}`)).toBeVisible();
    await expect(page.getByText("$3.99")).toBeVisible();
    await expect(
      page
        .getByRole("table", { name: "Downloads" })
        .or(page.getByRole("heading", { name: "Downloads" }))
        .first(),
    ).toBeVisible();
    await player.findsItAccessible();
    const news = page.getByRole("link", { name: "News and changes" });
    await news.click();
    await expect(news).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await player.findsItAccessible();
  });
});

test.describe("2 · becoming a player", () => {
  // R-ACC-2
  test("signing up with a mailed code returns to the page the guest left", async () => {
    await player.opens(`/store/${NEON_DRIFT.id}`);
    await player.opensSignUp();
    await player.findsItAccessible();
    const email = newAddress();
    await player.fillsSignUp(email);
    await player.findsItAccessible();
    await player.entersCode(await new Mailbox(player.page).codeFor(email));
    await player.page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);
    await player.isSignedIn();
  });
});

test.describe("3 · filling the wallet", () => {
  // R-PRF-2, R-TOP-1
  test("a new player is prompted for their country once", async () => {
    const popup = player.popup("Where do you live?");
    await expect(popup).toBeVisible();
    // The list comes with a guess, which enables Confirm: colors are read once those of the button have changed.
    await expect(popup.getByRole("combobox")).toBeVisible();
    await player.findsItAccessible();
    await player.livesIn("United States");
    await expect(player.balance).toHaveText("0.00");
  });

  // R-TOP-15
  test("a plan is paid at the provider's cashier, and exactly those coins arrive", async () => {
    const offer = await player.opensTopUp();
    await player.findsItAccessible();
    await expect(planTile(offer, PLANS.medium)).toBeVisible();
    await player.choosesPlan(PLANS.medium);
    await expect(player.page.getByTestId("pay-amount")).toHaveText(PLANS.medium.price);
    expect(new URL(player.page.url()).search, "the ticket has left the address").toBe("");
    await player.findsItAccessible();
    await player.page.getByRole("button", { name: "Pay now" }).click();
    const cashier = new Cashier(player.page);
    await cashier.isOpen();
    await player.findsItAccessible();
    await cashier.pays();
    await player.page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);
    await player.reads("Your payment is complete.");
    await expect(player.balance).toHaveText(coins(PLANS.medium.coin));
  });
});

test.describe("4 · buying", () => {
  // R-PRC-4, R-WAL-1
  test("the bill shows each step, and the game is in My Store afterwards", async () => {
    await player.opens(`/store/${NEON_DRIFT.id}`);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(coins(NEON_DRIFT.list), { exact: true })).toBeVisible();
    await expect(bill.getByText("Discount 20%")).toBeVisible();
    await expect(bill.getByText("Paid with silver")).toBeVisible();
    await expect(bill.getByText(`${coins(PLANS.medium.silver)} silver`, { exact: true })).toBeVisible();
    await expect(
      bill.getByText(`${coins(NEON_DRIFT.sale - PLANS.medium.silver)} coins`, { exact: true }),
    ).toBeVisible();
    await player.findsItAccessible();
    await player.buysIt();
    await expect(bill).toBeHidden();
    await expect(player.balance).toHaveText(coins(PLANS.medium.coin + PLANS.medium.silver - NEON_DRIFT.sale));
    await player.findsItAccessible();
    await player.owns(NEON_DRIFT.name);
    await player.findsItAccessible();
  });
});

test.describe("5 · playing", () => {
  // R-PLY-1
  test("the game runs in a frame that can reach neither the shop nor the player's account", async () => {
    await player.opens(`/store/${NEON_DRIFT.id}`);
    await player.page.getByRole("button", { name: "Play now" }).click();
    const game = await player.gameIn(NEON_DRIFT.name);
    expect(new URL(game.url()).host).toMatch(/^b[0-9a-f]{32}\.play\.localhost:\d+$/);
    expect(new URL(game.url()).search, "the ticket has left the address").toBe("");
    const reached = await game.evaluate(whatCanBeReached);
    expect(reached.page).toBe("SecurityError");
    expect(reached.cookies).toMatch(/^(SecurityError)?$/);
    expect(reached.storage).toMatch(/^(SecurityError|null)$/);
    await expect(game.getByRole("main")).not.toBeEmpty();
    await player.findsItAccessible();
  });

  test("it enters and leaves full screen", async () => {
    await player.page.getByRole("main").getByRole("button", { name: "Full screen" }).click();
    await expect.poll(() => player.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await player.page.evaluate(() => document.exitFullscreen());
    await player.page.getByRole("main").getByRole("button", { name: "Back" }).click();
    await player.page.getByRole("link", { name: "Full screen" }).click();
    await player.page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}/fullscreen`);
    const game = await player.gameIn("Game");
    await expect(game.getByRole("main")).not.toBeEmpty();
    await player.findsItAccessible();
  });

  // R-DLV-2
  test("an interrupted download resumes, and the file is intact", async () => {
    await player.opens(`/store/${NEON_DRIFT.id}`);
    const [download] = await Promise.all([
      player.page.waitForEvent("download"),
      player.page.getByRole("button", { name: "Download for windows" }).last().click(),
    ]);
    const address = download.url();
    const whole = readFileSync(await download.path());

    const half = Math.floor(whole.length / 2);
    const broken = await ask(address, { stopAfterBytes: half });
    expect(broken.complete).toBe(false);
    expect(broken.body.length).toBeLessThan(whole.length);
    const rest = await ask(address, {
      headers: { range: `bytes=${broken.body.length}-`, "if-range": broken.headers.etag ?? "" },
    });
    expect(rest.status).toBe(206);
    const joined = Buffer.concat([broken.body, rest.body]);
    expect(joined.equals(whole)).toBe(true);
    const sha256 = createHash("sha256").update(joined).digest("base64");
    expect(rest.headers["repr-digest"]).toBe(`sha-256=:${sha256}:`);
  });
});

/** Runs inside the game's frame and reports what it can reach of the shop. */
function whatCanBeReached(): Record<"page" | "cookies" | "storage", string> {
  const attempt = (look: () => unknown) => {
    try {
      return String(look());
    } catch (fault) {
      return fault instanceof Error || fault instanceof DOMException ? fault.name : "refused";
    }
  };
  return {
    page: attempt(() => window.parent.document.title),
    cookies: attempt(() => document.cookie),
    storage: attempt(() => localStorage.getItem("r18")),
  };
}

test.describe("6 · coming back", () => {
  // R-PRV-8
  test("logging out removes all personal data, and another browser sees everything again", async ({
    visitor,
  }) => {
    await player.signsOut();
    await expect(player.balance).toBeHidden();

    const elsewhere = await visitor();
    await elsewhere.opensAsAdult(`/store/${NEON_DRIFT.id}`);
    await elsewhere.signsIn(player.email);
    await expect(elsewhere.balance).toHaveText(
      coins(PLANS.medium.coin + PLANS.medium.silver - NEON_DRIFT.sale),
    );
    await elsewhere.owns(NEON_DRIFT.name);
  });
});
