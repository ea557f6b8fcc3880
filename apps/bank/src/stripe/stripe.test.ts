import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBank, type Bank } from "../index.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
let folder: string;
let bank: Bank;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  bank = createBank({ folder, origin: "http://bank.test", now: () => NOW, env: {} });
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const FORM = {
  mode: "payment",
  client_reference_id: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  success_url: "http://pay.test/return?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://pay.test/return",
  expires_at: String(NOW.getTime() / 1000 + 3_600),
  "payment_method_types[0]": "card",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "usd",
  "line_items[0][price_data][unit_amount]": "1000",
  "line_items[0][price_data][product_data][name]": "Top-up",
};
const HEADERS = {
  authorization: "Bearer sk_test_catnipdevelopmentkeyofnovalue",
  "stripe-version": "2026-07-29.dahlia",
  "idempotency-key": "k1",
};
async function open(change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await bank.fetch(
    new Request("http://bank.test/stripe/v1/checkout/sessions", {
      method: "POST",
      headers: { ...HEADERS, ...headers },
      body: new URLSearchParams({ ...FORM, ...change }),
    }),
  );
  const body = JSON.parse(await response.text()) as { id?: string; error?: { type: string } };
  return { ...body, status: response.status };
}

test("a session is opened once per idempotency key, and the key with another form is refused", async () => {
  const first = await open();
  expect(first).toMatchObject({ status: 200, id: expect.stringMatching(/^cs_test_/) });
  expect((await open()).id).toBe(first.id);
  expect(await open({ "line_items[0][price_data][unit_amount]": "1001" })).toMatchObject({
    status: 400,
    error: { type: "idempotency_error" },
  });
  expect((await open({}, { "idempotency-key": "k2" })).id).not.toBe(first.id);
});

test("a refused request is not replayed", async () => {
  expect((await open({ mode: "setup" })).status).toBe(400);
  expect((await open()).status).toBe(200);
});

test.each([
  ["another key", {}, { authorization: "Bearer sk_test_other" }, 401],
  ["no key", {}, { authorization: "" }, 401],
  ["another version", {}, { "stripe-version": "2010-01-01" }, 400],
  ["JSON", {}, { "content-type": "application/json" }, 400],
  ["an unknown parameter", { amount: "1000" }, {}, 400],
  ["an amount with decimals", { "line_items[0][price_data][unit_amount]": "10.00" }, {}, 400],
  ["too small an amount", { "line_items[0][price_data][unit_amount]": "49" }, {}, 400],
  ["a currency in capitals", { "line_items[0][price_data][currency]": "USD" }, {}, 400],
  ["an end in 29 minutes", { expires_at: String(NOW.getTime() / 1000 + 1_740) }, {}, 400],
  ["an end in two days", { expires_at: String(NOW.getTime() / 1000 + 172_800) }, {}, 400],
  ["a script to return to", { success_url: "javascript:alert(1)" }, {}, 400],
])("a request with %s is refused", async (_says, change, headers, status) => {
  expect((await open(change, headers)).status).toBe(status);
});

const CONVERTS = { "adaptive_pricing[enabled]": "false" };
test.each([
  ["2024-06-20", {}, 200],
  ["2024-06-20", CONVERTS, 400],
  ["2024-11-20.acacia", CONVERTS, 200],
  ["2026-07-29.dahlia", CONVERTS, 200],
  ["2026-09-30.endive", CONVERTS, 400],
])("version %s of the API, with %j, answers %i", async (version, change, status) => {
  expect((await open(change, { "stripe-version": version, "idempotency-key": version })).status).toBe(status);
});

test("the cashier has a button for every ending, and one that is over for what may come later", async () => {
  const { id = "" } = await open();
  const cashier = `http://bank.test/stripe/c/pay/${id}`;
  const text = async () => (await bank.fetch(new Request(cashier))).text();
  for (const part of ["Pay USD 10.00", "Pay with other amount", "Decline", "Cancel", "Pay after expiry"])
    expect(await text()).toContain(part);
  await bank.fetch(new Request(cashier, { method: "POST", body: new URLSearchParams({ action: "pay" }) }));
  for (const part of ["This order is paid.", "Refund", "Lose the dispute"])
    expect(await text()).toContain(part);
  expect(await (await bank.fetch(new Request("http://bank.test/"))).text()).toContain("01JNB2Q6W0");
});
