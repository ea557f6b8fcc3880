/** What a simulator gets from the bank. */
export type Desk = {
  /** Its own folder for its books; a restart goes on from them. */
  readonly folder: string;
  /** The bank's own public address, without a slash at the end. */
  readonly origin: string;
  /** Keys of merchants by their name at a provider, beside the development ones that everybody knows. */
  readonly merchants: Readonly<Record<string, string>>;
  /** The network, so that tests can stand in for it. */
  readonly fetch: typeof fetch;
  /** The clock, so that tests can move it. */
  readonly now: () => Date;
};

/** A line of the front page. */
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
  /** Path of its cashier. */
  readonly cashier: string;
};

/** A page where a payer begins who is not brought there by the shop. */
export type PublicDesk = { readonly what: string; readonly path: string; readonly says: string };

/** What was captured, per order and in all, in minor units. */
export type Statement = {
  readonly orders: readonly {
    readonly order_no: string;
    readonly currency: string;
    readonly captured: number;
  }[];
  readonly totals: Readonly<Record<string, number>>;
};

/** One provider, simulated. */
export type Simulator = {
  readonly name: string;
  readonly desk?: PublicDesk;
  /** Null for an address that is not its own. */
  readonly fetch: (request: Request) => Promise<Response | null>;
  readonly lines: () => readonly PaymentLine[];
  readonly statement: () => Statement;
  /** Sends the notifications that are due by the clock. */
  readonly deliverDue: () => Promise<void>;
  /** Stops notifying; answers when nothing is under way. */
  readonly close: () => Promise<void>;
};

export type OpenSimulator = (desk: Desk) => Simulator;
