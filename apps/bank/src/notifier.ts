/** What an order keeps about its notifications. */
export type Told = {
  /** The message not acknowledged yet, and when the next attempt is due. */
  pending: { attempt: number; dueAt: number } | null;
  /** The merchant's response to each attempt. */
  answers: string[];
};

export type Notifier = {
  /** Begins to notify about an order; a later statement takes the place of one not acknowledged. */
  readonly tell: (order: Told) => void;
  readonly deliverDue: () => Promise<void>;
  /** Stops notifying; resolves once nothing is in flight. */
  readonly stop: () => Promise<void>;
};

const TIMEOUT_MS = 5_000;

/** Notifies a merchant until it acknowledges, or the vendor gives up. */
export function startNotifier<Order extends Told>({
  all,
  save,
  message,
  isAcknowledged,
  retryMs,
  fetch: network,
  now,
}: {
  readonly all: () => readonly Order[];
  readonly save: () => void;
  readonly message: (order: Order) => Promise<{ readonly url: string; readonly init: RequestInit }>;
  readonly isAcknowledged: (status: number) => boolean;
  /** Wait before each further attempt. */
  readonly retryMs: readonly number[];
  readonly fetch: typeof fetch;
  readonly now: () => Date;
}): Notifier {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sending: Promise<void> = Promise.resolve();

  async function deliver(order: Order, pending: NonNullable<Told["pending"]>): Promise<void> {
    const done = await post(order);
    const wait = retryMs[pending.attempt];
    order.pending =
      done || wait === undefined ? null : { attempt: pending.attempt + 1, dueAt: now().getTime() + wait };
    save();
  }

  async function post(order: Order): Promise<boolean> {
    try {
      const { url, init } = await message(order);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await network(url, { method: "POST", redirect: "error", signal, ...init });
      order.answers.push(`${response.status} ${(await response.text()).slice(0, 100)}`);
      return isAcknowledged(response.status);
    } catch (fault) {
      order.answers.push(`no answer (${fault instanceof Error ? fault.message : "unknown"})`);
      return false;
    }
  }

  async function deliverAll(): Promise<void> {
    for (const order of all()) {
      if (stopped) return;
      if (order.pending && order.pending.dueAt <= now().getTime()) await deliver(order, order.pending);
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
    const due = all().flatMap(({ pending }) => (pending ? [pending.dueAt] : []));
    clearTimeout(timer);
    if (due.length === 0 || stopped) return;
    timer = setTimeout(deliverSoon, Math.max(Math.min(...due) - now().getTime(), 10));
    timer.unref();
  }
  wakeAtNext();

  return {
    tell: (order) => {
      order.pending = { attempt: 0, dueAt: now().getTime() };
      save();
      deliverSoon();
    },
    deliverDue,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}
