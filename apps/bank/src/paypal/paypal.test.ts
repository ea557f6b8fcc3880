import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBank, type Bank } from "../index.ts";

let folder: string;
let bank: Bank;
let token: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  bank = createBank({ folder, origin: "http://bank.test", env: {} });
  token = String((await logIn("catnip-development-secret-of-no-value")).access_token);
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

async function logIn(secret: string): Promise<{ readonly status: number; readonly access_token?: unknown }> {
  const basic = Buffer.from(`catnip-development-client:${secret}`).toString("base64");
  const response = await bank.fetch(
    new Request("http://bank.test/paypal/v1/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    }),
  );
  const body = JSON.parse(await response.text()) as { access_token?: unknown };
  return { status: response.status, ...body };
}

async function post(to: string, content: object, headers: Record<string, string> = {}) {
  const response = await bank.fetch(
    new Request(`http://bank.test/paypal/v2/${to}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "paypal-request-id": "r1",
        ...headers,
      },
      body: JSON.stringify(content),
    }),
  );
  const body = JSON.parse(await response.text()) as { id?: string; details?: { issue: string }[] };
  return { status: response.status, id: body.id ?? "", issue: body.details?.[0]?.issue };
}
const NUMBER = "01JNB2Q6W0ABCDEFGHJKMNPQRS";
const order = (currency_code = "USD", value = "10.00") => ({
  intent: "CAPTURE",
  purchase_units: [
    { reference_id: NUMBER, custom_id: NUMBER, invoice_id: NUMBER, amount: { currency_code, value } },
  ],
  payment_source: {
    paypal: { experience_context: { return_url: "http://pay.test/r", cancel_url: "http://pay.test/c" } },
  },
});

test("an order is made once per request id, and the id with another order is refused", async () => {
  const first = await post("checkout/orders", order());
  expect(first.status).toBe(201);
  expect((await post("checkout/orders", order())).id).toBe(first.id);
  expect(await post("checkout/orders", order("USD", "10.01"))).toMatchObject({
    status: 422,
    issue: "DUPLICATE_REQUEST_ID",
  });
});

test.each([
  ["without a request id", order(), { "paypal-request-id": "" }, "PAYPAL_REQUEST_ID_REQUIRED"],
  ["in yen with decimals", order("JPY", "700.00"), {}, "DECIMALS_NOT_SUPPORTED"],
  ["in Taiwan's dollars with decimals", order("TWD", "150.00"), {}, "DECIMALS_NOT_SUPPORTED"],
  ["in yuan", order("CNY", "35.00"), {}, "CURRENCY_NOT_SUPPORTED"],
  ["with three decimals", order("USD", "1.000"), {}, "INVALID_PARAMETER_SYNTAX"],
  ["of nothing", order("USD", "0.00"), {}, "CANNOT_BE_ZERO_OR_NEGATIVE"],
  ["to authorise only", { ...order(), intent: "AUTHORIZE" }, {}, "INVALID_PARAMETER_VALUE"],
  ["without a way back", { ...order(), payment_source: {} }, {}, "INVALID_PARAMETER_SYNTAX"],
])("an order %s is refused", async (_says, content, headers, issue) => {
  expect((await post("checkout/orders", content, headers)).issue).toBe(issue);
});

test("another secret or another token is refused", async () => {
  expect((await logIn("other")).status).toBe(401);
  expect((await post("checkout/orders", order(), { authorization: "Bearer x" })).status).toBe(401);
});

test("only an approved order is captured, and only once", async () => {
  const { id } = await post("checkout/orders", order());
  const capture = (requestId: string) =>
    post(`checkout/orders/${id}/capture`, {}, { "paypal-request-id": requestId });
  expect((await capture("c1")).issue).toBe("ORDER_NOT_APPROVED");
  const cashier = new Request(`http://bank.test/paypal/checkoutnow?token=${id}`, {
    method: "POST",
    body: new URLSearchParams({ action: "pay" }),
  });
  expect((await bank.fetch(cashier)).headers.get("location")).toMatch(`http://pay.test/r?token=${id}`);
  expect((await capture("c1")).status).toBe(201);
  expect((await capture("c1")).status).toBe(201);
  expect((await capture("c2")).issue).toBe("ORDER_ALREADY_CAPTURED");
  const books = await bank.fetch(new Request("http://bank.test/books"));
  expect(await books.json()).toMatchObject({ totals: { USD: 1_000 } });
});
