import { randomBytes } from "node:crypto";
import { noteMove } from "./balance.ts";
import type { Webhooks } from "../webhooks.ts";
import type { Action } from "./pages.ts";
import { chargeObject, disputeObject, eventObject, sessionObject } from "./objects.ts";
import { givenBack, isZeroDecimal, type Session, type Sessions } from "./sessions.ts";

export type Payer = {
  /** Applies the payer's choice at the cashier, or a later event; an impossible one changes nothing. */
  readonly act: (session: Session, action: Action) => void;
  readonly expire: (session: Session) => void;
  readonly tellOfRefund: (session: Session) => void;
};

/** The actions of payers and their banks, and the vendor's notifications of them. */
export function payers({
  sessions,
  webhooks,
  origin,
  now,
}: {
  readonly sessions: Sessions;
  readonly webhooks: Webhooks;
  readonly origin: string;
  readonly now: () => Date;
}): Payer {
  const tell = (session: Session, type: string, object: object = sessionObject(session, origin)) => {
    noteMove(session, type, now());
    const id = `evt_${randomBytes(12).toString("hex")}`;
    const body = JSON.stringify(eventObject(id, type, object, now()));
    webhooks.queue({ id, orderNo: session.orderNo, type, body });
  };
  const tellOfRefund = (session: Session) => tell(session, "charge.refunded", chargeObject(session));
  const expire = (session: Session) => {
    session.status = "expired";
    tell(session, "checkout.session.expired");
  };
  const complete = (session: Session, captured: number) => {
    Object.assign(session, {
      status: "complete",
      intent: `pi_${randomBytes(12).toString("hex")}`,
      intentStatus: captured > 0 ? "succeeded" : "processing",
      paymentStatus: captured > 0 ? "paid" : "unpaid",
      captured,
    });
    tell(session, "checkout.session.completed");
  };
  const dispute = (session: Session, dispute_: Session["dispute"], type: string) => {
    session.dispute = dispute_;
    tell(session, type, disputeObject(session));
  };

  /** By the state in which each is possible. */
  function actOn(session: Session, action: Action): void {
    const oneMore = isZeroDecimal(session.currency) ? 1 : 100;
    if (session.status === "open") {
      if (action === "pay" || action === "pay-and-leave") complete(session, session.asked);
      if (action === "pay-other") complete(session, session.asked + oneMore);
      if (action === "pay-slowly") complete(session, 0);
      if (action === "expire" || action === "pay-late") expire(session);
      if (action === "pay-late") complete(session, session.asked);
      return;
    }
    if (session.intentStatus === "processing" && (action === "settle" || action === "fail")) {
      const isPaid = action === "settle";
      Object.assign(session, {
        intentStatus: isPaid ? "succeeded" : "requires_payment_method",
        paymentStatus: isPaid ? "paid" : "unpaid",
        captured: isPaid ? session.asked : 0,
      });
      tell(session, `checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`);
    }
    if (session.captured === 0) return;
    if (action === "refund" && givenBack(session) < session.captured) {
      session.refunds[`re_${randomBytes(12).toString("hex")}`] = session.captured - givenBack(session);
      tellOfRefund(session);
    }
    if (action === "dispute" && session.dispute === "")
      dispute(session, "needs_response", "charge.dispute.created");
    if ((action === "win" || action === "lose") && session.dispute === "needs_response")
      dispute(session, action === "win" ? "won" : "lost", "charge.dispute.closed");
  }

  return {
    act: (session, action) => {
      actOn(session, action);
      sessions.save();
      webhooks.deliverSoon();
    },
    expire: (session) => {
      expire(session);
      webhooks.deliverSoon();
    },
    tellOfRefund: (session) => {
      tellOfRefund(session);
      webhooks.deliverSoon();
    },
  };
}
