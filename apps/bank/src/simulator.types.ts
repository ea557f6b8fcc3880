/** What the bank passes to a simulator. */
type Desk = {
  /** The simulator's own folder for its books; it resumes from them after a restart. */
  readonly folder: string;
  /** The bank's own public origin, without a trailing slash. */
  readonly origin: string;
  /** Merchant keys by merchant name at a provider, in addition to the public development keys. */
  readonly merchants: Readonly<Record<string, string>>;
  /** Where vendors with one registered endpoint send their messages: the provider's key follows. Null: nowhere. */
  readonly webhooks: string | null;
  /** `fetch`; tests can stub it. */
  readonly fetch: typeof fetch;
  /** The clock; tests can move it. */
  readonly now: () => Date;
};

/** A row on the front page. */
export type PaymentLine = {
  readonly provider: string;
  readonly number: string;
  readonly currency: string;
  /** Minor units. */
  readonly asked: number;
  readonly captured: number;
  readonly state: string;
  readonly method: string;
  readonly answered: string;
  /** Path of its cashier page. */
  readonly cashier: string;
};

/** Entry page for payers who do not come from the shop. */
export type PublicDesk = { readonly what: string; readonly path: string; readonly says: string };

/** What was captured, per order and in total, in minor units. */
export type Statement = {
  readonly orders: readonly {
    readonly order_no: string;
    readonly currency: string;
    readonly captured: number;
  }[];
  readonly totals: Readonly<Record<string, number>>;
};

/** One simulated provider. */
type Simulator = {
  readonly name: string;
  readonly desk?: PublicDesk;
  /** Null for a path that is not its own. */
  readonly fetch: (request: Request) => Promise<Response | null>;
  readonly lines: () => readonly PaymentLine[];
  readonly statement: () => Statement;
  /** Sends the notifications that are due now. */
  readonly deliverDue: () => Promise<void>;
  /** Stops notifying; resolves once nothing is in flight. */
  readonly close: () => Promise<void>;
};

export type OpenSimulator = (desk: Desk) => Simulator;
