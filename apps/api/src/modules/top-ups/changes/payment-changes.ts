declare module "../../../platform/context.ts" {
  interface ModuleServices {
    /** The subscribers to payments in this process; absent: no subscriptions, as in most tests. */
    readonly paymentChanges?: PaymentChanges;
  }
}

/** A subscriber to one payment. */
type Watcher = {
  readonly orderNo: string;
  readonly userUuid: string;
  /** The payment may have changed. */
  readonly tell: () => void;
  /** No more notifications will come. */
  readonly end: () => void;
};

export type PaymentChanges = {
  /** @returns an unsubscribe function, or why the subscription is refused */
  readonly watch: (watcher: Watcher) => (() => void) | "too-many" | "closed";
  /** PostgreSQL names a payment that changed; without one, any may have. */
  readonly heard: (orderNo?: string) => void;
  /** Ends all subscriptions, and accepts no more. */
  readonly close: () => void;
};

/** Streams of one user in one process: a waiting page has one, and payers rarely use more tabs. */
const PER_USER_MAX = 8;
/** Streams of one process. Beyond that, pages poll as if there were no streams. */
const ALL_MAX = 10_000;

/** Passes on what PostgreSQL says about payments to the open streams of this process. */
export function createPaymentChanges({ perUserMax = PER_USER_MAX, allMax = ALL_MAX } = {}): PaymentChanges {
  const watchers = new Map<string, Set<Watcher>>();
  const counts = new Map<string, number>();
  let total = 0;
  let closed = false;

  const all = () => [...watchers.values()].flatMap((some) => [...some]);
  const count = (userUuid: string, change: 1 | -1) => {
    const left = (counts.get(userUuid) ?? 0) + change;
    if (left > 0) counts.set(userUuid, left);
    else counts.delete(userUuid);
    total += change;
  };

  return {
    watch: (watcher) => {
      const { orderNo, userUuid } = watcher;
      if (closed) return "closed";
      if (total >= allMax || (counts.get(userUuid) ?? 0) >= perUserMax) return "too-many";
      const ofPayment = watchers.get(orderNo) ?? new Set();
      watchers.set(orderNo, ofPayment.add(watcher));
      count(userUuid, 1);
      return () => {
        if (!ofPayment.delete(watcher)) return;
        if (ofPayment.size === 0 && watchers.get(orderNo) === ofPayment) watchers.delete(orderNo);
        count(userUuid, -1);
      };
    },
    heard: (orderNo) => {
      for (const watcher of orderNo === undefined ? all() : [...(watchers.get(orderNo) ?? [])])
        watcher.tell();
    },
    close: () => {
      closed = true;
      for (const watcher of all()) watcher.end();
    },
  };
}
