import { described } from "./merchant-api.ts";
import { platformHeaders, sealedResource } from "./signature.ts";
import type { Signers } from "./signers.ts";
import type { Trade, Trades } from "./trades.ts";

/** The vendor's backoff between attempts, in milliseconds; after the last one it gives up. */
const RETRY_MS = [
  15, 15, 30, 180, 600, 1_200, 1_800, 1_800, 1_800, 3_600, 10_800, 10_800, 10_800, 21_600, 21_600,
].map((seconds) => seconds * 1_000);
const TIMEOUT_MS = 5_000;

export type Notifier = {
  readonly deliverDue: () => Promise<void>;
  /** Fire and forget. */
  readonly deliverSoon: () => void;
  readonly stop: () => Promise<void>;
};

/** Notifies the merchant of payments and retries until it responds with 200 or 204. */
export function startNotifier({
  trades,
  signers,
  fetch: network,
  now,
}: {
  readonly trades: Trades;
  readonly signers: Signers;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}): Notifier {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function deliver(trade: Trade, pending: NonNullable<Trade["pending"]>): Promise<void> {
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      create_time: now().toISOString(),
      event_type: "TRANSACTION.SUCCESS",
      resource_type: "encrypt-resource",
      resource: await sealedResource(described(trade, now())),
      summary: "支付成功",
    });
    const acknowledged = await post(trade, body, await platformHeaders(body, now(), signers.next()));
    const wait = RETRY_MS[pending.attempt];
    trade.pending =
      acknowledged || wait === undefined
        ? null
        : { attempt: pending.attempt + 1, dueAt: now().getTime() + wait };
    trades.save();
  }

  async function post(trade: Trade, body: string, headers: Record<string, string>): Promise<boolean> {
    try {
      const response = await network(trade.notifyUrl, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      trade.answers.push(`${response.status} ${(await response.text()).slice(0, 100)}`);
      return response.status === 200 || response.status === 204;
    } catch (fault) {
      trade.answers.push(`no answer (${fault instanceof Error ? fault.message : "unknown"})`);
      return false;
    }
  }

  async function deliverAll(): Promise<void> {
    for (const trade of trades.all()) {
      if (stopped) return;
      if (trade.pending && trade.pending.dueAt <= now().getTime()) await deliver(trade, trade.pending);
    }
    wakeAtNext();
  }

  const deliverDue = (): Promise<void> => {
    const mine = sending.then(deliverAll);
    // One failure (a full disk) must not stop all later messages.
    sending = mine.catch(() => undefined);
    return mine;
  };
  const deliverSoon = () => void deliverDue().catch(() => undefined);

  function wakeAtNext(): void {
    const due = trades.all().flatMap(({ pending }) => (pending ? [pending.dueAt] : []));
    clearTimeout(timer);
    if (due.length === 0 || stopped) return;
    timer = setTimeout(deliverSoon, Math.max(Math.min(...due) - now().getTime(), 10));
    timer.unref();
  }
  wakeAtNext();

  return {
    deliverDue,
    deliverSoon,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
