import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { SettlementUnavailable } from "../settlement-unavailable.ts";
import { call } from "./client.ts";
import { FOUND, LAST_PAGE, record, recordFact } from "./record.ts";
import type { TappaySettings } from "./settings.ts";

const PAGE = 50;

/**
 * The records of payments made in a time. A refund has no record of its own: it shows in that of its payment, and so is
 * found if it was made before the list is read.
 */
export async function* listSettled(
  settings: TappaySettings,
  reach: Reach,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): AsyncGenerator<ProviderFact> {
  for (let page = 0; ; page += 1) {
    const answer = await call(settings, reach, "/tpc/transaction/query", {
      records_per_page: PAGE,
      page,
      filters: { time: { start_time: from.getTime(), end_time: to.getTime() - 1 } },
      order_by: { attribute: "time", is_descending: false },
    });
    const read = v.safeParse(v.array(record), answer?.trade_records ?? []);
    if (!answer || !FOUND.has(answer.status) || !read.success)
      throw new SettlementUnavailable("The records cannot be read");
    for (const each of read.output) {
      if (each.merchant_id !== settings.merchantId) continue;
      const fact = recordFact(each, provider, { source: "settlement", rawRef: each.rec_trade_id });
      if (!fact) throw new SettlementUnavailable("A record cannot be read");
      if (fact.kind === "refunded") yield { ...fact, kind: "succeeded" };
      if (fact.kind === "succeeded" || fact.kind === "refunded") yield fact;
    }
    if (answer.status === LAST_PAGE || read.output.length === 0) return;
  }
}
