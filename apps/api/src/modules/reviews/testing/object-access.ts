import { randomUUID } from "node:crypto";
import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findPaymentTimeline.order_no": owned("payment", (order_no) => ({ order_no })),
  "addPaymentProof.order_no": owned("transfer", (order_no) => ({ order_no, file: null })),
  "removePaymentProof.order_no": owned("transfer", (order_no) => ({ order_no, uuid: randomUUID() })),
  "removePaymentProof.uuid": owned("payment proof", (uuid, { things }) => ({
    order_no: things.transfer,
    uuid,
  })),
  "confirmPayment.currency_id": "staff",
  "confirmPayment.uuid": "staff",
  "decidePaymentCase.case_uuid": "staff",
  "decidePaymentCase.user_uuid": "staff",
  "decidePaymentCase.uuid": "staff",
};
