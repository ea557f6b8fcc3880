import { askVendor } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { strictObject } from "../strict-json.ts";
import { API_VERSION } from "./api-version.ts";
import type { StripeSettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;

/** Null when nothing is known: no answer, an unreadable one, or one that says to come back later. */
type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | null;

type Call = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  /** The same key with the same form has the same result, however often it is sent. */
  readonly idempotencyKey?: string;
};

/** Sends a request to Stripe, in our version of its API, whatever the default of the account is. */
export async function call(
  { baseUrl, secretKey }: StripeSettings,
  { fetch: fetcher }: Pick<Reach, "fetch">,
  { method, path, form, idempotencyKey }: Call,
): Promise<Answer> {
  const answer = await askVendor(
    fetcher,
    baseUrl + path,
    {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": API_VERSION,
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    },
    { timeoutMs: TIMEOUT_MS },
  );
  const body = answer && strictObject(answer.bytes);
  return body && !isTemporary(answer.status) ? { status: answer.status, body } : null;
}

/** 409: another request with the same key is still being worked on. */
const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 409;
