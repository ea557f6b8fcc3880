import { openJsonFile } from "./json-file.ts";
import { NO_FAULTS, type Faults } from "./sugoi/faults.ts";

const TIMEOUT_MS = 10_000;

/** A message to the merchant. */
export type Message = {
  readonly id: string;
  /** The merchant's number of the order it is about. */
  readonly orderNo: string;
  readonly type: string;
  /** Exactly these bytes are sent, at every attempt. */
  readonly body: string;
};

export type Signed = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

type Waiting = Message & { attempt: number; dueAt: number };

type Content = { waiting: Waiting[]; answers: Record<string, string[]> };

export type Webhooks = {
  faults: Faults;
  readonly queue: (message: Message) => void;
  readonly deliverDue: () => Promise<void>;
  /** Fire and forget. */
  readonly deliverSoon: () => void;
  readonly stop: () => Promise<void>;
  /** The merchant's last answer about an order. */
  readonly answered: (orderNo: string) => string;
};

/**
 * Messages of a vendor with one registered endpoint for all orders. They repeat until the merchant answers with 2xx;
 * the vendor gives up after the last delay. Without an endpoint nothing is sent.
 */
export function startWebhooks({
  file,
  address,
  sign,
  forge,
  retryMs,
  fetch: network,
  now,
}: {
  readonly file: string;
  readonly address: string | null;
  readonly sign: (message: Message) => Promise<Signed>;
  /** Messages that the merchant must reject, sent before the genuine one when that fault is on. */
  readonly forge: (message: Message) => Promise<readonly Signed[]>;
  readonly retryMs: readonly number[];
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}): Webhooks {
  const { content, save } = openJsonFile<Content>(file, { waiting: [], answers: {} });
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function post({ orderNo, type }: Message, { headers, body }: Signed): Promise<boolean> {
    const note = (answer: string) => (content.answers[orderNo] ??= []).push(`${type}: ${answer}`);
    try {
      const response = await network(address ?? "", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      note(`${response.status} ${(await response.text()).slice(0, 100)}`);
      return response.ok;
    } catch (fault) {
      note(`no answer (${fault instanceof Error ? fault.message : "unknown"})`);
      return false;
    }
  }

  async function deliver(message: Waiting): Promise<void> {
    if (webhooks.faults.forged) for (const forgery of await forge(message)) await post(message, forgery);
    let isDone = false;
    for (let copy = 0; copy <= webhooks.faults.duplicate; copy += 1)
      isDone = (await post(message, await sign(message))) || isDone;
    const wait = retryMs[message.attempt];
    if (isDone || wait === undefined) content.waiting = content.waiting.filter((each) => each !== message);
    else Object.assign(message, { attempt: message.attempt + 1, dueAt: now().getTime() + wait });
    save();
  }

  async function deliverAll(): Promise<void> {
    for (const message of content.waiting)
      if (!stopped && message.dueAt <= now().getTime()) await deliver(message);
    wakeAtNext();
  }

  function wakeAtNext(): void {
    clearTimeout(timer);
    if (content.waiting.length === 0 || stopped) return;
    const next = Math.min(...content.waiting.map(({ dueAt }) => dueAt));
    timer = setTimeout(webhooks.deliverSoon, Math.max(next - now().getTime(), 10));
    timer.unref();
  }

  const webhooks: Webhooks = {
    faults: NO_FAULTS,
    queue: (message) => {
      if (address === null || webhooks.faults.drop) return;
      content.waiting.push({ ...message, attempt: 0, dueAt: now().getTime() + webhooks.faults.delayMs });
      save();
    },
    deliverDue: () => {
      const mine = sending.then(deliverAll);
      // One failure (a full disk) must not stop all later messages.
      sending = mine.catch(() => undefined);
      return mine;
    },
    deliverSoon: () => void webhooks.deliverDue().catch(() => undefined),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await sending;
    },
    answered: (orderNo) =>
      `${content.answers[orderNo]?.at(-1) ?? "–"}${
        content.waiting.some((each) => each.orderNo === orderNo) ? " (will be told again)" : ""
      }`,
  };
  wakeAtNext();
  return webhooks;
}
