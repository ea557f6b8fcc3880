import { chinaTime } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import { expectQuietDay } from "../no-list-yet.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { filesInZip } from "../zip-files.ts";
import { readBill } from "./bill.ts";
import { call, download } from "./client.ts";
import type { AlipaySettings } from "./settings.ts";
import { accountOf } from "./trade.ts";

/** The vendor's codes for a day without a bill; each is also seen with a prefix (`isp.`). */
const NO_BILL = /(^|\.)(bill_not_exist|no_bill_data)$/i;

/**
 * The bill of a day in China: a zip archive with the trades, and another file with their sums by shop. Where it lies is
 * signed, the file itself is not: it is fetched from the vendor's own host alone, over TLS, and has to agree with its
 * sums.
 */
export async function* listSettled(
  settings: AlipaySettings,
  reach: Reach,
  from: Date,
  to: Date,
): AsyncGenerator<ProviderFact> {
  const day = chinaTime(from).slice(0, 10);
  const answer = await call(settings, reach, "alipay.data.dataservice.bill.downloadurl.query", {
    bill_type: "trade",
    bill_date: day,
  });
  if (NO_BILL.test(answer?.sub_code ?? "")) return expectQuietDay(to, reach.now());
  if (answer?.code !== "10000" || !answer.bill_download_url)
    throw new SettlementUnavailable("There is no bill yet");
  const zip = await download(settings, reach, answer.bill_download_url);
  const [file, another] = (zip && (await filesInZip(zip, isTrades))) ?? [];
  if (!file || another) throw new SettlementUnavailable("The bill did not arrive whole");
  const facts = readBill(new TextDecoder("gbk").decode(file.bytes), {
    sellerId: settings.sellerId,
    merchantAccount: accountOf(settings),
    day,
  });
  if (!facts) throw new SettlementUnavailable("The bill cannot be read");
  yield* facts;
}

/** `…_业务明细.csv`, not `…_业务明细(汇总).csv`. */
const isTrades = (name: string): boolean => name.endsWith("业务明细.csv");
