import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from "graphql";
import type { Random } from "./random.ts";

/** Existing things in the shop, so that some calls get past the first check. */
export type Known = {
  readonly uuids: readonly string[];
  readonly numbers: readonly number[];
  /** From 0 (realistic) to 1. */
  readonly strangeness: number;
};

const LONG = "x".repeat(5_000);
const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00\ud800",
  "\ufeff",
  "\u202egnp.exe",
  "👩‍👩‍👧‍👦".repeat(40),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "ｆｕｌｌ　ｗｉｄｔｈ",
  "ﷺ".repeat(200),
  "İıßẞΣς",
  LONG,
  "%_\\'\"`$$",
  "' or 1=1 --",
  "id desc; select 1",
  "\\x00",
  "$1",
  "{}",
  "[]",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e309",
  "9007199254740993",
  "99999999999999999999999999",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//evil.example",
  "https://[::1]/",
  "http://%",
  "<script>alert(1)</script>",
  "<svg/onload=alert(1)>",
  "(".repeat(400),
  "(a+)+$",
  "*",
  "&|!:*<->",
  "a & b | !c",
  "2026-02-30T25:61:61Z",
  "0000-00-00",
  "+275760-09-13T00:00:00.001Z",
  "-271821-04-20T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
  "{00000000-0000-0000-0000-000000000000}",
  "0198C0DE-0000-7000-8000-000000000001",
  "released_at-asc",
  "updated_at-desc",
  "created_at-desc",
  "price-asc",
  "en-US",
  "zh-CN",
  "xx-XX",
  "en-US-u-ca-buddhist",
  "us",
  "international",
  "partner",
  "USD",
  "CNY",
  "boy-r18",
  "web",
  "consume",
  "ｱｲｳ",
  "ไทย",
  "한국어",
  "cafe\u0301",
  Buffer.from("CODE-CODE-CODE").toString("base64"),
  Buffer.from("\u0000\uffff").toString("base64"),
  Buffer.from(JSON.stringify({ credential: { token: "x" }, action: "payment", payload: {} })).toString(
    "base64",
  ),
];
const NUMBERS: readonly unknown[] = [0, 1, -1, 2, 100, 101, 2_147_483_647, -2_147_483_648, 65_536];
/** Values that are no `Int`, and some that are not even numbers. */
const WRONG: readonly unknown[] = [
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  -0,
  0.1,
  "1",
  "x",
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: { prototype: 1 } },
  null,
];
const JSONS: readonly unknown[] = [
  null,
  0,
  "x",
  "\u0000",
  [],
  {},
  { a: "\u0000" },
  { "\u0000": 1 },
  { a: "\ud800" },
  { __proto__: { admin: true }, constructor: 1 },
  [[[[[[[[]]]]]]]],
  { t: [{ lang: "en-US", key: "x", value: "y" }] },
  1e308,
  LONG,
];

/** Realistic values for inputs of these names. */
const SENSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  platform_key: ["international", "partner", "china"],
  locale: ["en-US", "zh-CN", "ja-JP", "th-TH"],
  lang: ["en-US", "ja-JP"],
  language: ["en-us", "ja-jp"],
  country: ["us", "JP", "tw"],
  currency_id: ["USD", "CNY", "TWD"],
  namespace: ["categories", "tags", "content_warnings", "platforms", "locales"],
  path: ["configuration/pages/header", "configuration/pages/footer", "others/langs", "price/price-rate"],
  category: ["announcement", "store", "qa", "boy-r18"],
  categories: ["boy-r18", "girl-bl"],
  orderField: ["released_at-asc", "updated_at-desc", "created_at-desc"],
  search_type: ["all", "released", "discount", "related"],
  keyword: ["quiet", "tea", "猫", "カフェ"],
  os: ["web", "windows", "android"],
  platform: ["web", "wap"],
  action_type: ["consume", "recharge"],
  method: ["credit-card", "alipay"],
  scope: ["user", "article", "store_submit"],
  client_type: ["web"],
  event_name: ["pg_credit_add", "pg_store_search"],
  reason: ["A player asked for it."],
  comment: ["A fine game."],
  nickname: ["Mika"],
  vote: [1, -1, 0],
  page: [1, 2],
  limit: [1, 20],
  version: [1, 2],
  state: [0, 1],
  count: [1, 3],
};

/** A value for an input: mostly of the right type and still strange, sometimes of the wrong type. */
export function strangeValue(
  name: string,
  type: GraphQLInputType,
  random: Random,
  known: Known,
  depth = 0,
): unknown {
  if (isNonNullType(type)) return strangeValue(name, type.ofType, random, known, depth);
  if (random.chance(0.04 * known.strangeness)) return random.pick(WRONG);
  if (random.chance(0.03 * known.strangeness)) return null;
  if (isListType(type)) {
    const length = random.pick([0, 1, 1, 2, 3, 3, 150]);
    return Array.from({ length }, () => strangeValue(name, type.ofType, random, known, depth + 1));
  }
  if (isInputObjectType(type)) {
    if (depth > 5) return {};
    const entries = Object.values(type.getFields()).flatMap((field): [string, unknown][] => {
      const needed = isNonNullType(field.type);
      if (!needed && random.chance(0.4)) return [];
      return random.chance(0.02 * known.strangeness)
        ? []
        : [[field.name, strangeValue(field.name, field.type, random, known, depth + 1)]];
    });
    if (random.chance(0.02 * known.strangeness)) entries.push(["is_admin", true]);
    return Object.fromEntries(entries);
  }
  const sensible = SENSIBLE[name];
  if (sensible && !random.chance(0.5 * known.strangeness)) return random.pick(sensible);
  if (isEnumType(type)) return random.pick([...type.getValues().map((value) => value.name), "nothing"]);
  const closed = type.extensions["values"];
  if (Array.isArray(closed)) return random.pick<unknown>([...(closed as readonly unknown[]), "nothing", 7]);
  if (type.name === "Boolean") return random.chance(0.5);
  if (type.name === "Int" || type.name === "Float" || type.name === "Amount")
    return !random.chance(0.5 * known.strangeness) && known.numbers.length > 0
      ? random.pick(known.numbers)
      : random.pick(NUMBERS);
  if (type.name === "JSON") return random.pick(JSONS);
  if (type.name === "DateTime" && random.chance(0.5)) return "2026-03-01T12:00:00Z";
  return !random.chance(0.6 * known.strangeness + 0.1) && known.uuids.length > 0
    ? random.pick(known.uuids)
    : random.pick(TEXTS);
}
