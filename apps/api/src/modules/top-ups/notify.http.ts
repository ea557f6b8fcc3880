import { createHash } from "node:crypto";
import type { Services } from "../../platform/context.ts";
import { unavailability } from "../../platform/unavailable.ts";
import { applyFact } from "./apply-fact.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "./payment-row.ts";
import {
  type NotifyVerdict,
  type PaymentProvider,
  type RawResponse,
  paymentProvider,
} from "../providers/index.ts";
import { askProvider } from "./submit-payment.ts";

const BODY_BYTES_MAX = 256 * 1024;
/** How much of a rejected message is kept: enough to see what it was. */
const REFUSED_BYTES_KEPT = 2_048;
/**
 * How many rejected messages, and how many unsigned ones, are kept per provider, minute and process. Anybody can send
 * them: enough to see what is going on, too few to fill a disk.
 */
export const REFUSED_KEPT_PER_MINUTE = 60;
const HEADERS_KEPT: ReadonlySet<string> = new Set(["content-type", "content-length", "user-agent", "date"]);

/**
 * `POST /payments/notify/{provider}`: webhooks from payment providers.
 *
 * A genuine message is stored verbatim and committed before it is processed. A repeat is processed again, since the
 * first attempt may have died half-way. Of a forged message only the beginning is kept, of a flood only a sample. If
 * the database is down or full we answer 503 and the provider retries.
 */
export async function notify(services: Services, request: Request): Promise<Response> {
  const key = /^\/payments\/notify\/([a-z0-9-]{1,32})$/.exec(new URL(request.url).pathname)?.[1];
  const provider = key === undefined ? null : paymentProvider(services, key);
  if (!provider?.onNotify || provider.capabilities.trust === "none")
    return plain({ status: 404, body: "no such provider" });
  if (request.method !== "POST") return plain({ status: 405, body: "POST only" }, { allow: "POST" });
  const body = await readBytes(request);
  if (body === null) return plain({ status: 413, body: "too long" });

  try {
    const verdict = await provider.onNotify({ headers: request.headers, body });
    if (verdict.ok) {
      if (!isProof(provider) && !(await isWorthAsking(services, provider.key, verdict)))
        return plain(verdict.ack);
      const eventId = await storeEvent(services, provider.key, request.headers, body, "received");
      await actOn(services, eventId, believed(provider, verdict));
    } else if (mayKeep(services, provider.key)) {
      const beginning = body.subarray(0, REFUSED_BYTES_KEPT);
      await storeEvent(services, provider.key, request.headers, beginning, `refused: ${verdict.reason}`);
    }
    return plain(verdict.ack);
  } catch (fault) {
    if (unavailability(fault))
      return plain({ status: 503, body: "try again later" }, { "retry-after": "30" });
    throw fault;
  }
}

const isProof = ({ capabilities }: PaymentProvider) => capabilities.trust === "signed-push";

/**
 * Anybody can send an unsigned message. One that is not about a payment handed to this provider leaves no trace, and of
 * a flood only a sample does: the others' payments are found by the sweep.
 */
async function isWorthAsking(
  services: Services,
  provider: string,
  { hints, facts }: GenuineMessage,
): Promise<boolean> {
  const { rowCount } = await services.db.$client.query(
    "select from payments where order_no = any($1) and provider_key = $2 and handed_over_at is not null",
    [[...hints, ...facts.map(({ orderNo }) => orderNo)], provider],
  );
  return rowCount !== 0 && mayKeep(services, `${provider} unsigned`);
}

/** An unauthenticated message is only a trigger to query the provider. */
function believed(provider: PaymentProvider, verdict: GenuineMessage): GenuineMessage {
  if (isProof(provider)) return verdict;
  return { ...verdict, facts: [], hints: [...verdict.hints, ...verdict.facts.map(({ orderNo }) => orderNo)] };
}

async function storeEvent(
  { db, now }: Services,
  provider: string,
  headers: Headers,
  body: Uint8Array,
  verdict: string,
): Promise<number> {
  const kept = Object.fromEntries([...headers].filter(([name]) => HEADERS_KEPT.has(name)));
  const { rows } = await db.$client.query<{ id: number }>(
    `insert into provider_events (provider, dedupe_key, headers, body, received_at, verdict) values ($1, $2, $3, $4, $5, $6)
      on conflict (provider, dedupe_key) do update set deliveries = provider_events.deliveries + 1
      returning id`,
    [
      provider,
      createHash("sha256").update(body).digest("hex"),
      JSON.stringify(kept),
      Buffer.from(body),
      now(),
      verdict,
    ],
  );
  const [event] = rows;
  if (!event) throw new Error("A message was stored, but nothing came back");
  return event.id;
}

const refusals = new WeakMap<Services["db"], Map<string, { minute: number; kept: number }>>();

function mayKeep({ db, now }: Services, provider: string): boolean {
  const minute = Math.floor(now().getTime() / 60_000);
  const ofProviders = refusals.get(db) ?? new Map<string, { minute: number; kept: number }>();
  refusals.set(db, ofProviders);
  const before = ofProviders.get(provider);
  const kept = before?.minute === minute ? before.kept + 1 : 1;
  ofProviders.set(provider, { minute, kept });
  return kept <= REFUSED_KEPT_PER_MINUTE;
}

async function actOn(services: Services, eventId: number, verdict: GenuineMessage): Promise<void> {
  const { db } = services;
  const outcomes: string[] = [];
  for (const fact of verdict.facts) outcomes.push((await applyFact(services, fact)).outcome);
  for (const orderNo of verdict.hints) {
    const { rows } = await db.$client.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments where order_no = $1`,
      [orderNo],
    );
    if (rows[0]) outcomes.push(await askProvider(services, rows[0]));
  }
  await db.$client.query(
    "update provider_events set verdict = $2 where id = $1 and verdict not like 'accepted%'",
    [eventId, `accepted: ${outcomes.join(", ")}`],
  );
}

type GenuineMessage = Extract<NotifyVerdict, { ok: true }>;

/**
 * The body as bytes, or null if it exceeds the limit; reading stops there, even if the sender lies about the length.
 */
async function readBytes(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_BYTES_MAX) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function plain({ status, body }: RawResponse, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
