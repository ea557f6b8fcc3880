/** A message to the merchant that is not acknowledged yet. The body is what a form would send. */
export type Message = { readonly body: string; attempt: number; dueAt: number };

/** An order as far as messages are concerned. */
type Told = { readonly notifyUrl: string; pending: Message[]; readonly answers: string[] };

export type Messenger<Order extends Told> = {
  readonly queue: (order: Order, body: string) => void;
  readonly deliverDue: () => Promise<void>;
  /** Fire and forget: whatever fails is sent again. */
  readonly deliverSoon: () => void;
  readonly stop: () => Promise<void>;
};

/** Sends messages as forms, and again until the merchant acknowledges. */
export function startMessenger<Order extends Told>({
  orders,
  save,
  retryMs,
  timeoutMs,
  isAcknowledged,
  fetch: network,
  now,
}: {
  readonly orders: () => readonly Order[];
  readonly save: () => void;
  /** The vendor's waits between attempts; after the last one it gives up. */
  readonly retryMs: readonly number[];
  readonly timeoutMs: number;
  readonly isAcknowledged: (status: number, body: string) => boolean;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}): Messenger<Order> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function post(order: Order, body: string): Promise<boolean> {
    try {
      const response = await network(order.notifyUrl, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      order.answers.push(`${response.status} ${text.slice(0, 100)}`);
      return isAcknowledged(response.status, text);
    } catch (fault) {
      order.answers.push(`no answer (${fault instanceof Error ? fault.message : "unknown"})`);
      return false;
    }
  }

  async function deliver(order: Order, message: Message): Promise<void> {
    const acknowledged = await post(order, message.body);
    const wait = retryMs[message.attempt];
    if (acknowledged || wait === undefined) order.pending = order.pending.filter((each) => each !== message);
    else Object.assign(message, { attempt: message.attempt + 1, dueAt: now().getTime() + wait });
    save();
  }

  async function deliverAll(): Promise<void> {
    for (const order of orders()) {
      for (const message of order.pending) {
        if (stopped) return;
        if (message.dueAt <= now().getTime()) await deliver(order, message);
      }
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
    const due = orders().flatMap(({ pending }) => pending.map(({ dueAt }) => dueAt));
    clearTimeout(timer);
    if (due.length === 0 || stopped) return;
    timer = setTimeout(deliverSoon, Math.max(Math.min(...due) - now().getTime(), 10));
    timer.unref();
  }
  wakeAtNext();

  return {
    queue: (order, body) => {
      order.pending.push({ body, attempt: 0, dueAt: now().getTime() });
      save();
    },
    deliverDue,
    deliverSoon,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
