/**
 * The version of Stripe's API that we speak: it decides which parameters we may send and what answers look like.
 *
 * Raise it with both tables: `docs.stripe.com/changelog` says what a version adds, changes and removes. The next one,
 * 2026-09-30.endive, no longer takes `payment_method_types`; `allowed_payment_method_types` replaces it.
 */
export const API_VERSION = "2026-07-29.dahlia";

/** The versions that know a name; `since` is the oldest one that we saw it in. */
type Known = { readonly since: string; readonly gone?: string };

/** Checkout and the objects around it are at least as old as this; older versions were not looked at. */
const OLD: Known = { since: "2020-08-27" };

/**
 * Every parameter that we send, by endpoint, as it stands in the types of Stripe's own library at each version.
 * Metadata are free, `*` stands for their names.
 */
export const SENT: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  "POST /v1/checkout/sessions": {
    mode: OLD,
    client_reference_id: OLD,
    success_url: OLD,
    cancel_url: OLD,
    expires_at: OLD,
    "payment_method_types[0]": { ...OLD, gone: "2026-09-30.endive" },
    "adaptive_pricing[enabled]": { since: "2024-11-20.acacia" },
    "line_items[0][quantity]": OLD,
    "line_items[0][price_data][currency]": OLD,
    "line_items[0][price_data][unit_amount]": OLD,
    "line_items[0][price_data][product_data][name]": OLD,
    "metadata[*]": OLD,
    "payment_intent_data[metadata][*]": OLD,
  },
  // `latest_charge` took the place of `charges` in 2022-11-15.
  "GET /v1/checkout/sessions/{id}": { "expand[]": { since: "2022-11-15" } },
  "POST /v1/checkout/sessions/{id}/expire": {},
  "GET /v1/payment_intents/{id}": {},
  "POST /v1/refunds": { payment_intent: OLD, amount: OLD, "metadata[*]": OLD },
  "GET /v1/refunds": { payment_intent: OLD, limit: OLD },
  "GET /v1/balance_transactions": {
    "created[gte]": OLD,
    "created[lt]": OLD,
    limit: OLD,
    "expand[]": OLD,
    starting_after: OLD,
  },
};

/** Every field that we read, by object. */
export const READ: Readonly<Record<string, Readonly<Record<string, Known>>>> = {
  "checkout.session": {
    object: OLD,
    id: OLD,
    livemode: OLD,
    client_reference_id: OLD,
    amount_total: OLD,
    currency: OLD,
    status: OLD,
    payment_status: OLD,
    payment_intent: OLD,
    "payment_intent.id": OLD,
    "payment_intent.status": OLD,
    "payment_intent.latest_charge": { since: "2022-11-15" },
    "payment_intent.latest_charge.amount_refunded": { since: "2022-11-15" },
    "payment_intent.latest_charge.refunded": { since: "2022-11-15" },
    "payment_intent.latest_charge.disputed": { since: "2022-11-15" },
    url: OLD,
  },
  payment_intent: { id: OLD, livemode: OLD, amount: OLD, currency: OLD, metadata: OLD },
  "charge, refund or dispute": {
    id: OLD,
    payment_intent: OLD,
    status: OLD,
    currency: OLD,
    amount: OLD,
    amount_refunded: OLD,
    payment_method_details: { since: "2024-06-20" },
    "payment_method_details.card": { since: "2024-06-20" },
    "payment_method_details.card.case_type": { since: "2025-08-27.basil" },
  },
  refund: { id: OLD, amount: OLD, currency: OLD, payment_intent: OLD, status: OLD, metadata: OLD },
  balance_transaction: {
    id: OLD,
    created: OLD,
    reporting_category: OLD,
    source: OLD,
    "source.payment_intent": OLD,
  },
  event: {
    object: OLD,
    id: OLD,
    type: OLD,
    created: OLD,
    livemode: OLD,
    account: OLD,
    data: OLD,
    "data.object": OLD,
  },
};

/** Every event that we understand. */
export const EVENTS: Readonly<Record<string, Known>> = {
  "checkout.session.completed": OLD,
  "checkout.session.async_payment_succeeded": OLD,
  "checkout.session.async_payment_failed": OLD,
  "checkout.session.expired": OLD,
  "charge.refunded": OLD,
  "charge.refund.updated": OLD,
  "refund.updated": { since: "2024-06-20" },
  "refund.failed": { since: "2024-11-20.acacia" },
  "charge.dispute.created": OLD,
  "charge.dispute.closed": OLD,
};
