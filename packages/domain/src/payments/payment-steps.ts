/** The devices a way to pay is offered on: browsers of computers, and of phones. */
export const PAYMENT_DEVICES = ["web", "wap"] as const;

export type PaymentDevice = (typeof PAYMENT_DEVICES)[number];

/** What the pay page can ask a payer for. Closed, since the page has words and keyboards for each kind. */
export const PAYMENT_FIELD_KINDS = ["account", "email", "phone", "code"] as const;

export type PaymentFieldKind = (typeof PAYMENT_FIELD_KINDS)[number];

/** What the address says with which a browser comes back. Never a fact: a browser can say anything. */
export const RETURN_HINTS = ["ok", "cancel", "unknown"] as const;

export type ReturnHint = (typeof RETURN_HINTS)[number];

/**
 * What became of staff's word that money has arrived. `noted`: because of the amount somebody else has to confirm the
 * same. `review`: it does not agree with the payment, and is a case now.
 */
export const CONFIRM_OUTCOMES = ["credited", "noted", "review"] as const;

export type ConfirmOutcome = (typeof CONFIRM_OUTCOMES)[number];
