import { MERCHANT } from "./keys.ts";
import { givenBack, wireAmount, type Order } from "./orders.ts";

/** The vendor's objects, as its API writes them. Each has more fields than the shop needs. */

const approvalAddress = (origin: string, { id }: Order): string => `${origin}/paypal/checkoutnow?token=${id}`;

const payee = { email_address: "seller@example.com", merchant_id: MERCHANT.merchantId };

export function orderObject(order: Order, origin: string): object {
  const self = `${origin}/paypal/v2/checkout/orders/${order.id}`;
  return {
    id: order.id,
    intent: "CAPTURE",
    status: order.status,
    payment_source: { paypal: {} },
    // Payers write what they like.
    payer: { name: { given_name: 'テスト & "test"=1 {}' }, payer_id: "QYR5Z8XDVJNXQ" },
    purchase_units: [
      {
        reference_id: order.orderNo,
        amount: wireAmount(order.currency, order.asked),
        payee,
        description: `Top-up ${order.orderNo}`,
        custom_id: order.orderNo,
        invoice_id: order.invoiceId,
        ...(order.captureId !== "" && { payments: { captures: [captureObject(order, origin)] } }),
      },
    ],
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: [
      { href: self, rel: "self", method: "GET" },
      ...(order.status === "PAYER_ACTION_REQUIRED"
        ? [{ href: approvalAddress(origin, order), rel: "payer-action", method: "GET" }]
        : []),
    ],
  };
}

export function captureObject(order: Order, origin: string): object {
  const back = givenBack(order);
  const refunded = back === order.captureAmount ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return {
    id: order.captureId,
    status: back > 0 ? refunded : order.captureStatus,
    amount: wireAmount(order.currency, order.captureAmount),
    final_capture: true,
    custom_id: order.orderNo,
    invoice_id: order.invoiceId,
    payee,
    seller_protection: { status: "NOT_ELIGIBLE" },
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: order.updatedAt,
    update_time: order.updatedAt,
    links: [{ href: `${origin}/paypal/v2/payments/captures/${order.captureId}`, rel: "self", method: "GET" }],
  };
}

export const refundObject = (order: Order, id: string, origin: string): object => ({
  id,
  status: "COMPLETED",
  amount: wireAmount(order.currency, order.refunds[id] ?? order.captured),
  custom_id: order.orderNo,
  invoice_id: order.invoiceId,
  create_time: order.updatedAt,
  links: [
    { href: `${origin}/paypal/v2/payments/refunds/${id}`, rel: "self", method: "GET" },
    { href: `${origin}/paypal/v2/payments/captures/${order.captureId}`, rel: "up", method: "GET" },
  ],
});

const OUTCOMES = { "": "NONE", OPEN: "NONE", WON: "RESOLVED_SELLER_FAVOUR", LOST: "RESOLVED_BUYER_FAVOUR" };

export const disputeObject = (order: Order): object => ({
  dispute_id: `PP-D-${order.captureId}`,
  create_time: order.updatedAt,
  disputed_transactions: [
    {
      seller_transaction_id: order.captureId,
      invoice_number: order.invoiceId,
      custom: order.orderNo,
      seller: { merchant_id: MERCHANT.merchantId, name: "seller" },
    },
  ],
  reason: "UNAUTHORISED",
  status: order.dispute === "OPEN" ? "OPEN" : "RESOLVED",
  dispute_amount: wireAmount(order.currency, order.captured),
  ...(order.dispute !== "OPEN" && { dispute_outcome: { outcome_code: OUTCOMES[order.dispute] } }),
});

export const eventObject = (id: string, type: string, resource: object, now: Date): object => ({
  id,
  event_version: "1.0",
  create_time: now.toISOString(),
  resource_type: type.startsWith("CHECKOUT") ? "checkout-order" : "capture",
  event_type: type,
  summary: "テスト & 10 %",
  resource,
  links: [],
});
