import { LOCALES } from "@catnip/domain/locales";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const file = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, "must be a file such as /logo.svg"));
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/, "must be one part of a host name, in lower case"),
);
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as USD"));
const locale = v.picklist(LOCALES);
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
  support: v.strictObject({ caseDays: size }),
  bookmarks: v.strictObject({ mainlandChina: host, international: host }),
  underAgeUrl: v.pipe(v.string(), v.url(), v.startsWith("https://")),
});
