import { exactObject } from "../exact-json.ts";
import type { NotifyVerdict, RawRequest } from "../provider.types.ts";

/** Reads an unsigned message: all it may do is name an order to query. */
export function readNotification({ body }: RawRequest): NotifyVerdict {
  const orderNo = exactObject(new TextDecoder().decode(body))?.order_number;
  if (typeof orderNo !== "string" || !/^[0-9A-Z]{26}$/.test(orderNo))
    return { ok: false, reason: "it names no order", ack: { status: 400, body: "FAIL" } };
  return { ok: true, facts: [], hints: [orderNo], ack: { status: 200, body: "OK" } };
}
