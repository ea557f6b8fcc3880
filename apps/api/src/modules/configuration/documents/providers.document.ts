import { BRANDS } from "@catnip/brands";
import * as v from "valibot";
import { country, currency } from "./price-rate.document.ts";
import { isUnique } from "./text-schemas.ts";

const brand = v.pipe(
  v.string(),
  v.check((key) => BRANDS.some(({ platform_key }) => platform_key === key), "Not a brand."),
);
const method = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,63}$/, "Not a method."));

/** Ways to pay: whatever all given fields match. */
const ways = v.strictObject({
  brand: v.optional(brand),
  currency: v.optional(currency),
  method: v.optional(method),
  country: v.optional(country),
});
const off = v.pipe(
  ways,
  v.check(
    (conditions) => Object.values(conditions).some((value) => value !== undefined),
    "Without a condition, say `enable: false`.",
  ),
);

/** `price/providers`: what is switched off at the payment providers. Those not listed are on as they were set up. */
export const providersDocument = v.strictObject({
  providers: v.pipe(
    v.array(
      v.strictObject({
        provider_key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/, "Not a provider.")),
        /** False: off everywhere. */
        enable: v.optional(v.boolean(), true),
        /** The brands it is offered to; absent: those it was set up for. */
        brands: v.optional(v.pipe(v.array(brand), v.maxLength(BRANDS.length))),
        off: v.optional(v.pipe(v.array(off), v.maxLength(100)), []),
        /** The ways to pay for which it comes before the others that take them. */
        first: v.optional(v.pipe(v.array(ways), v.maxLength(100)), []),
        /** Tags that it forbids: it is off while the catalog sells a game with one of them. */
        forbidden_tags: v.optional(
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)),
          [],
        ),
      }),
    ),
    v.maxLength(100),
    v.check((rows) => isUnique(rows, ({ provider_key }) => provider_key), "A provider is there twice."),
  ),
});

export type ProvidersDocument = v.InferOutput<typeof providersDocument>;
