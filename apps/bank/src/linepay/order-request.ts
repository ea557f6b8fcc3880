import type { LineOrder } from "./orders.ts";

type Asked = Pick<LineOrder, "orderId" | "currency" | "minor" | "confirmUrl" | "cancelUrl" | "name">;

/** Reads the body of a payment request as strictly as the vendor: the order, or a return code. */
export function readRequest(body: string): Asked | { readonly code: string } {
  const fields = objectOf(parse(body));
  if (!fields) return { code: "2102" };
  const { amount, currency, orderId, packages, redirectUrls } = fields;
  if (typeof orderId !== "string" || !/^[\w-]{1,100}$/.test(orderId)) return { code: "2101" };
  const decimals = DECIMALS.get(String(currency));
  if (decimals === undefined) return { code: "1124" };
  const isNumber = typeof amount === "number" && amount > 0;
  if (!isNumber || !hasAtMost(decimals, amount)) return { code: "1124" };
  const parts = Array.isArray(packages) ? packages.map(objectOf) : [];
  const sum = parts.reduce((total, part) => total + Math.round(Number(part?.amount) * 100), 0);
  if (parts.length === 0 || sum !== Math.round(amount * 100) || !parts.every(hasProducts))
    return { code: "2101" };
  const urls = objectOf(redirectUrls);
  const [confirmUrl, cancelUrl] = [urls?.confirmUrl, urls?.cancelUrl];
  if (!isAddress(confirmUrl) || !isAddress(cancelUrl)) return { code: "2101" };
  return {
    orderId,
    currency: String(currency),
    minor: Math.round(amount * 100),
    confirmUrl,
    cancelUrl,
    name: String(parts[0]?.name),
  };
}

/** Decimal places by currency. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ["TWD", 0],
  ["JPY", 0],
  ["USD", 2],
  ["THB", 2],
]);

const hasAtMost = (places: number, amount: number) => (String(amount).split(".")[1] ?? "").length <= places;

type Fields = { readonly [name: string]: unknown };

/** A package's amount is that of its products. */
function hasProducts(part: Fields | null): boolean {
  const products = Array.isArray(part?.products) ? part.products.map(objectOf) : [];
  const sum = products.reduce((total, each) => total + Number(each?.quantity) * Number(each?.price), 0);
  return products.length > 0 && sum === part?.amount && products.every((each) => each?.name !== undefined);
}

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value) && value.length <= 500;

const objectOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null ? { ...value } : null;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
