import type { Webhooks } from "../webhooks.ts";
import { newId } from "./new-order.ts";
import { captureObject, disputeObject, eventObject, orderObject, refundObject } from "./objects.ts";
import { noteMove } from "./reporting.ts";
import { givenBack, type Order, type Orders } from "./orders.ts";
import type { Action } from "./pages.ts";

const OTHER_AMOUNT = 100;

/** The actions of payers and their banks, and the vendor's notifications of them. */
export function payers({
  orders,
  webhooks,
  origin,
  now,
}: {
  readonly orders: Orders;
  readonly webhooks: Webhooks;
  readonly origin: string;
  readonly now: () => Date;
}) {
  const tell = (order: Order, type: string, resource: object) => {
    noteMove(order, type, now());
    const id = `WH-${newId()}-${newId()}`;
    const body = JSON.stringify(eventObject(id, type, resource, now()));
    webhooks.queue({ id, orderNo: order.orderNo, type, body });
  };
  const touch = (order: Order) => (order.updatedAt = now().toISOString());
  const tellOfCapture = (order: Order) =>
    tell(
      order,
      `PAYMENT.CAPTURE.${order.captureStatus === "DECLINED" ? "DENIED" : order.captureStatus}`,
      captureObject(order, origin),
    );
  const tellOfRefund = (order: Order, refundId: string, how = "REFUNDED") =>
    tell(order, `PAYMENT.CAPTURE.${how}`, refundObject(order, refundId, origin));
  const settle = (order: Order, isPaid: boolean) => {
    order.captureStatus = isPaid ? "COMPLETED" : "DECLINED";
    order.captured = isPaid ? order.captureAmount : 0;
    tellOfCapture(order);
  };

  /** The merchant captures: the payer's bank does what the payer chose. */
  const capture = (order: Order): "declined" | "captured" => {
    touch(order);
    if (order.plan === "decline") {
      order.status = "PAYER_ACTION_REQUIRED";
      return "declined";
    }
    order.status = "COMPLETED";
    order.captureId = newId();
    order.captureAmount = order.asked + (order.plan === "pay-other" ? OTHER_AMOUNT : 0);
    order.captureStatus = order.plan === "pay-slowly" ? "PENDING" : "COMPLETED";
    order.captured = order.captureStatus === "COMPLETED" ? order.captureAmount : 0;
    tellOfCapture(order);
    webhooks.deliverSoon();
    return "captured";
  };

  /** By the state in which each is possible. */
  function actOn(order: Order, action: Action): void {
    if (order.status === "PAYER_ACTION_REQUIRED") {
      if (action === "cancel" || action === "leave") return;
      const plan = action === "pay-and-leave" ? "pay" : action;
      if (plan !== "pay" && plan !== "pay-other" && plan !== "decline" && plan !== "pay-slowly") return;
      order.plan = plan;
      order.status = "APPROVED";
      touch(order);
      tell(order, "CHECKOUT.ORDER.APPROVED", orderObject(order, origin));
      return;
    }
    if (order.captureStatus === "PENDING" && (action === "settle" || action === "fail"))
      settle(order, action === "settle");
    if (order.captured === 0) return;
    if (action === "refund" && givenBack(order) < order.captured) {
      const id = newId();
      order.refunds[id] = order.captured - givenBack(order);
      tellOfRefund(order, id);
    }
    if (action === "dispute" && order.dispute === "") {
      order.dispute = "OPEN";
      tell(order, "CUSTOMER.DISPUTE.CREATED", disputeObject(order));
    }
    if ((action === "win" || action === "lose") && order.dispute === "OPEN") {
      order.dispute = action === "win" ? "WON" : "LOST";
      tell(order, "CUSTOMER.DISPUTE.RESOLVED", disputeObject(order));
      if (action === "lose") tellOfRefund(order, newId(), "REVERSED");
    }
  }

  return {
    capture,
    tellOfRefund: (order: Order, refundId: string) => {
      tellOfRefund(order, refundId);
      webhooks.deliverSoon();
    },
    act: (order: Order, action: Action) => {
      actOn(order, action);
      orders.save();
      webhooks.deliverSoon();
    },
  };
}

export type Payer = ReturnType<typeof payers>;
