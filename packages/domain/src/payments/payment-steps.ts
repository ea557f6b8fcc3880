/** The devices a payment method is offered on: desktop and mobile browsers. */
export const PAYMENT_DEVICES = ["web", "wap"] as const;

export type PaymentDevice = (typeof PAYMENT_DEVICES)[number];

/** The inputs the pay page can ask for. A closed set, since the page has labels and keyboards for each. */
export const PAYMENT_FIELD_KINDS = ["account", "name", "email", "phone", "code"] as const;

export type PaymentFieldKind = (typeof PAYMENT_FIELD_KINDS)[number];

/** The outcome claimed by the return address. Never a fact: anyone can edit an address. */
export const RETURN_HINTS = ["ok", "cancel", "unknown"] as const;

export type ReturnHint = (typeof RETURN_HINTS)[number];

/**
 * The result of staff confirming a payment by hand. `noted`: the amount requires a second person to confirm it.
 * `review`: it does not match the payment and has become a case.
 */
export const CONFIRM_OUTCOMES = ["credited", "noted", "review"] as const;
