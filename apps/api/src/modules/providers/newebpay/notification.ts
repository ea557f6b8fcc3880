import * as v from "valibot";
import { exactObject } from "../exact-json.ts";
import type { NotifyVerdict, RawRequest } from "../provider.types.ts";
import { opened } from "./cipher.ts";
import type { NewebpaySettings } from "./settings.ts";
import { trade, tradeFact } from "./trade.ts";

const message = v.object({ Status: v.string(), Result: trade });

/** Reads a NewebPay notification: verifies the hash over what is encrypted, then decrypts it. */
export function readNotification(
  { body }: RawRequest,
  settings: NewebpaySettings,
  provider: string,
): NotifyVerdict {
  const form = new URLSearchParams(new TextDecoder().decode(body));
  if (new Set(form.keys()).size !== form.size) return refused("a field is named twice");
  const tradeInfo = form.get("TradeInfo") ?? "";
  const text = opened(tradeInfo, form.get("TradeSha") ?? "", settings);
  if (text === null) return refused("wrong hash");
  const read = v.safeParse(message, exactObject(text));
  if (!read.success) return refused("fields are missing or malformed");
  const { Status, Result } = read.output;
  // A refused card may be retried on the same page, so the order is queried.
  if (Status !== "SUCCESS") return { ok: true, facts: [], hints: [Result.MerchantOrderNo], ack: UNDERSTOOD };
  const fact = tradeFact(Result, "succeeded", provider, { source: "push", rawRef: Result.TradeNo });
  return fact ? { ok: true, facts: [fact], hints: [], ack: UNDERSTOOD } : refused("no payment in it");
}

/** Only the status counts; after three other ones the vendor gives up. */
const UNDERSTOOD = { status: 200, body: "OK" } as const;

const refused = (reason: string): NotifyVerdict => ({
  ok: false,
  reason,
  ack: { status: 400, body: reason },
});
