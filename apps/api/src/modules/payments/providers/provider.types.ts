import type { FactKind, PaymentFieldKind, ReturnHint } from "@catnip/domain/payments";

/** An amount in minor units with two decimals, for every currency; adapters convert where a provider counts otherwise. */
export type Money = { readonly currency: string; readonly minor: number };

export type ProviderKind = "redirect" | "qr" | "inpage" | "voucher" | "manual";

/** What can be expected of a provider. Each of these decides something; none is there for information. */
export type ProviderCapabilities = {
  /** The only next steps that its adapter may ask of the pay page. */
  readonly kind: readonly ProviderKind[];
  /**
   * Whether its messages are proof by themselves, or only a reason to ask. `none` takes no messages at all: its address
   * for notifications does not exist.
   */
  readonly trust: "signed-push" | "hint-then-query" | "none";
  readonly canQuery: boolean;
  /** Whether an order can be closed there, so that no money comes for one that has expired here. */
  readonly canClose: boolean;
  readonly refund: "none" | "full" | "partial";
  /** How long its cashier takes money for an order, in milliseconds. */
  readonly orderTtlMs: number;
  /** Whether asking about an order it never saw has consequences. */
  readonly unknownOrderQueryIsPunished: boolean;
};

/** What an adapter may know of a payment. */
export type PaymentView = {
  readonly orderNo: string;
  readonly method: string;
  readonly amount: Money;
  /** What the provider calls this payment, as `start` answered; null before that, and where it has no name of its own. */
  readonly providerRef: string | null;
  readonly expiresAt: Date;
};

/** A field that the pay page asks the payer for. */
export type InPageField = { readonly name: string; readonly kind: PaymentFieldKind };

/** What the pay page does next. Never contains a secret. */
export type NextAction =
  | { readonly type: "redirect"; readonly url: string }
  | { readonly type: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: "qr"; readonly payload: string; readonly expiresAt: Date }
  | { readonly type: "inpage"; readonly fields: readonly InPageField[] }
  | { readonly type: "voucher"; readonly shopUrl: string | null }
  | { readonly type: "manual"; readonly reference: string }
  | { readonly type: "none" };

/**
 * The only thing that can move money: a statement of a provider, made by its adapter from verified bytes or from an
 * authenticated answer.
 */
export type ProviderFact = {
  readonly provider: string;
  /** Our account at the provider, as it states it; must be ours. */
  readonly merchantAccount: string;
  readonly orderNo: string;
  /** Unique per provider. */
  readonly providerTxnId: string;
  readonly kind: FactKind;
  /** Gross amount of the order as the provider states it. */
  readonly amount: Money;
  readonly occurredAt?: Date;
  readonly evidence: {
    readonly source: "push" | "query" | "sync-answer" | "staff" | "voucher" | "clock";
    readonly rawRef: string;
  };
};

/** A request as it arrived. The body is kept as bytes: signatures cover bytes. */
export type RawRequest = { readonly headers: Headers; readonly body: Uint8Array };

/** What the provider wants to read, so that it stops repeating itself. */
export type RawResponse = { readonly status: number; readonly body: string };

export type NotifyVerdict =
  | {
      readonly ok: true;
      readonly facts: readonly ProviderFact[];
      readonly hints: readonly string[];
      readonly ack: RawResponse;
    }
  | { readonly ok: false; readonly reason: string; readonly ack: RawResponse };

export type StartAt = { readonly returnUrl: string; readonly notifyUrl: string; readonly locale: string };

export type Started = {
  readonly next: NextAction;
  /** Kept with the payment and handed back as `PaymentView.providerRef`. */
  readonly providerRef?: string;
  readonly facts: readonly ProviderFact[];
};

/**
 * One payment provider. Adapters are pure apart from HTTP to their host; they never touch the database, so that the
 * worst of them can at most tell a lie that `applyFact` compares with our own order.
 */
export type PaymentProvider = {
  readonly key: string;
  /** Our account there. */
  readonly merchantAccount: string;
  readonly capabilities: ProviderCapabilities;
  /** Kind `manual`: the ways in which money can reach us, for whoever confirms it. */
  readonly channels?: readonly string[];
  /** Begins a payment. May be called twice for one order (double click, time-out) and leads to the same cashier. */
  readonly start: (payment: PaymentView, at: StartAt) => Promise<Started | "unavailable">;
  /** Kinds `inpage` and `voucher`: what the payer typed on our own page. */
  readonly submitFields?: (
    payment: PaymentView,
    fields: Readonly<Record<string, string>>,
  ) => Promise<Started | "refused" | "unavailable">;
  /** Kinds `redirect` and `form`: what the browser brings back. */
  readonly onReturn?: (payment: PaymentView, query: URLSearchParams) => ReturnHint;
  /** Absent with trust `none`. */
  readonly onNotify?: (request: RawRequest) => Promise<NotifyVerdict>;
  /** Asks how a payment stands. A time-out is `unavailable`, never a failure of the payment. */
  readonly query?: (
    payment: PaymentView,
  ) => Promise<readonly ProviderFact[] | "unknown-to-provider" | "unavailable">;
  /** Takes no more money for an order. */
  readonly close?: (payment: PaymentView) => Promise<"closed" | "already-paid" | "unavailable">;
  /** Gives money back. The same id twice gives it back once. */
  readonly refund?: (
    payment: PaymentView,
    refund: { readonly refundId: string; readonly minor: number },
  ) => Promise<readonly ProviderFact[] | "unavailable">;
};
