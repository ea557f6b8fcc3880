import { chinaMs, isWebAddress, type Fields } from "../fields.ts";
import { MERCHANT } from "./keys.ts";
import { isMerchants } from "./signature.ts";

/** The vendor's codes: malformed, and a signature that does not verify. */
const MALFORMED = "10";
const UNSIGNED = "11";

/** Why UnionPay would refuse any request about a trade; null if it is ours and well formed. */
export async function requestProblem(fields: Fields): Promise<string | null> {
  const isGood =
    fields.bizType === "000201" && isNumber(fields.orderId) && /^\d{14}$/.test(fields.txnTime ?? "");
  return (await senderProblem(fields)) ?? (isGood ? null : MALFORMED);
}

const DAY_MS = 86_400_000;

/** Why UnionPay would refuse a request for a day's file; null if it is ours and well formed. */
export async function fileRequestProblem(fields: Fields, now: Date): Promise<string | null> {
  const isGood =
    fields.bizType === "000000" &&
    fields.txnType === "76" &&
    fields.txnSubType === "01" &&
    fields.fileType === "00" &&
    /^\d{4}$/.test(fields.settleDate ?? "") &&
    Math.abs(chinaMs(fields.txnTime) - now.getTime()) < DAY_MS;
  return (await senderProblem(fields)) ?? (isGood ? null : MALFORMED);
}

async function senderProblem(fields: Fields): Promise<string | null> {
  if (fields.version !== "5.1.0" || fields.signMethod !== "01") return MALFORMED;
  if (fields.merId !== MERCHANT.merId || fields.certId !== MERCHANT.certId) return UNSIGNED;
  if (!(await isMerchants(fields))) return UNSIGNED;
  return fields.encoding === "UTF-8" && fields.accessType === "0" ? null : MALFORMED;
}

/** Letters and digits alone: neither `-` nor `_`. */
const isNumber = (text: string | undefined) => /^[0-9A-Za-z]{8,32}$/.test(text ?? "");
/** Fen. */
export const isAmount = (text: string | undefined): boolean => /^[1-9]\d{0,11}$/.test(text ?? "");

/** Why UnionPay would refuse an order; null if it is well formed. */
export function orderProblem(fields: Fields): string | null {
  const isGood =
    fields.txnType === "01" &&
    fields.txnSubType === "01" &&
    /^0[78]$/.test(fields.channelType ?? "") &&
    fields.currencyCode === "156" &&
    isAmount(fields.txnAmt) &&
    isWebAddress(fields.frontUrl) &&
    isWebAddress(fields.backUrl) &&
    /^\{.+=.+\}$/.test(fields.riskRateInfo ?? "") &&
    /^\d{14}$/.test(fields.payTimeout ?? "") &&
    chinaMs(fields.payTimeout) > chinaMs(fields.txnTime);
  return isGood ? null : MALFORMED;
}
