import { randomBytes } from "node:crypto";
import type { Session } from "./sessions.ts";

/** Why the vendor refuses a form. */
type Problem = { readonly code: string; readonly param: string };

const CURRENCIES = ["usd", "twd", "cny", "jpy", "eur", "gbp", "hkd", "krw"];
const HALF_HOUR_S = 1_800;
const DAY_S = 86_400;
/** Half a unit: the vendor's least charge in US dollars, and in yen 50. */
const LEAST = 50;

/** The requested session, or why it is refused. */
export function sessionFrom(form: URLSearchParams, now: Date): Session | Problem {
  const given = (name: string) => form.get(name) ?? "";
  const seconds = Math.floor(now.getTime() / 1000);
  const expiresAt = Number(given("expires_at"));
  const wrong = Object.entries({
    mode: given("mode") === "payment",
    client_reference_id: /^[\w-]{1,200}$/.test(given("client_reference_id")),
    success_url: isAddress(given("success_url")),
    cancel_url: isAddress(given("cancel_url")),
    "payment_method_types[0]": given("payment_method_types[0]") === "card",
    "line_items[0][quantity]": given("line_items[0][quantity]") === "1",
    "line_items[0][price_data][currency]": CURRENCIES.includes(given("line_items[0][price_data][currency]")),
    "line_items[0][price_data][unit_amount]":
      /^[1-9]\d{0,7}$/.test(given("line_items[0][price_data][unit_amount]")) &&
      Number(given("line_items[0][price_data][unit_amount]")) >= LEAST,
    "line_items[0][price_data][product_data][name]":
      given("line_items[0][price_data][product_data][name]") !== "",
    expires_at:
      /^\d{10}$/.test(given("expires_at")) &&
      expiresAt >= seconds + HALF_HOUR_S &&
      expiresAt <= seconds + DAY_S,
  }).find(([, isRight]) => !isRight);
  if (wrong) return { code: "parameter_invalid", param: wrong[0] };
  return {
    id: `cs_test_${randomBytes(24).toString("hex")}`,
    orderNo: given("client_reference_id"),
    currency: given("line_items[0][price_data][currency]"),
    asked: Number(given("line_items[0][price_data][unit_amount]")),
    successUrl: given("success_url"),
    cancelUrl: given("cancel_url"),
    createdAt: seconds,
    expiresAt,
    metadata: metadataIn(form, "metadata"),
    intentMetadata: metadataIn(form, "payment_intent_data[metadata]"),
    status: "open",
    paymentStatus: "unpaid",
    intent: "",
    intentStatus: "",
    captured: 0,
    refunds: {},
    refundMetadata: {},
    dispute: "",
  };
}

const metadataIn = (form: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${prefix}[`))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
