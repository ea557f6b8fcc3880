import type { FactKind } from "@catnip/domain/payments";

/** An amount in minor units with two decimals, for every currency; adapters convert where a provider counts otherwise. */
export type Money = { readonly currency: string; readonly minor: number };

export type ProviderKind = "redirect" | "qr" | "inpage" | "voucher" | "manual";

export type ProviderCapabilities = {
  readonly kind: readonly ProviderKind[];
  /** Whether its messages are proof by themselves, or only a reason to ask. */
  readonly trust: "signed-push" | "hint-then-query" | "none";
  readonly canQuery: boolean;
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
};

/** What the pay page does next. Never contains a secret. */
export type NextAction =
  | { readonly type: "redirect"; readonly url: string }
  | { readonly type: "form"; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly type: "qr"; readonly payload: string; readonly expiresAt: Date }
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

/**
 * One payment provider. Adapters are pure apart from HTTP to their host; they never touch the database, so that the
 * worst of them can at most tell a lie that `applyFact` compares with our own order.
 */
export type PaymentProvider = {
  readonly key: string;
  /** Our account there. */
  readonly merchantAccount: string;
  readonly capabilities: ProviderCapabilities;
  /** Begins a payment. May be called twice for one order (double click, time-out) and leads to the same cashier. */
  readonly start: (
    payment: PaymentView,
    at: { readonly returnUrl: string; readonly notifyUrl: string; readonly locale: string },
  ) => Promise<{ readonly next: NextAction; readonly facts: readonly ProviderFact[] } | "unavailable">;
  readonly onNotify: (request: RawRequest) => Promise<NotifyVerdict>;
  /** Asks how a payment stands. A time-out is `unavailable`, never a failure of the payment. */
  readonly query: (
    payment: PaymentView,
  ) => Promise<readonly ProviderFact[] | "unknown-to-provider" | "unavailable">;
};
