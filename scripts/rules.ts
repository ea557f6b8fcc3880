import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isRuleFile, readRules, testsOfRules, withTests } from "./rules/rule-book.ts";
import { ruleProblems } from "./rules/rule-problems.ts";

/**
 * `pnpm rules`: checks code, tests and documents against `docs/rules`.
 * `pnpm rules --write` updates the "Tested" lines.
 */
const root = path.resolve(import.meta.dirname, "..");
/** Third-party texts, user-facing messages, generated lists, and the fixtures of this very check. */
const NOT_READ =
  /\.(?:png|jpe?g|webp|avif|ico|woff2?|zip|po|mmdb)$|^(?:LICENSE|pnpm-lock\.yaml)$|^packages\/demo\/|^scripts\/rules\b/;

function trackedFiles(): ReadonlyMap<string, string> {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).split("\0");
  const there = [...new Set(listed)].filter((file) => file && existsSync(path.join(root, file)));
  return new Map(
    there.map((file) => [file, NOT_READ.test(file) ? "" : readFileSync(path.join(root, file), "utf8")]),
  );
}

if (process.argv.includes("--write")) {
  const files = trackedFiles();
  const tests = testsOfRules(files);
  for (const [file, text] of files) {
    const written = isRuleFile(file) ? withTests(text, tests) : text;
    if (written !== text) writeFileSync(path.join(root, file), written);
  }
}

const files = trackedFiles();
const problems = ruleProblems(files);
for (const problem of problems) console.error(problem);
const rules = readRules(files);
const untestable = rules.filter((rule) => rule.untestable !== "").map(({ id }) => id);
console.log(`${rules.length} rules, ${untestable.length} that no test can cite.`);
if (untestable.length > 0) console.log(untestable.join(" "));
process.exit(problems.length === 0 ? 0 : 1);
