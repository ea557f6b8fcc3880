import { expect, test } from "vitest";
import { withTests } from "./rules/rule-book.ts";
import { ruleProblems } from "./rules/rule-problems.ts";

const CODE = "packages/domain/src/tea.ts";
const TEST = "packages/domain/src/tea.test.ts";

const TEA = `# Tea

### R-TEA-1 Tea is hot

- Why: nobody likes it cold.
- Enforced: \`${CODE}\`
- Tested: \`${TEST}\`
`;

const TABLE = "docs/rules/shop/drinks.md";

const DRINKS = `| What holds | Rules | Where | Tested |
| --- | --- | --- | --- |
| Tea is hot | R-TEA-1 | \`${CODE}\` | \`${TEST}\` |
| Cups have handles | | \`${CODE}\` | \`${TEST}\` |
`;

/** A repository without problems. */
const FILES: Readonly<Record<string, string>> = {
  "docs/rules/README.md": "# Rules",
  "docs/rules/tea.md": TEA,
  [TABLE]: DRINKS,
  [CODE]: "/** Hot (R-TEA-1). */",
  [TEST]: "// R-TEA-1",
};

const problems = (changes: Readonly<Record<string, string>> = {}) =>
  ruleProblems(new Map(Object.entries({ ...FILES, ...changes })));

test("rules that are stated once, enforced somewhere and cited by id pass", () => {
  expect(problems()).toEqual([]);
});

test.each([
  { says: "an id that does not exist", changes: { [CODE]: "// R-TEA-2" }, problem: "R-TEA-2 is no rule" },
  {
    says: "an id in a document that does not exist",
    changes: { "docs/glossary.md": "See R-MUG-1." },
    problem: "R-MUG-1 is no rule",
  },
  { says: "a duplicate id", changes: { "docs/rules/tea.md": TEA + TEA }, problem: "stands twice" },
  {
    says: "an area split over two files",
    changes: { "docs/rules/mugs.md": TEA.replaceAll("R-TEA-1", "R-TEA-2"), [TEST]: "// R-TEA-1, R-TEA-2" },
    problem: "docs/rules/mugs.md: R-TEA-2 belongs into docs/rules/tea.md",
  },
  {
    says: "a path that does not exist",
    changes: { "docs/rules/tea.md": TEA.replace(CODE, "packages/domain/src/coffee.ts") },
    problem: "there is no packages/domain/src/coffee.ts",
  },
  {
    says: "a broken link",
    changes: { "docs/rules/README.md": "[Mugs](mugs.md), [tea](tea.md#r-tea-1)" },
    problem: "docs/rules/README.md: there is no docs/rules/mugs.md",
  },
  {
    says: "a rule that is enforced nowhere",
    changes: { "docs/rules/tea.md": TEA.replace(/- Enforced.*\n/, "") },
    problem: "does not say where it is enforced",
  },
  {
    says: "a test that no longer cites the rule",
    changes: { [TEST]: "" },
    problem: "run `pnpm rules --write`",
  },
  {
    says: "a rule that no test cites",
    changes: { "docs/rules/tea.md": TEA.replace(/- Tested.*\n/, ""), [TEST]: "" },
    problem: "docs/rules/tea.md: R-TEA-1 is cited by no test",
  },
  {
    says: "a rule without a test and without a reason for it",
    changes: { "docs/rules/tea.md": TEA.replace(/- Tested.*\n/, "- No test: \n"), [TEST]: "" },
    problem: "R-TEA-1 is cited by no test",
  },
  {
    says: "a tested rule that claims no test can cite it",
    changes: { "docs/rules/tea.md": `${TEA}- No test: it takes an hour to cool.\n` },
    problem: "R-TEA-1 says why no test can cite it, but one does",
  },
  {
    says: "a row of the table without a place",
    changes: { [TABLE]: DRINKS.replace(`| \`${CODE}\``, "|") },
    problem: `${TABLE}: "Tea is hot" does not say where it is enforced`,
  },
  {
    says: "a row of the table without a test",
    changes: { [TABLE]: DRINKS.replace(`| \`${TEST}\``, "|") },
    problem: `${TABLE}: "Tea is hot" names no test`,
  },
  {
    says: "a row of the table whose test is none",
    changes: { [TABLE]: DRINKS.replaceAll(TEST, CODE) },
    problem: `"Cups have handles" names ${CODE}, which is no test`,
  },
  {
    says: "a row of the table with a path that does not exist",
    changes: { [TABLE]: DRINKS.replaceAll(TEST, "packages/domain/src/mug.test.ts") },
    problem: `${TABLE}: there is no packages/domain/src/mug.test.ts`,
  },
  {
    says: "a row of the table with a rule that does not exist",
    changes: { [TABLE]: DRINKS.replace("R-TEA-1", "R-TEA-2") },
    problem: `${TABLE}: R-TEA-2 is no rule`,
  },
  {
    says: "a row of the table whose test is about another rule",
    changes: {
      [TABLE]: DRINKS.replace(TEST, "packages/domain/src/mug.test.ts"),
      "packages/domain/src/mug.test.ts": "",
    },
    problem: `"Tea is hot" names no test that cites R-TEA-1`,
  },
  {
    says: "a document that readers do not have",
    changes: { [CODE]: "/** Hot (specification section 4). */" },
    problem: `${CODE}:1: "specification" names a document`,
  },
  {
    says: "a plan that readers do not have",
    changes: { [CODE]: "/** Hot (security plan 3.2). */" },
    problem: '"security plan" names a document',
  },
])("$says is rejected", ({ changes, problem }) => {
  expect(problems(changes).join("\n")).toContain(problem);
});

test("a public standard may be cited", () => {
  expect(problems({ [CODE]: "// RFC 9110, section 13.1.2; a design that ages well. R-TEA-1" })).toEqual([]);
});

test("a rule that says why no test can cite it needs none", () => {
  const marked = TEA.replace(/- Tested.*\n/, "- No test: it takes an hour to cool.\n");
  expect(problems({ "docs/rules/tea.md": marked, [TEST]: "", [TABLE]: "" })).toEqual([]);
});

test("each rule lists the tests that cite it", () => {
  const bare = TEA.replace(/- Tested.*\n/, "");
  const tests = new Map([["R-TEA-1", [TEST]]]);
  expect(withTests(bare, tests)).toBe(TEA);
  expect(withTests(TEA, tests)).toBe(TEA);
  expect(withTests(TEA, new Map())).toBe(bare);
});
