import { citedIn, isTest, paths, type Files } from "./rule-book.ts";

/** A row of the shop's table: what holds, the rules that state it, where it is enforced, and tests of it. */
type Row = {
  readonly file: string;
  readonly holds: string;
  readonly rules: readonly string[];
  readonly enforcedIn: readonly string[];
  readonly testedIn: readonly string[];
};

const isTable = (file: string): boolean => /^docs\/rules\/shop\/(?!README\.md$)[\w-]+\.md$/.test(file);

/**
 * Problems with the rows of the shop's table, one sentence each. A row is a tick, so it needs a place and a test that
 * exist; where it names rules, one of its tests has to cite one of them.
 *
 * @param tests the tests that cite each rule
 */
export function tableProblems(
  files: Files,
  tests: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [...files].flatMap(([file, text]) =>
    isTable(file) ? rowsOf(file, text).flatMap((row) => rowProblems(row, tests)) : [],
  );
}

function rowProblems(
  { file, holds, rules, enforcedIn, testedIn }: Row,
  tests: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const row = `${file}: "${holds}"`;
  const citing = new Set(rules.flatMap((id) => tests.get(id) ?? []));
  return [
    ...(enforcedIn.length === 0 ? [`${row} does not say where it is enforced`] : []),
    ...(testedIn.length === 0 ? [`${row} names no test`] : []),
    ...testedIn.filter((path) => !isTest(path)).map((path) => `${row} names ${path}, which is no test`),
    ...(rules.length > 0 && testedIn.length > 0 && !testedIn.some((path) => citing.has(path))
      ? [`${row} names no test that cites ${rules.join(" or ")}`]
      : []),
  ];
}

/** The rows of all tables of a file, without their heads. */
function rowsOf(file: string, text: string): readonly Row[] {
  return text
    .split("\n")
    .filter((line, index, lines) => isRow(line) && !isRule(line) && !isRule(lines[index + 1] ?? ""))
    .map((line) => {
      const [holds = "", rules = "", where = "", tested = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { file, holds, rules: citedIn(rules), enforcedIn: paths(where), testedIn: paths(tested) };
    });
}

const isRow = (line: string): boolean => line.startsWith("|");

/** The line below a table's head. */
const isRule = (line: string): boolean => /^\|[\s|:-]+$/.test(line);
