import type { BankOrder, Books, OrderStatus, Pending } from "./books.ts";
import { NO_FAULTS, type Faults } from "./faults.ts";
import { signed, type Fields } from "./signature.ts";

/** Backoff between attempts, in milliseconds; after the last one the bank gives up. */
const RETRY_MS = [2_000, 10_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 21_600_000] as const;
const TIMEOUT_MS = 10_000;
/** The merchant's acknowledgement; any other response is retried. */
const ACK = "success";

type Options = {
  readonly books: Books;
  readonly keyOf: (merchant: string) => string | undefined;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
};

/** Notifies merchants of their orders' state and retries until they acknowledge. */
export class Notifications {
  faults: Faults = NO_FAULTS;
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#wakeAtNext();
  }

  /** Queues a notification of an order's current state. */
  queue(order: BankOrder, status: OrderStatus, amount: number): void {
    if (this.faults.drop) {
      order.answers.push(`${status}: dropped`);
      return;
    }
    order.pending.push({
      status,
      amount,
      attempt: 0,
      dueAt: this.#options.now().getTime() + this.faults.delayMs,
    });
  }

  /** Sends everything that is due, one at a time; resolves when done. */
  deliverDue(): Promise<void> {
    const mine = this.#sending.then(() => this.#deliverAll());
    // One failure (a full disk) must not stop all later messages.
    this.#sending = mine.catch(() => undefined);
    return mine;
  }

  /** Fire and forget: whatever fails is retried at the next tick. */
  deliverSoon(): void {
    this.deliverDue().catch(() => undefined);
  }

  /** Stops sending; resolves once nothing is in flight. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  async #deliverAll(): Promise<void> {
    const { books, now } = this.#options;
    for (const order of books.orders) {
      for (const message of order.pending) {
        if (this.#stopped) return;
        if (message.dueAt > now().getTime()) break; // Later messages of the same order wait behind this one.
        await this.#deliver(order, message);
      }
    }
    this.#wakeAtNext();
  }

  async #deliver(order: BankOrder, message: Pending): Promise<void> {
    const key = this.#options.keyOf(order.merchant) ?? "";
    const fields: Fields = {
      merchant_id: order.merchant,
      order_no: order.orderNo,
      txn_id: order.txnId,
      status: message.status,
      amount: String(message.amount),
      currency: order.currency,
      // Real providers send more fields than they document.
      channel_info: "テスト & test=1",
    };
    if (this.faults.forged)
      for (const forgery of await forgeries(fields, key, this.#options.now()))
        await this.#post(order, forgery);

    let acknowledged = false;
    for (let copy = 0; copy <= this.faults.duplicate; copy += 1) {
      acknowledged =
        (await this.#post(order, await signed(fields, key, this.#options.now()))) || acknowledged;
    }
    const wait = RETRY_MS[message.attempt];
    if (acknowledged || wait === undefined) order.pending = order.pending.filter((each) => each !== message);
    else
      Object.assign(message, { attempt: message.attempt + 1, dueAt: this.#options.now().getTime() + wait });
    this.#options.books.save();
  }

  async #post(order: BankOrder, fields: Fields): Promise<boolean> {
    try {
      const response = await this.#options.fetch(order.notifyUrl, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = (await response.text()).trim();
      order.answers.push(`${fields.status}: ${response.status} ${text.slice(0, 100)}`);
      return response.status === 200 && text === ACK;
    } catch (fault) {
      order.answers.push(
        `${fields.status}: no answer (${fault instanceof Error ? fault.message : "unknown"})`,
      );
      return false;
    }
  }

  #wakeAtNext(): void {
    const { books, now } = this.#options;
    const due = books.orders.flatMap((order) => order.pending.map((message) => message.dueAt));
    clearTimeout(this.#timer);
    if (due.length === 0 || this.#stopped) return;
    this.#timer = setTimeout(() => this.deliverSoon(), Math.max(Math.min(...due) - now().getTime(), 10));
    this.#timer.unref();
  }
}

/** Messages a merchant must reject: signed with another key, altered after signing, stale, and unsigned. */
async function forgeries(genuine: Fields, key: string, now: Date): Promise<readonly Fields[]> {
  const paid = { ...genuine, status: "PAID", txn_id: `forged${genuine.txn_id}` };
  const hour = 3_600_000;
  const { sign: _sign, ...unsigned } = await signed(paid, key, now);
  return [
    unsigned,
    await signed(paid, `${key}x`, now),
    { ...(await signed(paid, key, now)), amount: String(Number(genuine.amount) + 1) },
    { ...(await signed(paid, key, now)), currency: "JPY" },
    await signed(paid, key, new Date(now.getTime() - hour)),
    await signed(paid, key, new Date(now.getTime() + hour)),
  ];
}
