import { askVendor } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { strictObject } from "../strict-json.ts";
import type { PaypalSettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;

/** Null when nothing is known: no answer, an unreadable one, or one that says to come back later. */
type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> } | null;

type Call = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly content?: object;
  /** The same id has the same result, however often it is sent. */
  readonly requestId?: string;
};

type Token = { readonly text: string; readonly until: number };

/** Settings are read once per configuration, and adapters are made for each request. */
const tokens = new WeakMap<PaypalSettings, Token>();

/** Sends a request to PayPal, logging in first where that is needed. */
export async function call(settings: PaypalSettings, reach: Reach, asked: Call): Promise<Answer> {
  const token = await tokenFor(settings, reach);
  if (token === null) return null;
  const answer = await send(settings, reach, asked, token);
  if (answer?.status !== 401) return answer;
  // Withdrawn before its time.
  tokens.delete(settings);
  const fresh = await tokenFor(settings, reach);
  return fresh === null ? null : send(settings, reach, asked, fresh);
}

function send(
  { baseUrl }: PaypalSettings,
  reach: Reach,
  { method, path, content, requestId }: Call,
  token: string,
): Promise<Answer> {
  return exchange(reach, baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      prefer: "return=representation",
      ...(requestId && { "paypal-request-id": requestId }),
    },
    ...(content && { body: JSON.stringify(content) }),
  });
}

async function tokenFor(settings: PaypalSettings, reach: Reach): Promise<string | null> {
  const known = tokens.get(settings);
  const now = reach.now().getTime();
  if (known && now < known.until) return known.text;
  const { baseUrl, clientId, clientSecret } = settings;
  const answer = await exchange(reach, `${baseUrl}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  const { access_token: text, expires_in: seconds } = answer?.status === 200 ? answer.body : {};
  if (typeof text !== "string" || typeof seconds !== "number") return null;
  tokens.set(settings, { text, until: now + seconds * 1000 - TOKEN_MARGIN_MS });
  return text;
}

async function exchange(
  { fetch: fetcher }: Reach,
  address: string,
  init: Omit<RequestInit, "redirect" | "signal">,
): Promise<Answer> {
  const answer = await askVendor(fetcher, address, init, { timeoutMs: TIMEOUT_MS });
  const body = answer && strictObject(answer.bytes);
  if (!answer || !body) return null;
  const isTemporary = answer.status >= 500 || answer.status === 429 || answer.status === 409;
  return isTemporary ? null : { status: answer.status, body };
}

/** Whether PayPal refused for this very reason. */
export function isRefusedFor(answer: Answer, issue: string): boolean {
  const details: unknown = answer?.body.details;
  return (
    Array.isArray(details) &&
    details.some(
      (detail: unknown) =>
        typeof detail === "object" && detail !== null && "issue" in detail && detail.issue === issue,
    )
  );
}
