import type { FactKind, ReturnHint } from "@catnip/domain/payments";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { askVendor, isOk, textOf } from "./ask-vendor.ts";
import { fromWire, toWire, type AmountUnits } from "./amounts.ts";
import { readForm, type FormFields } from "./form-fields.ts";
import type {
  NotifyVerdict,
  PaymentProvider,
  ProviderCapabilities,
  ProviderFact,
  RawRequest,
} from "./provider.types.ts";

/**
 * The vocabulary of one provider of this kind. A contract with another provider is another map like this, not more
 * code.
 */
export type SignedRedirectMap = {
  readonly key: string;
  readonly payPath: string;
  readonly queryPath: string;
  /** Field names on the wire. */
  readonly fields: {
    readonly merchant: string;
    readonly orderNo: string;
    readonly amount: string;
    readonly currency: string;
    readonly method: string;
    readonly notifyUrl: string;
    readonly returnUrl: string;
    readonly locale: string;
    readonly timestamp: string;
    readonly nonce: string;
    readonly signature: string;
    readonly status: string;
    readonly txnId: string;
  };
  /** Its status values; `unknown` is the value for an order it never saw. */
  readonly statuses: ReadonlyMap<string, FactKind>;
  readonly unknownStatus: string;
  readonly ackText: string;
  readonly refuseText: string;
  readonly amountUnits: AmountUnits;
  readonly capabilities: ProviderCapabilities;
};

