import { findPaymentCases } from "../../modules/reviews/index.ts";
import type { LedgerCommand } from "./command.ts";

/** Lists the provider statements that need review, one per line, tab-separated. */
export const reviews: LedgerCommand = async ({ db }) => {
  for (const { ordered, ...at } of await findPaymentCases(db, { open: true })) {
    console.log(
      [
        at.uuid,
        at.reason,
        at.order_no,
        ordered?.state ?? "unknown",
        at.provider,
        at.provider_txn_id || "-",
        `stated ${at.pay_amount} ${at.currency_id}`,
        ordered ? `ordered ${ordered.pay_amount} ${ordered.currency_id} for ${ordered.coin} meowcent` : "-",
        at.decisions.join("|"),
        at.first_decision ? `${at.first_decision.decision} needs a second person` : "-",
      ].join("\t"),
    );
  }
  return 0;
};
