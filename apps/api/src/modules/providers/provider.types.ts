import type { FactKind, PaymentDevice, PaymentFieldKind, ReturnHint } from "@catnip/domain/payments";

/** An amount in minor units with two decimals, for every currency; adapters convert where a provider differs. */
export type Money = { readonly currency: string; readonly minor: number };

export type ProviderKind = "redirect" | "qr" | "inpage" | "voucher" | "manual";

/** What a provider supports. Each capability drives behavior; none is informational. */
export type ProviderCapabilities = {
  /** The only next steps its adapter may request from the pay page. */
  readonly kind: readonly ProviderKind[];
  /**
   * Whether its messages are proof by themselves, or only a trigger to query it. With `none` there are no messages, and
   * its notification URL does not exist.
   */
  readonly trust: "signed-push" | "hint-then-query" | "none";
  readonly canQuery: boolean;
  /** Whether an order can be closed there, so that no money arrives for one that expired here. */
  readonly canClose: boolean;
  readonly refund: "none" | "full" | "partial";
  /** How long its cashier accepts money for an order, in milliseconds. */
  readonly orderTtlMs: number;
  /** Whether querying an order it never saw has side effects. */
  readonly unknownOrderQueryIsPunished: boolean;
  /** For providers that list the money of a day: see `listSettled`. */
  readonly settlement?: SettlementDays;
};

/** How a provider counts days. */
export type SettlementDays = {
  /** Its time zone, in hours ahead of UTC, without summer time. */
  readonly utcOffsetHours: number;
  /** How long after its end a day is complete. */
  readonly readyAfterHours: number;
};

/** The part of a payment an adapter can see. */
export type PaymentView = {
  readonly orderNo: string;
  readonly method: string;
  readonly amount: Money;
  /** The provider's own id of this payment, as returned by `start`; null before that, or if it has none. */
  readonly providerRef: string | null;
  readonly expiresAt: Date;
  /** Tells payers apart, for limits by person; never sent anywhere. Absent: unknown. */
  readonly payer?: string;
};

/** A field the pay page asks the payer to fill in. */
export type InPageField = { readonly name: string; readonly kind: PaymentFieldKind };

/** The provider's own card fields, in frames that its script puts on our page: public values only. */
export type CardFrames = {
  readonly scriptUrl: string;
  readonly appId: number;
  readonly appKey: string;
  readonly serverType: string;
};

/** The pay page's next step. Never contains a secret. */
export type NextAction =
  | { readonly type: "redirect"; readonly url: string }
  | { readonly type: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: "qr"; readonly payload: string; readonly expiresAt: Date }
  | {
      readonly type: "inpage";
      readonly fields: readonly InPageField[];
      /** The frames hand over a one-time token, which comes back as the field `prime`. */
      readonly cardFrames?: CardFrames;
    }
  | { readonly type: "voucher"; readonly shopUrl: string | null }
  | { readonly type: "manual"; readonly reference: string }
  | { readonly type: "none" };

/**
 * The only thing that can move money: a provider's statement, built by its adapter from verified bytes or an
 * authenticated response.
 */
export type ProviderFact = {
  readonly provider: string;
  /** Our account at the provider, as it states it; must be ours. */
  readonly merchantAccount: string;
  readonly orderNo: string;
  /** Unique per provider. */
  readonly providerTxnId: string;
  readonly kind: FactKind;
  /** Gross amount of the order, as stated by the provider. */
  readonly amount: Money;
  /**
   * Of `refunded` and `reversed`: how much went back. With `refundId`, the provider's id of one refund; without, all
   * refunds of the payment together. Absent: the provider does not say. Nothing: a refund that had been accepted
   * failed.
   */
  readonly back?: { readonly refundId?: string; readonly amount: Money };
  /** Of facts about a dispute: the provider's id of it. */
  readonly disputeId?: string;
  readonly occurredAt?: Date;
  readonly evidence: {
    readonly source: "push" | "query" | "sync-answer" | "staff" | "voucher" | "clock" | "settlement";
    readonly rawRef: string;
  };
};

