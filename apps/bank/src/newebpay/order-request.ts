import { decrypt, MERCHANT, tradeSha } from "./cipher.ts";

type Fields = { readonly [name: string]: string };

/** The form a browser brought, as strictly as the vendor reads it: its fields, or an error code. */
export async function readOrder(
  form: URLSearchParams,
  now: Date,
): Promise<{ readonly fields: Fields } | { readonly code: string }> {
  const tradeInfo = form.get("TradeInfo") ?? "";
  if (form.get("MerchantID") !== MERCHANT.id) return { code: "MPG03007" };
  if (form.get("TradeSha") !== (await tradeSha(tradeInfo))) return { code: "MPG02001" };
  const text = await decrypt(tradeInfo);
  if (text === null) return { code: "MPG03001" };
  const inner = new URLSearchParams(text);
  if (new Set(inner.keys()).size !== inner.size) return { code: "MPG03001" };
  const fields: Fields = Object.fromEntries(inner);
  const code = problemIn(fields, form.get("Version"), now);
  return code === null ? { fields } : { code };
}

const TIME_WINDOW_S = 120;

function problemIn(fields: Fields, version: string | null, now: Date): string | null {
  if (fields.MerchantID !== MERCHANT.id) return "MPG03007";
  if (fields.Version !== version || !/^2\.\d$/.test(fields.Version)) return "MPG03001";
  if (fields.RespondType !== "JSON" && fields.RespondType !== "String") return "MPG03001";
  if (!/^\d{10}$/.test(fields.TimeStamp ?? "")) return "MPG01002";
  if (Math.abs(now.getTime() / 1000 - Number(fields.TimeStamp)) > TIME_WINDOW_S) return "MPG02004";
  if (!/^\w{1,30}$/.test(fields.MerchantOrderNo ?? "")) return "MPG01012";
  if (!/^[1-9]\d{0,9}$/.test(fields.Amt ?? "")) return "MPG01015";
  if (!fields.ItemDesc || fields.ItemDesc.length > 50) return "MPG01017";
  if (fields.TradeLimit !== undefined && !isLimit(fields.TradeLimit)) return "MPG03001";
  if (fields.CREDIT !== "1") return "MPG02003";
  return [fields.NotifyURL, fields.ReturnURL, fields.ClientBackURL].every(isAddress) ? null : "MPG01014";
}

const isLimit = (text: string) => /^\d+$/.test(text) && Number(text) >= 60 && Number(text) <= 900;

/** The vendor calls the standard ports only; this machine's own names are the exception here. */
function isAddress(text: string | undefined): boolean {
  if (text === undefined || !/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { port, hostname } = new URL(text);
  return port === "" || hostname === "localhost" || hostname.endsWith(".localhost");
}
