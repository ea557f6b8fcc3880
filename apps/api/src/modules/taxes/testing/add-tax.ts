import type { TaxMode } from "@catnip/domain/taxes";
import { randomUUID } from "node:crypto";
import { fieldOf, type TestShop } from "../../../testing/test-shop.ts";

/** Adds a tax, as finance staff; returns its uuid. */
export async function addTax(
  shop: TestShop,
  {
    country,
    rate_bp,
    from,
    until,
    mode = "inclusive",
  }: { country: string; rate_bp: number; from: Date; until?: Date; mode?: TaxMode },
): Promise<string> {
  const uuid = randomUUID();
  const answer = await shop.ask(
    `mutation ($uuid: ID!, $country: String!, $rate_bp: Int!, $mode: TaxMode!, $from: DateTime!, $until: DateTime) {
      addTaxRule(uuid: $uuid, country: $country, rate_bp: $rate_bp, mode: $mode, valid_from: $from, valid_until: $until,
        reason: "By law") { uuid } }`,
    { uuid, country, rate_bp, mode, from: from.toISOString(), until: until?.toISOString() ?? null },
    await shop.player({ roles: ["finance"] }),
  );
  fieldOf(answer, "addTaxRule");
  return uuid;
}
