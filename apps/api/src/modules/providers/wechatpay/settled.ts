import { createHash } from "node:crypto";
import { chinaTime } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { readBill } from "./bill.ts";
import { call, download } from "./client.ts";
import type { WechatpaySettings } from "./settings.ts";

/**
 * The bill of a day in China, a file. Where it lies and its hash are signed; the file is believed for its hash. A day
 * without a single payment has none.
 */
export async function* listSettled(
  settings: WechatpaySettings,
  reach: Reach,
  provider: string,
  from: Date,
): AsyncGenerator<ProviderFact> {
  const day = chinaTime(from).slice(0, 10);
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  const answer = await call(settings, reach, "GET", path);
  if (answer?.body.code === "NO_STATEMENT_EXIST") return;
  const { hash_type: type, hash_value: hash, download_url: address } = answer?.body ?? {};
  if (answer?.status !== 200 || type !== "SHA1" || typeof hash !== "string" || typeof address !== "string")
    throw new SettlementUnavailable("There is no bill yet");
  const file = await download(settings, reach, address);
  if (!file || createHash("sha1").update(file).digest("hex") !== hash.toLowerCase())
    throw new SettlementUnavailable("The bill did not arrive whole");
  const facts = readBill(new TextDecoder().decode(file), provider);
  if (!facts) throw new SettlementUnavailable("The bill cannot be read");
  yield* facts;
}
