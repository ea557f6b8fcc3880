import { LOCALES } from "@catnip/domain/locales";
import { REFUND_DAYS_MAX } from "@catnip/domain/orders";
import { PRIOR_PRICE_DAYS } from "@catnip/domain/prices";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const file = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, "must be a file such as /logo.svg"));
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/, "must be one part of a host name, in lower case"),
);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as USD"));
const locale = v.picklist(LOCALES);
const path = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/-]+(?:\?[\w=+%-]+)?(?:#[\w-]+)?$/));
const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith("https://"));
const pageUrl = v.union(
  [path, httpsUrl],
  "must be a path of the shop such as /partners, or an https address",
);
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
// With fewer days, the percentage off a list price would not be one off the lowest price of the 30 days before.
const daysBefore = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(PRIOR_PRICE_DAYS, `must be at least ${PRIOR_PRICE_DAYS} days`),
);
// With more, creators would be paid for refunded games.
const refundDays = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(REFUND_DAYS_MAX, `must be at most ${REFUND_DAYS_MAX} days`),
);
const size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The schema of a brand's value. A value that parses can still contradict itself; see `brandProblems`. */
export const BrandForm = v.strictObject({
  platform_key: host,
  name: text,
  logo: v.strictObject({ src: file, width: size, height: size }),
  theme: v.strictObject({
    accent: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #7fe0b0")),
  }),
  currency,
  topUpCurrencies: v.pipe(v.array(currency), v.minLength(1)),
  locales: v.strictObject({
    offered: v.pipe(v.array(locale), v.minLength(1)),
    default: locale,
    choice: v.picklist(["visitor", "host"]),
  }),
  features: v.strictObject({
    silver: v.boolean(),
    languageMenu: v.boolean(),
    guestPrices: v.picklist(["hidden", "shown"]),
    officialApp: v.boolean(),
    customerService: v.boolean(),
    offlineTopUp: v.boolean(),
  }),
  flag: v.nullable(v.strictObject({ src: file, locales: v.pipe(v.array(locale), v.minLength(1)) })),
  hosts: v.strictObject({ shop: host, pay: host, api: host, cdn: host }),
  contacts: v.array(v.strictObject({ type: v.picklist(["telegram", "qq", "wechat"]), id: text })),
  app: v.nullable(v.strictObject({ url: pageUrl })),
  creatorSite: v.nullable(pageUrl),
  support: v.strictObject({ caseDays: size }),
  bookmarks: v.strictObject({ mainlandChina: host, international: host }),
  refunds: v.strictObject({
    days: refundDays,
    playedHours: size,
    atMost: v.strictObject({ games: size, days: size }),
  }),
  sales: v.strictObject({
    percentMin: percent,
    percentMax: percent,
    cooldownDays: daysBefore,
    steadyDays: daysBefore,
  }),
  underAgeUrl: httpsUrl,
});
