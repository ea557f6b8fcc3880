import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { docProblems } from "./docs/doc-problems.ts";
import { catalogOf, patchesIn, surgeryIn } from "./libraries/library-surgery.ts";
import { houseWordsIn } from "./wording/house-words.ts";

/**
 * Keeps the repository free of local paths, package registry hosts, secrets and house words, and of patched libraries and
 * their private names, and its documents true to what there is. Reads every tracked text file and reports each hit.
 */
const root = path.resolve(import.meta.dirname, "..");
const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a home folder", pattern: /\/(?:home|Users)\/[a-z][\w-]+\//i },
  { what: "a package registry's host", pattern: /registry\.[a-z0-9-]+\.(?:org|com|io)/i },
  { what: "a private key", pattern: /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/ },
  { what: "a live payment key", pattern: /\b[sr]k_live_[0-9a-zA-Z]{10,}/ },
];
const SKIP = /\.(?:png|jpe?g|webp|avif|ico|woff2?|zip)$|^scripts\/repository\.ts$/;

const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(Boolean);
const texts = new Map(
  files.map((file) => [file, SKIP.test(file) ? "" : readFileSync(path.join(root, file), "utf8")]),
);
const workspace = readFileSync(path.join(root, "pnpm-workspace.yaml"), "utf8");
const packages = catalogOf(workspace);
const found = [...texts].flatMap(([file, text]) => [
  ...FORBIDDEN.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${file}: ${what}`),
  ...houseWordsIn(file, text),
  ...surgeryIn(file, text, packages),
]);
const hits = [...patchesIn(workspace), ...found, ...docProblems(texts)];
for (const hit of hits) console.error(hit);
process.exit(hits.length === 0 ? 0 : 1);
