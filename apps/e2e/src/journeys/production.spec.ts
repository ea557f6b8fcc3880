import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask } from "../support/http.ts";
import { CASHIER, startProduction, type Production } from "../support/production.ts";
import { expect, test } from "../support/test.ts";

/**
 * Runs next to the worker's own product, which would otherwise have to be started again afterwards. Plain requests as a
 * browser makes them: the provider's own origin needs a certificate that does not exist here.
 */
let production: Production;
// Its start takes longer than its journeys: one worker has all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  production = await startProduction();
});
test.afterAll(() => production?.stop());

type Plan = { id: string; coin: number; pay_amount: number; currency_id: string };
type Offer = { id: string; provider_key: string };

// R-PAY-15
test("a top-up completes in production, at the one configured provider", async () => {
  test.setTimeout(120_000);
  expect(production.said()).toContain("PAYMENT_WECHATPAY_APPID is not set");
  expect(production.said()).toContain("PAYMENT_MANUAL_CHANNELS is not set");
  expect(production.said()).not.toContain("PAYMENT_SUGOI");

  const { token } = await production.player();
  const { findPaymentProvider: offers } = await production.operation<{ findPaymentProvider: Offer[] }>(
    "PaymentProviders",
    { currency_id: "CNY", method: null },
    token,
  );
  expect(offers.map(({ provider_key }) => provider_key)).toEqual(["sugoi"]);
  const { findRechargePlans } = await production.operation<{ findRechargePlans: Plan[] }>(
    "RechargePlans",
    { currency_id: "CNY" },
    token,
  );
  const [plan] = findRechargePlans;
  if (!plan) throw new Error("There are no plans");

  // The pay site opens the shop's link, and the shop's session confirms that it created it.
  const { createPayTicket } = await production.operation<{ createPayTicket: { token: string } }>(
    "CreatePayTicket",
    { platform_key: "international" },
    token,
  );
  const link = {
    credential: { token: createPayTicket.token },
    action: "rechargeAccountByMe",
    payload: {
      provider_key: "sugoi",
      payment_provider_id: offers[0]?.id,
      platform_key: "international",
      method: "credit-card",
      currency_id: plan.currency_id,
      pay_amount: plan.pay_amount,
      amount: plan.coin,
      plan_id: plan.id,
      return_url: `${production.site("international")}/store`,
    },
  };
  const browser = payBrowser();
  const opened = await browser.posts("/?index", {
    data: Buffer.from(JSON.stringify(link)).toString("base64url"),
  });
  const round = new URL(opened.headers.location ?? "");
  expect(round.origin).toBe(production.site("international"));
  const challenge = round.searchParams.get("challenge") ?? "";
  const { confirmPayTicket } = await production.operation<{ confirmPayTicket: { proof: string } }>(
    "ConfirmPayTicket",
    { challenge },
    token,
  );
  const started = await browser.gets(
    `/open?${new URLSearchParams({ challenge, proof: confirmPayTicket.proof })}`,
  );
  const payment = started.headers.location ?? "";
  expect(payment).toMatch(/^\/payment\/[0-9A-Z]{26}$/);

  const page = await browser.gets(payment);
  expect(page.status).toBe(200);
  const formAction = /form-action ([^;]*)/
    .exec(String(page.headers["content-security-policy"]))?.[1]
    ?.split(" ");
  expect(formAction, "forms may end at the provider that is set up").toContain(CASHIER);
  expect(formAction?.filter((source) => source.includes("bank"))).toEqual([]);

  const left = await browser.posts(payment, {});
  expect(left.status).toBe(303);
  expect(left.headers.location).toMatch(new RegExp(`^${CASHIER}/gateway/pay\\?`));
  const brought = await ask(production.atCashier(left.headers.location ?? ""));
  const cashier = production.atCashier(String(brought.headers.location));
  const paid = await ask(cashier, { method: "POST", headers: FORM, body: "action=pay" });
  const back = new URL(paid.headers.location ?? "");
  expect(back.origin).toBe(production.site("pay"));

  await expect
    .poll(async () => (await browser.gets(back.pathname + back.search)).headers.location ?? "")
    .toMatch(/\/store\?payment=success$/);
  await production.ledger("seal");
  expect(await production.ledger("verify")).toMatch(/The books balance: .* 1 payments/);
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** A browser at the pay site, as far as cookies and form origins are concerned. */
function payBrowser() {
  const origin = production.site("pay");
  const jar = new Map<string, string>();
  const send = async (address: string, init: Parameters<typeof ask>[1] = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(origin + address, { ...init, headers: { ...init.headers, cookie } });
    for (const set of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    gets: (address: string) => send(address),
    posts: (address: string, fields: Record<string, string>) =>
      send(address, {
        method: "POST",
        headers: { ...FORM, origin, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

// R-API-6, R-API-12, R-ROL-8, R-STK-1, R-STK-3
test("the first root is made on the command line, may send documents of their own from then on, and stocks the empty shop", async () => {
  const { uuid, token } = await production.player();
  const reviews = "query Waiting { findStoreSubmit(state: [submitted]) { total } }";
  const PERSISTED_ONLY =
    "Operations are asked for by `documentId`; creators and staff may send a `query`, with their access token.";
  for (const asker of [undefined, token])
    expect((await production.document(reviews, {}, asker)).errors?.[0]?.message).toBe(PERSISTED_ONLY);

  const mail = `buyer-${uuid}@bench.test`;
  expect(await production.staff("give", mail, "root", "--reason", "Runs the shop")).toBe(
    `${mail} has the role root now, and gets a mail.\n`,
  );
  expect(await production.staff("list")).toBe(`${mail}\troot\n`);
  // The token is the one from before.
  expect(await production.document(reviews, {}, token)).toEqual({ data: { findStoreSubmit: { total: 0 } } });
  expect((await production.document("{ __schema { queryType { name } } }", {}, token)).data).toEqual({
    __schema: { queryType: { name: "Query" } },
  });
  expect(
    (await production.document("{ getEarningTotals { held } }", {}, token)).errors?.[0]?.extensions.code,
  ).toBe("auth/forbidden");

  // While it serves, from a folder, in the root's name; a guest finds the games.
  const games = async () =>
    (
      await production.operation<{ findStore: { list: readonly unknown[] } }>("SitemapStores", {
        platform_key: "international",
        q: { page: 1 },
        limit: 100,
      })
    ).findStore.list.length;
  expect(await games()).toBe(0);
  const folder = exampleOf(mail);
  try {
    const stocked = () => production.stock("--from", folder, "--as", mail);
    expect(await stocked()).toContain("created games/lantern-quay\n");
    await expect.poll(games).toBe(2);
    expect(await stocked()).toMatch(/^0 created, 0 changed, \d+ unchanged\.$/m);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const EXAMPLE = path.resolve(import.meta.dirname, "../../../api/example-shop");

/** A copy of the example shop, whose games are an account's. */
function exampleOf(mail: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-stock-"));
  cpSync(EXAMPLE, folder, { recursive: true });
  for (const file of ["creators.json", "games/lantern-quay/game.json", "games/the-tea-ferry/game.json"]) {
    const at = path.join(folder, file);
    writeFileSync(at, readFileSync(at, "utf8").replaceAll("studio@example.com", mail));
  }
  return folder;
}
