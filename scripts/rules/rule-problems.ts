import { posix } from "node:path";
import { citedIn, readRules, testsOfRules, type Files, type Rule } from "./rule-book.ts";
import { tableProblems } from "./table-problems.ts";

/** Problems with the rules and their citations, one sentence each; empty when all is well. */
export function ruleProblems(files: Files): readonly string[] {
  const rules = readRules(files);
  return [
    ...twice(rules),
    ...mixed(rules),
    ...[...files].flatMap(([file, text]) => [...unknownIds(file, text, rules), ...unknownBooks(file, text)]),
    ...[...files].flatMap(([file, text]) =>
      file.startsWith("docs/rules/") ? missingPaths(file, text, files) : [],
    ),
    ...rules
      .filter(({ enforcedIn }) => enforcedIn.length === 0)
      .map(({ id, file }) => `${file}: ${id} does not say where it is enforced`),
    ...staleTests(rules, files),
    ...untested(rules, files),
    ...tableProblems(files, testsOfRules(files)),
  ];
}

const area = (id: string) => id.slice(0, "R-ABC".length);

function twice(rules: readonly Rule[]): readonly string[] {
  return rules
    .filter(({ id }, index) => rules.findIndex((other) => other.id === id) < index)
    .map(({ id, file }) => `${file}: ${id} stands twice`);
}

/** The three letters of an id determine the file. */
function mixed(rules: readonly Rule[]): readonly string[] {
  return rules.flatMap(({ id, file }) => {
    const home = rules.find((other) => area(other.id) === area(id))?.file;
    return home === file ? [] : [`${file}: ${id} belongs into ${home}`];
  });
}

function unknownIds(file: string, text: string, rules: readonly Rule[]): readonly string[] {
  return [...new Set(citedIn(text))]
    .filter((id) => !rules.some((rule) => rule.id === id))
    .map((id) => `${file}: ${id} is no rule`);
}

/** Documents that readers of the repository do not have. Public standards are cited by name. */
const UNKNOWN_BOOKS =
  /\bspecifications?\b|\bsecurity plan\b|\bdesign(?:\.md|'s (?:goal|section)| section)|\b(?:stack|style|ideas)\.md\b/i;

function unknownBooks(file: string, text: string): readonly string[] {
  return text.split("\n").flatMap((line, index) => {
    const [words] = UNKNOWN_BOOKS.exec(line) ?? [];
    return words === undefined
      ? []
      : [
          `${file}:${index + 1}: "${words}" names a document that readers do not have; cite a rule or a standard`,
        ];
  });
}

function missingPaths(file: string, text: string, files: Files): readonly string[] {
  const named = [...text.matchAll(/`((?:apps|packages|scripts|docs)\/[^`\s]+)`/g)].map(
    ([, path = ""]) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = ""]) =>
    posix.join(posix.dirname(file), link),
  );
  return [...named, ...linked]
    .filter((path) => !files.has(path))
    .map((path) => `${file}: there is no ${path}`);
}

function staleTests(rules: readonly Rule[], files: Files): readonly string[] {
  const tests = testsOfRules(files);
  return rules
    .filter(({ id, testedIn }) => testedIn.join() !== (tests.get(id) ?? []).join())
    .map(({ id, file }) => `${file}: ${id} is cited by other tests than it says; run \`pnpm rules --write\``);
}

/** A rule that nothing tests can break unnoticed. */
function untested(rules: readonly Rule[], files: Files): readonly string[] {
  const tests = testsOfRules(files);
  return rules.flatMap(({ id, file, untestable }) => {
    if (tests.has(id) === (untestable === "")) return [];
    return tests.has(id)
      ? [`${file}: ${id} says why no test can cite it, but one does`]
      : [`${file}: ${id} is cited by no test; cite it in one, or say why none can: "- No test: reason"`];
  });
}
