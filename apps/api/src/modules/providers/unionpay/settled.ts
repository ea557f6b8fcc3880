import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { chinaDigits } from "../china-time.ts";
import type { Reach } from "../define-provider.ts";
import { expectQuietDay } from "../no-list-yet.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { filesInZip } from "../zip-files.ts";
import { callForFile } from "./client.ts";
import { readDayFile } from "./day-file.ts";
import type { UnionpaySettings } from "./settings.ts";

const HOUR_MS = 3_600_000;
/** Their day begins at eleven in the evening, China time, which is midnight nine hours ahead of UTC. */
export const DAY_AHEAD_HOURS = 9;
/** There is no such file. */
const NO_FILE = "98";
const ZIP_BYTES_MAX = 64 * 1_024 ** 2;
/** Days are requested without their year. */
const YEAR_MS = 300 * 24 * HOUR_MS;

/**
 * The file of a settlement day: it comes within a signed answer, as base64 of deflated bytes, which are a zip archive.
 * The contract has to include file downloads.
 */
export async function* listSettled(
  settings: UnionpaySettings,
  reach: Reach,
  from: Date,
  to: Date,
): AsyncGenerator<ProviderFact> {
  const day = new Date(from.getTime() + DAY_AHEAD_HOURS * HOUR_MS).toISOString().slice(0, 10);
  if (reach.now().getTime() - from.getTime() > YEAR_MS)
    throw new SettlementUnavailable("Files are kept for less than a year");
  const answer = await callForFile(settings, reach, {
    bizType: "000000",
    txnType: "76",
    txnSubType: "01",
    fileType: "00",
    txnTime: chinaDigits(reach.now()),
    settleDate: day.slice(5).replace("-", ""),
  });
  if (answer?.respCode === NO_FILE) return expectQuietDay(to, reach.now());
  if (answer?.respCode !== "00" || !answer.fileContent)
    throw new SettlementUnavailable("There is no file yet");
  const zip = await inflated(answer.fileContent);
  const [file, another] = (zip && (await filesInZip(zip, tradesOf(day, settings.merchantId)))) ?? [];
  if (!file || another) throw new SettlementUnavailable("The file is not that of the day");
  const facts = readDayFile(file.bytes, day);
  if (!facts) throw new SettlementUnavailable("The file cannot be read");
  yield* facts;
}

/** `INN26030188ZM_777290058110001`: the day and the merchant. Beside it lie files of other kinds (`ZME_`, …). */
function tradesOf(day: string, merchantId: string): (name: string) => boolean {
  const begins = `INN${day.slice(2).replaceAll("-", "")}`;
  return (name) =>
    name.startsWith(begins) && /^\d\dZM_(\d+)$/.exec(name.slice(begins.length))?.[1] === merchantId;
}

async function inflated(content: string): Promise<Uint8Array | null> {
  try {
    return await promisify(inflate)(Buffer.from(content, "base64"), { maxOutputLength: ZIP_BYTES_MAX });
  } catch {
    return null;
  }
}
