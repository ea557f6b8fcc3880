import { checkTaxRule, TAX_MODES, type TaxMode } from "@catnip/domain/taxes";
import * as v from "valibot";
import { COUNTRY_CODES } from "../../../platform/countries.ts";
import { moment } from "./fields.ts";
import type { StockFolder } from "./stock-folder.ts";

const FILE = "taxes.json";

const schema = v.record(
  v.string(),
  v.strictObject({
    rate_bp: v.number(),
    mode: v.picklist(TAX_MODES, `A tax is one of ${TAX_MODES.join(", ")}: write one of them.`),
    valid_from: v.optional(moment),
  }),
);

/** The tax of a country. */
export type StockTax = {
  /** Two lower-case letters. */
  readonly country: string;
  readonly rate_bp: number;
  readonly mode: TaxMode;
  /** Null: from now on. */
  readonly validFrom: Date | null;
};

/** `taxes.json`: the taxes that the shop begins with, by country. */
export function readTaxes(folder: StockFolder): readonly StockTax[] {
  return Object.entries(folder.json(FILE, schema) ?? {}).map(([country, { rate_bp, mode, valid_from }]) => {
    if (!COUNTRY_CODES.includes(country.toUpperCase()) || country !== country.toLowerCase())
      folder.refuse(FILE, country, "This is no country: write its two letters, such as us.");
    const rule = { country, rate_bp, mode, valid_from: new Date(), valid_until: null };
    if (checkTaxRule(rule, [], new Date(0)) === "rate_bp")
      folder.refuse(
        FILE,
        `${country}.rate_bp`,
        "A rate is in ten-thousandths, from 1 to 10000: write a whole number.",
      );
    return { country, rate_bp, mode, validFrom: valid_from ?? null };
  });
}
