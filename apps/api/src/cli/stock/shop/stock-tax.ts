import { randomUUID } from "node:crypto";
import { TAX_NOTICE_MS } from "@catnip/domain/taxes";
import { MINUTE_MS } from "@catnip/domain/time";
import { addTaxRule, findTaxRules } from "../../../modules/taxes/index.ts";
import type { StockTax } from "../folder/read-taxes.ts";
import { asRoot, STOCKED, type Desk } from "./desk.ts";
import type { Outcome } from "./outcome.ts";

/** Enough for the query to run before the notice has passed. */
const MARGIN_MS = MINUTE_MS;

/**
 * Adds the tax of a country that has none. Another one is not ended here: from when on a tax changes is for finance to
 * say.
 */
export async function stockTax(
  desk: Desk,
  { country, rate_bp, mode, validFrom }: StockTax,
): Promise<Outcome> {
  const now = desk.services.now();
  const standing = (await findTaxRules(asRoot(desk))).filter(
    (rule) => rule.country === country && (rule.valid_until === null || rule.valid_until > now),
  );
  if (standing.some((rule) => rule.rate_bp === rate_bp && rule.mode === mode)) return { is: "unchanged" };
  if (standing.length > 0)
    return {
      is: "refused",
      why: "another tax of this country stands: end it with endTaxRule, then run this again",
    };
  const soon = new Date(now.getTime() + TAX_NOTICE_MS + MARGIN_MS);
  const valid_from = validFrom !== null && validFrom > soon ? validFrom : soon;
  await addTaxRule(asRoot(desk), { uuid: randomUUID(), country, rate_bp, mode, valid_from, reason: STOCKED });
  return { is: "created" };
}
