import { readFileSync } from "node:fs";
import path from "node:path";
import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { findOverflow } from "../support/overflow.ts";
import { coins } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { booksBalance, ledger } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** A picture such as anybody may attach. */
const PICTURE = readFileSync(path.resolve(import.meta.dirname, "../../../pay/public/icon-192.png"));

/** The smallest plan in CNY. Chinese readers are offered yuan and the methods that accept it. */
const PLAN = { coin: 500, price: "35.00" };

/** A new player who reads Chinese and is about to pay with the given method. */
async function atPaySite(player: Player, method: string, provider: string): Promise<void> {
  await player.opensAsNewPlayer("/terms");
  await player.opens("/zh-CN/store");
  await player.page.getByRole("banner").getByRole("button", { name: "充值" }).click();
  const offer = player.popup("充值");
  await offer
    .getByRole("group", { name: "支付方式" })
    .getByRole("radio", { name: method })
    .locator("..")
    .click();
  // Where several providers offer this method, each is listed by name.
  await offer.getByRole("button", { name: new RegExp(`${provider}.*支付|^支付 `) }).click();
  await expect(payNow(player)).toBeVisible();
}

const payNow = (player: Player) => player.page.getByRole("button", { name: "立即支付" });

test.describe("a QR code on the page", () => {
  const code = (player: Player) => player.page.getByRole("img", { name: /^用手机扫描的付款二维码/ });

  /** What a phone's camera would read. */
  async function payload(player: Player): Promise<string> {
    await player.page.getByText("二维码的文字内容").click();
    return player.page.getByTestId("payload").innerText();
  }

  /** Opens the QR code in the stand-in for the payer's phone. */
  async function scans(player: Player, visitor: () => Promise<Player>): Promise<Player> {
    const phone = await visitor();
    await phone.page.goto(`${site("bank")}/wechatpay/scan`);
    await phone.page.getByLabel("What the code says").fill(await payload(player));
    await phone.page.getByRole("button", { name: "Open" }).click();
    return phone;
  }

  /** From now on the page learns nothing by asking: every answer is the one it gets now, that nothing was paid. */
  async function asksInVain({ page }: Player): Promise<void> {
    const asked = page.waitForRequest(/\/return\/status/);
    // As when the payer comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const address = (await asked).url();
    const answer = await page.evaluate(async (url) => {
      const response = await fetch(url);
      return { contentType: response.headers.get("content-type") ?? "", body: await response.text() };
    }, address);
    expect(answer.body).toContain("isOpen");
    await page.route(/\/return\/status/, (route) => route.fulfill(answer));
  }

  // R-PAY-61
  test("is scanned and paid with a phone, and the page continues as soon as it is notified", async ({
    player,
    visitor,
  }) => {
    await atPaySite(player, "微信支付", "微信支付");
    await payNow(player).press("Enter");
    await expect(code(player)).toBeVisible();
    const timer = player.page.getByRole("timer");
    await expect(timer).toContainText(/剩余付款时间：1[45]:\d\d/);
    await expect(player.page.getByRole("status")).toContainText("正在等待您付款");
    await player.findsItAccessible();
    // Time goes down once scripts run; only they can ask.
    await expect(timer).not.toHaveText(await timer.innerText());
    await asksInVain(player);

    const phone = await scans(player, visitor);
    await expect(phone.page.getByText("CNY 35.00").first()).toBeVisible();
    await phone.page.getByRole("button", { name: /^Pay CNY/ }).click();
    await expect(phone.page.getByText("This order is paid.")).toBeVisible();

    await player.page.waitForURL((url) => url.origin === site("international"));
    await player.page.getByRole("dialog").getByRole("button", { name: "好的" }).click();
    await expect(player.page.getByRole("status", { name: "钱包余额" })).toHaveText(coins(PLAN.coin));
    expect(await booksBalance()).toMatch(/The books balance/);
  });

  // R-PAY-64
  test("that is refused says so, and credits nothing, even where no stream of events gets through", async ({
    player,
    visitor,
  }) => {
    await player.page.route(/\/return\/changes/, (route) => route.fulfill({ status: 503 }));
    await player.expecting({ status: [503] }, async () => {
      await atPaySite(player, "微信支付", "微信支付");
      await payNow(player).click();
      const phone = await scans(player, visitor);
      await phone.page.getByRole("button", { name: "Refuse" }).click();
      await expect(player.page.getByText("这笔支付已关闭")).toBeVisible();
      await expect(code(player)).toBeHidden();
      await player.findsItAccessible();
    });
  });

  test("expires with a notice, on a small screen too", async ({ player }) => {
    await player.page.setViewportSize({ width: 320, height: 640 });
    await atPaySite(player, "微信支付", "微信支付");
    await player.page.clock.install();
    await payNow(player).click();
    await expect(code(player)).toBeVisible();
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The server's HTML shows the code before scripts run. Time may jump once the countdown has started.
    const timer = player.page.getByRole("timer");
    await expect(timer).not.toHaveText(await timer.innerText());
    await player.page.clock.runFor("14:10");
    await expect(player.page.getByRole("status")).toContainText("不到一分钟");
    await player.page.clock.runFor("01:00");
    await expect(player.page.getByText("此二维码已过期")).toBeVisible();
    await expect(player.page.getByRole("link", { name: "查看付款状态" })).toBeVisible();
    await expect(code(player)).toBeHidden();
  });
});