export type SignedRedirectSettings = {
  readonly baseUrl: string;
  readonly merchant: string;
  /** Shared secret, used in both directions. */
  readonly secret: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** Maximum clock skew; older or newer messages are rejected. */
const TIME_WINDOW_MS = 300_000;
const QUERY_TIMEOUT_MS = 10_000;

/**
 * A provider of the kind "signed redirect": the browser carries a signed order to the cashier, the result comes back as
 * a signed notification, and a signed query answers at any time.
 *
 * The signature is HMAC-SHA256 (hex) over all fields except itself, sorted by name, each name and value
 * percent-encoded, joined as `name=value&name=value`. The encoding keeps fields apart: no text can move between fields
 * without changing the signature.
 */
export function signedRedirect(map: SignedRedirectMap, settings: SignedRedirectSettings): PaymentProvider {
  const { fields } = map;
  const { baseUrl, merchant, secret, now } = settings;

  const signed = (values: Readonly<Record<string, string>>): Record<string, string> => {
    const all = {
      ...values,
      [fields.merchant]: merchant,
      [fields.timestamp]: String(Math.floor(now().getTime() / 1000)),
      [fields.nonce]: randomBytes(16).toString("hex"),
    };
    return { ...all, [fields.signature]: signatureOf(all, secret) };
  };

  return {
    key: map.key,
    merchantAccount: merchant,
    capabilities: map.capabilities,

    start: async (payment, { returnUrl, notifyUrl, locale }) => {
      const values = signed({
        [fields.orderNo]: payment.orderNo,
        [fields.amount]: toWire(payment.amount, map.amountUnits),
        [fields.currency]: payment.amount.currency,
        [fields.method]: payment.method,
        [fields.notifyUrl]: notifyUrl,
        [fields.returnUrl]: returnUrl,
        [fields.locale]: locale,
      });
      const url = `${baseUrl}${map.payPath}?${new URLSearchParams(values).toString()}`;
      return { next: { type: "redirect", url }, facts: [] };
    },

    onReturn: (payment, query) => readReturn(map, settings, payment.orderNo, query),

    onNotify: async (request) => readNotification(map, settings, request),

    query: async (payment) => {
      const values = signed({ [fields.orderNo]: payment.orderNo });
      const answer = await ask(
        settings.fetch,
        `${baseUrl}${map.queryPath}?${new URLSearchParams(values).toString()}`,
      );
      if (answer === null) return "unavailable";
      const problem = problemIn(answer, map, settings);
      // An answer we cannot trust yields no fact, and certainly not a failed payment.
      if (problem !== null || answer[fields.orderNo] !== payment.orderNo) return "unavailable";
      if (answer[fields.status] === map.unknownStatus) return "unknown-to-provider";
      const fact = toFact(map, answer, { source: "query", rawRef: answer[fields.nonce] ?? "" });
      return fact ? [fact] : "unavailable";
    },
  };
}

function readNotification(
  map: SignedRedirectMap,
  settings: SignedRedirectSettings,
  { body }: RawRequest,
): NotifyVerdict {
  const refuse = (reason: string): NotifyVerdict => ({
    ok: false,
    reason,
    ack: { status: 400, body: map.refuseText },
  });
  const values = readForm(new TextDecoder().decode(body));
  if (values === null) return refuse("a field is named twice");
  const problem = problemIn(values, map, settings);
  if (problem !== null) return refuse(problem);
  const fact = toFact(map, values, { source: "push", rawRef: values[map.fields.nonce] ?? "" });
  return fact
    ? { ok: true, facts: [fact], hints: [], ack: { status: 200, body: map.ackText } }
    : refuse("fields are missing or malformed");
}

/** A signed URL is still only a hint: it may be a replay. */
function readReturn(
  map: SignedRedirectMap,
  settings: SignedRedirectSettings,
  orderNo: string,
  query: URLSearchParams,
): ReturnHint {
  const values = readForm(query.toString());
  if (!values || problemIn(values, map, settings) !== null || values[map.fields.orderNo] !== orderNo)
    return "unknown";
  const kind = map.statuses.get(values[map.fields.status] ?? "");
  if (kind === "succeeded") return "ok";
  return kind === "cancelled" ? "cancel" : "unknown";
}

type Values = FormFields;

/** Why a message is rejected, or null if it is authentic and fresh. */
function problemIn(
  values: Values,
  { fields }: SignedRedirectMap,
  { secret, now }: SignedRedirectSettings,
): string | null {
  const { [fields.signature]: signature, ...rest } = values;
  if (signature === undefined) return "no signature";
  if (!sameText(signature, signatureOf(rest, secret))) return "wrong signature";
  const timestamp = values[fields.timestamp] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return "no timestamp";
  return Math.abs(now().getTime() - Number(timestamp) * 1000) <= TIME_WINDOW_MS
    ? null
    : "outside the time window";
}

function toFact(
  { key, fields, statuses, amountUnits }: SignedRedirectMap,
  values: Values,
  evidence: ProviderFact["evidence"],
): ProviderFact | null {
  const kind = statuses.get(values[fields.status] ?? "");
  const amount = statedAmount(values[fields.amount], values[fields.currency], amountUnits);
  const orderNo = values[fields.orderNo];
  const merchantAccount = values[fields.merchant];
  const providerTxnId = values[fields.txnId];
  if (!kind || !amount || !orderNo || !merchantAccount || providerTxnId === undefined) return null;
  if (kind === "succeeded" && providerTxnId === "") return null;
  return { provider: key, merchantAccount, orderNo, providerTxnId, kind, amount, evidence };
}

/** The signature of fields, by the scheme above. */
export function signatureOf(values: Values, secret: string): string {
  const text = Object.keys(values)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? "")}`)
    .join("&");
  return createHmac("sha256", secret).update(text).digest("hex");
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Money in a currency we never asked for is still money and goes to manual review; the protocol treats all currencies
 * alike.
 */
const statedAmount = (amount: string | undefined, currency: string | undefined, units: AmountUnits) =>
  fromWire(
    amount,
    currency,
    /^[A-Z]{3}$/.test(currency ?? "") ? { [currency ?? ""]: "minor", ...units } : units,
  );

/** The fields of a JSON answer; null for anything else, whatever the cause. */
async function ask(fetcher: typeof fetch, url: string): Promise<Values | null> {
  const response = await askVendor(fetcher, url, {}, { timeoutMs: QUERY_TIMEOUT_MS });
  if (!response || !isOk(response)) return null;
  try {
    const answer: unknown = JSON.parse(textOf(response));
    if (typeof answer !== "object" || answer === null) return null;
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}