/** A voucher that a shop sold. */
export type VoucherSale = {
  /** The shop's number of the order. */
  readonly orderId: string;
  readonly code: string;
  readonly amount: Money;
};

/** A request as received. The body is kept as bytes, because signatures cover bytes. */
export type RawRequest = { readonly headers: Headers; readonly body: Uint8Array };

/** The acknowledgement the provider expects, so that it stops retrying. */
export type RawResponse = { readonly status: number; readonly body: string };

export type NotifyVerdict =
  | {
      readonly ok: true;
      readonly facts: readonly ProviderFact[];
      readonly hints: readonly string[];
      readonly ack: RawResponse;
    }
  | { readonly ok: false; readonly reason: string; readonly ack: RawResponse };

export type StartAt = {
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly locale: string;
  /** What the payer uses; absent: a computer. */
  readonly device?: PaymentDevice;
  /** The payer's network address, which some providers want to know; never stored. */
  readonly payerAddress?: string;
};

export type Started = {
  readonly next: NextAction;
  /** Stored with the payment and passed back as `PaymentView.providerRef`. */
  readonly providerRef?: string;
  readonly facts: readonly ProviderFact[];
};

/**
 * One payment provider. Adapters are pure apart from HTTP to their host and never touch the database, so the worst a
 * bad one can do is report a wrong fact, which `applyFact` checks against our own order.
 */
export type PaymentProvider = {
  readonly key: string;
  /** Our account there. */
  readonly merchantAccount: string;
  readonly capabilities: ProviderCapabilities;
  /** Kind `manual`: the channels through which money can reach us, for the staff who confirm it. */
  readonly channels?: readonly string[];
  /** Kind `voucher` with codes of our own: payments are made with them here, and the shop that sells them is read. */
  readonly vouchers?: {
    /** The sales in the shop's export, or the first line that cannot be read. */
    readonly readSales: (text: string) => readonly VoucherSale[] | { readonly badLine: number };
  };
  /** Starts a payment. Idempotent per order (double click, timeout): leads to the same cashier. */
  readonly start: (payment: PaymentView, at: StartAt) => Promise<Started | "unavailable">;
  /** Kinds `inpage` and `voucher`: what the payer typed on our own page. Absent for codes of our own. */
  readonly submitFields?: (
    payment: PaymentView,
    fields: Readonly<Record<string, string>>,
    at: StartAt,
  ) => Promise<Started | "refused" | "unavailable">;
  /** Kinds `redirect` and `form`: what the browser brings back. */
  readonly onReturn?: (payment: PaymentView, query: URLSearchParams) => ReturnHint;
  /** Absent with trust `none`. */
  readonly onNotify?: (request: RawRequest) => Promise<NotifyVerdict>;
  /**
   * Queries the state of a payment. A timeout is `unavailable`, never a failed payment. `not-asked`: the question would
   * have side effects now, or the provider has had enough of them; it says nothing about how the provider is.
   */
  readonly query?: (
    payment: PaymentView,
  ) => Promise<readonly ProviderFact[] | "unknown-to-provider" | "unavailable" | "not-asked">;
  /** Stops accepting money for an order. */
  readonly close?: (payment: PaymentView) => Promise<"closed" | "already-paid" | "unavailable">;
  /** Refunds a payment. Idempotent by id. Answers facts once the provider has accepted it. */
  readonly refund?: (
    payment: PaymentView,
    refund: { readonly refundId: string; readonly minor: number },
  ) => Promise<readonly ProviderFact[] | "unavailable">;
  /**
   * All money that arrived and went back in `[from, to)`, a day of the provider's, page by page: a payment that was
   * refunded is a payment and a refund. Other merchants' orders of the same account are left out where the provider
   * tells them apart.
   *
   * @throws SettlementUnavailable if the list is not there, not complete or not understood
   */
  readonly listSettled?: (from: Date, to: Date) => AsyncIterable<ProviderFact>;
};
