import { BRANDS } from "@catnip/brands";
import { orderProviders } from "@catnip/domain/payments";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PROVIDERS } from "./provider-list.ts";

const repository = path.resolve(import.meta.dirname, "../../../../..");
/** Every source file of the product by path, without tests, translations, generated files, docs and migrations. */
const files = ["apps", "packages"].flatMap((folder) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(ts|tsx|sql)$/.test(file))
    .filter(
      (file) =>
        !/node_modules|\/(build|dist|gen|migrations|testing|mutants|e2e|bench|\.react-router)\/|\.test\.tsx?$/.test(
          file,
        ),
    ),
);
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");

// R-PAY-11
describe("a provider is one folder here, one in the bank, and one line in each list", () => {
  test.each(PROVIDERS.map(({ key }) => key))("%s", (key) => {
    const folders = [`apps/api/src/modules/providers/${key}/`, `apps/bank/src/${key}/`];
    for (const folder of folders) expect(files.some((file) => file.startsWith(folder))).toBe(true);
    const list = read("apps/api/src/modules/providers/provider-list.ts");
    expect(list.split("\n").filter((line) => line.includes(key))).toHaveLength(2); // The import, and the entry.
    expect(read("apps/bank/src/simulators.ts")).toContain(`./${key}/index.ts`);
  });
});

// R-PAY-69
describe("each folder says what was proven, and what is owed", () => {
  const HEADINGS = [
    "## Proven against published vectors",
    "## Known from documentation only",
    "## The session at the vendor that is still owed",
  ];
  test.each(PROVIDERS.map(({ key, traits }) => ({ key, ...traits })))("$key", ({ key, isProven }) => {
    const text = read(`apps/api/src/modules/providers/${key}/README.md`);
    const headings = text.split("\n").filter((line) => line.startsWith("## "));
    expect(headings).toEqual(HEADINGS);
    for (const part of text.split(/^## .*$/m)) expect(part.trim().length).toBeGreaterThan(40);
    // A session is a list of steps, with what to type.
    const session = text.slice(text.indexOf(HEADINGS[2] ?? ""));
    expect(session).toMatch(/^1\. .*\n[^]*^2\. .*\n[^]*^3\. /m);
    expect(session).toMatch(/pnpm start/);
    expect(session).toMatch(/Look\s+for/);
    expect(text.includes("**Unproven**")).toBe(!isProven);
  });
});

/**
 * A provider's key appears nowhere else. Payment methods are a separate vocabulary that may use the same word: several
 * providers can offer the method `wechatpay`.
 */
test("no other file checks for a specific provider", () => {
  const asks = new RegExp(
    `provider_?key\\W{1,12}(${PROVIDERS.map(({ key }) => key).join("|")})\\b|providers/(${PROVIDERS.map(({ key }) => key).join("|")})`,
    "i",
  );
  const others = files.filter((file) => !/^apps\/(api\/src\/modules\/providers|bank\/src)\//.test(file));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((file) => asks.test(read(file)))).toEqual([]);
});

// R-TOP-19, R-PAY-69
describe("the main button", () => {
  const ways = BRANDS.flatMap(({ platform_key, topUpCurrencies }) =>
    topUpCurrencies.flatMap((currency) =>
      [null, "us", "de", "jp", "tw", "cn"].map((country) => ({ brand: platform_key, currency, country })),
    ),
  );
  const takersOf = (method: string, currency: string) =>
    PROVIDERS.filter(({ methods }) => methods[method]?.includes(currency));
  const orderOf = (way: (typeof ways)[number], method: string) =>
    orderProviders(takersOf(method, way.currency), ({ traits }) => ({ ...traits, first: [] }), {
      ...way,
      method,
    }).map(({ key }) => key);

  test.each(ways)("in $brand, $currency, living in $country", (way) => {
    for (const own of ["alipay", "wechatpay", "paypal", "unionpay", "taobao", "sugoi"])
      if (takersOf(own, way.currency).length > 0) expect(orderOf(way, own)[0]).toBe(own);
    const isTaiwan = way.country === "tw" || (way.country === null && way.currency === "TWD");
    expect(orderOf(way, "credit-card")[0]).toBe(isTaiwan && way.currency === "TWD" ? "newebpay" : "stripe");
  });

  test("no unproven one comes before a proven one, anywhere", () => {
    const methods = new Set(PROVIDERS.flatMap((provider) => Object.keys(provider.methods)));
    for (const way of ways)
      for (const method of methods) {
        const proven = orderOf(way, method).map(
          (key) => PROVIDERS.find((provider) => provider.key === key)?.traits.isProven,
        );
        expect(proven).toEqual(proven.toSorted((a, b) => Number(b) - Number(a)));
      }
  });
});

describe.each(PROVIDERS)("$key", ({ amountUnits, methods, capabilities, open }) => {
  const development = { production: false, port: 4000, originPattern: "http://{site}.localhost:{port}" };
  const opened = open(development);
  if (!("connect" in opened)) throw new Error(opened.problem);
  const adapter = opened.connect({ fetch, now: () => new Date() });

  test("takes only currencies it has units for", () => {
    for (const currencies of Object.values(methods))
      for (const currency of currencies) expect(Object.keys(amountUnits)).toContain(currency);
  });

  // R-PAY-11
  test("implements exactly what its capabilities say", () => {
    const can = {
      query: adapter.query !== undefined,
      close: adapter.close !== undefined,
      refund: adapter.refund !== undefined,
      notify: adapter.onNotify !== undefined,
      settlement: adapter.listSettled !== undefined,
      // Exactly one of them answers what is typed.
      fields: (adapter.submitFields !== undefined) !== (adapter.vouchers !== undefined),
      channels: adapter.channels !== undefined,
    };
    expect(can).toEqual({
      query: capabilities.canQuery,
      close: capabilities.canClose,
      refund: capabilities.refund !== "none",
      notify: capabilities.trust !== "none",
      settlement: capabilities.settlement !== undefined,
      fields: capabilities.kind.some((kind) => kind === "inpage" || kind === "voucher"),
      channels: capabilities.kind.includes("manual"),
    });
  });
});
