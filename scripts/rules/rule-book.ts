/** A product rule as stated in a file of `docs/rules`. */
export type Rule = {
  readonly id: string;
  /** The file that states it. */
  readonly file: string;
  readonly enforcedIn: readonly string[];
  /** What the file says; the source of truth is what the tests cite. */
  readonly testedIn: readonly string[];
  /** Why no test can cite it; empty for nearly all rules. */
  readonly untestable: string;
};

/** Tracked files by path; binary files have empty content. */
export type Files = ReadonlyMap<string, string>;

export const isRuleFile = (file: string): boolean => /^docs\/rules\/(?!README\.md$)[\w-]+\.md$/.test(file);

export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** Every rule of the repository, in file order. */
export function readRules(files: Files): readonly Rule[] {
  return [...files].flatMap(([file, text]) =>
    isRuleFile(file) ? statements(text).map((statement) => readRule(file, statement)) : [],
  );
}

function readRule(file: string, statement: string): Rule {
  return {
    id: HEADING.exec(statement)?.[1] ?? "",
    file,
    enforcedIn: paths(line(statement, "Enforced")),
    testedIn: paths(line(statement, "Tested")),
    untestable: line(statement, "No test").trim(),
  };
}

const HEADING = /^### (R-[A-Z]{3}-\d+) /;

/** A rule extends from its heading to the next one. */
const statements = (text: string) => text.split(/^(?=### )/m).filter((part) => HEADING.test(part));

const line = (statement: string, name: string) =>
  new RegExp(`^- ${name}: (.*)$`, "m").exec(statement)?.[1] ?? "";

/** The paths in backticks. */
export const paths = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

/** The ids that a text cites. */
export const citedIn = (text: string): readonly string[] => text.match(/\bR-[A-Z]{3}-\d+\b/g) ?? [];

/** The tests that cite each rule, sorted by path. */
export function testsOfRules(files: Files): ReadonlyMap<string, readonly string[]> {
  const tests = new Map<string, string[]>();
  for (const [file, text] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isTest(file)) continue;
    for (const id of new Set(citedIn(text))) tests.set(id, [...(tests.get(id) ?? []), file]);
  }
  return tests;
}

/** A file of rules with up-to-date "Tested" lines. */
export function withTests(text: string, tests: ReadonlyMap<string, readonly string[]>): string {
  return text
    .split(/^(?=### )/m)
    .map((part) => {
      const id = HEADING.exec(part)?.[1];
      if (id === undefined) return part;
      const named = (tests.get(id) ?? []).map((file) => `\`${file}\``).join(", ");
      const bare = part.replace(/^- Tested:.*\n/gm, "");
      return named === "" ? bare : bare.replace(/^(- Enforced: .*\n)/m, `$1- Tested: ${named}\n`);
    })
    .join("");
}