// R-PAY-23
test("at PayPal and at Stripe what is paid there arrives, one after the other", async ({ player }) => {
  await player.opensAsNewPlayer("/terms");
  for (const { method, name, balance } of [
    { method: "PayPal", name: /^Pay /, balance: PLAN.coin },
    { method: "Credit card", name: /^Pay .+ with Stripe$/, balance: 2 * PLAN.coin },
  ]) {
    const offer = await player.opensTopUp();
    await offer
      .getByRole("group", { name: "Way to pay" })
      .getByRole("radio", { name: method })
      .locator("..")
      .click();
    await offer.getByRole("button", { name }).click();
    await player.page.getByRole("button", { name: "Pay now" }).click();
    const cashier = new Cashier(player.page);
    await cashier.isOpen();
    await player.findsItAccessible();
    await cashier.pays();
    await player.reads("Your payment is complete.");
    await expect(player.balance).toHaveText(coins(balance));
  }
  expect(await booksBalance()).toMatch(/The books balance/);
});

test.describe("through customer service", () => {
  const offeredTo = (brands: readonly string[]) =>
    sql(
      "update payment_providers set meta = jsonb_set(meta, '{brands}', $1::jsonb) where provider_key = 'manual'",
      [JSON.stringify(brands)],
    );
  test.beforeAll(() => offeredTo(["partner", "international"]));
  test.afterAll(() => offeredTo(["partner"]));

  // R-PAY-48, R-PAY-50, R-PAY-51
  test("a transfer quotes the reference and takes a proof, staff confirm what arrived, and the log says so", async ({
    player,
    visitor,
  }) => {
    test.slow(); // Each command is a process of its own.
    await atPaySite(player, "客服", "Customer service");
    await payNow(player).click();
    const reference = await player.page.getByTestId("reference").innerText();
    expect(reference).toMatch(/^RF\d\d( [0-9A-Z]{4}){4}$/);
    await expect(player.page.getByText("catnip_support")).toBeVisible();
    // It wakes with the page's scripts.
    const field = player.page.getByLabel("选择图片");
    await expect(field).toBeEnabled();
    await field.setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: PICTURE });
    await expect(player.page.getByText("图片已添加。")).toBeVisible();
    const proof = player.page.getByRole("img", { name: "图片 1" });
    await expect(proof).toHaveJSProperty("complete", true);
    await expect(proof).not.toHaveJSProperty("naturalWidth", 0);
    await player.findsItAccessible();

    const bank = await visitor();
    await bank.page.goto(`${site("bank")}/transfer`);
    await bank.page.getByLabel("Reference").fill(reference);
    await bank.page.getByLabel("Amount").fill(PLAN.price);
    await bank.page.getByRole("button", { name: "Transfer", exact: true }).click();
    const receipt = await bank.page.locator("#receipt").innerText();

    const words = ["bank-transfer", receipt, PLAN.price, "CNY", "--reason", "Seen in the statement"];
    const confirm = (mail: string) => ledger("confirm", reference, ...words, "--as", mail);
    expect(await confirm(player.email), "a player without the role confirms nothing").toMatch(
      /auth\/forbidden/,
    );
    expect(await confirm("staff@catnip.test")).toMatch(/500 meowcent are credited/);
    expect(await confirm("staff@catnip.test"), "the same money counts once").toMatch(/pay\/case-decided/);

    await player.page.setViewportSize({ width: 390, height: 844 });
    await player.page.goto(`${site("pay")}/zh-CN/log`);
    await player.page.getByRole("table").getByRole("link").click();
    await expect(player.heading("我的钱在哪里？")).toBeVisible();
    await expect(player.page.getByRole("listitem").filter({ hasText: "已存入您的钱包" })).toContainText(
      coins(PLAN.coin),
    );
    await expect(player.page.getByText("由我们的工作人员处理。")).toBeVisible();
    // Decided: what was attached stays.
    await expect(proof).toBeVisible();
    await expect(player.page.getByRole("button", { name: "删除" })).toBeHidden();
    await player.findsItAccessible();
    expect(await findOverflow(player.page)).toEqual([]);

    await player.opens("/store");
    await expect(player.balance).toHaveText(coins(PLAN.coin));
    expect(await booksBalance()).toMatch(/The books balance/);
  });
});

// R-PAY-44
test("a voucher that is refused stays in its field, on a phone", async ({ player }) => {
  await player.page.setViewportSize({ width: 390, height: 844 });
  await atPaySite(player, "淘宝兑换券", "淘宝兑换券");
  await payNow(player).click();
  const code = player.page.getByRole("textbox", { name: "兑换码" });
  await expect(player.page.getByRole("link", { name: "购买" })).toHaveAttribute("href", /taobao/);
  await code.fill("7k3m9q-xd02tb-vn5h3r");
  await player.expecting({ status: [422] }, async () => {
    await code.press("Enter");
    await expect(player.page.getByText("此兑换码无效。")).toBeVisible();
  });
  await expect(code).toHaveValue("7k3m9q-xd02tb-vn5h3r");
  await player.findsItAccessible();
});
