import { randomInt } from "node:crypto";
import { minorOf, type Order } from "./orders.ts";

const CHARACTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Ids as the vendor's: 17 capital letters and digits. */
export const newId = (): string =>
  Array.from({ length: 17 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");

/** The requested order, or the vendor's error code if it is refused. */
export function orderFrom(content: unknown, now: Date): Order | string {
  const { intent, purchase_units: units, payment_source } = fieldsOf(content);
  if (intent !== "CAPTURE") return "INVALID_PARAMETER_VALUE";
  if (!Array.isArray(units) || units.length !== 1) return "MISSING_REQUIRED_PARAMETER";
  const { custom_id, invoice_id, reference_id, amount } = fieldsOf(units[0]);
  if (![custom_id, invoice_id, reference_id].every(isShortText)) return "INVALID_STRING_LENGTH";
  const { currency_code, value } = fieldsOf(amount);
  const asked = minorOf(textOf(currency_code), textOf(value));
  if (typeof asked === "string") return asked;
  if (asked === 0) return "CANNOT_BE_ZERO_OR_NEGATIVE";
  const { return_url, cancel_url } = fieldsOf(fieldsOf(fieldsOf(payment_source).paypal).experience_context);
  if (!isAddress(return_url) || !isAddress(cancel_url)) return "INVALID_PARAMETER_SYNTAX";
  return {
    id: newId(),
    orderNo: textOf(custom_id),
    invoiceId: textOf(invoice_id),
    currency: textOf(currency_code),
    asked,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    status: "PAYER_ACTION_REQUIRED",
    plan: "pay",
    captureId: "",
    captureStatus: "",
    captureAmount: 0,
    captured: 0,
    refunds: {},
    dispute: "",
  };
}

type Fields = Readonly<Record<string, unknown>>;
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isShortText = (value: unknown): boolean => /^[\w-]{1,127}$/.test(textOf(value));
const isAddress = (value: unknown): value is string =>
  typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
