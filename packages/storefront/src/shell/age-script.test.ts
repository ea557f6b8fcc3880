import { runInNewContext } from "node:vm";
import { OVER_18_COOKIE } from "@catnip/domain/privacy";
import { expect, test } from "vitest";
import LAST_SCRIPT from "./last.ts?inline-script";
import GATE_SCRIPT from "./testing/open-gate.ts?inline-script";

type Visit = { readonly cookies: string; readonly isPassed?: boolean; readonly excludes?: boolean };

/** Runs a page's scripts; returns the cookies they write, and the pictures that become eager. */
function visit({ cookies, isPassed, excludes }: Visit) {
  const written: string[] = [];
  const pictures = [{ loading: "lazy" }];
  const page = {
    document: {
      documentElement: { dataset: {} },
      adoptedStyleSheets: excludes ? [{}] : [],
      querySelectorAll: () => pictures,
      querySelector: () => null,
      get cookie() {
        return cookies;
      },
      set cookie(text: string) {
        written.push(text);
      },
    },
    localStorage: { getItem: () => (isPassed ? "1" : null) },
    location: { protocol: "https:" },
    addEventListener: () => undefined,
  };
  for (const script of [GATE_SCRIPT, LAST_SCRIPT]) runInNewContext(script, page);
  return { written, eager: pictures.filter(({ loading }) => loading === "eager").length };
}

const MARK = `${OVER_18_COOKIE}=1`;

// R-WEB-56
test("a browser that has passed the gate is marked, and its first pictures become eager", () => {
  const { written, eager } = visit({ cookies: "", isPassed: true });
  expect(written).toEqual([expect.stringMatching(new RegExp(`^${MARK}; max-age=\\d{8}; .*; secure$`))]);
  expect(eager).toBe(1);
});

// R-WEB-56
test("a mark is renewed by each page", () => {
  expect(visit({ cookies: `a=b; ${MARK}` }).written).toEqual([
    expect.stringContaining(`${MARK}; max-age=34560000`),
  ]);
});

// R-WEB-56
test("the mark of a browser that excludes something is removed", () => {
  const { written, eager } = visit({ cookies: MARK, isPassed: true, excludes: true });
  expect(written).toEqual([expect.stringContaining(`${OVER_18_COOKIE}=; max-age=0`)]);
  expect(eager).toBe(0);
});

// R-WEB-56
test.each([
  ["has not passed the gate", { cookies: "a=b" }],
  ["excludes something", { cookies: "a=b", isPassed: true, excludes: true }],
])("an unmarked browser that %s writes no cookie", (_what, who) => {
  expect(visit(who).written).toEqual([]);
});
