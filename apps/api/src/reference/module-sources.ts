import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ERROR_CODES, type ErrorCode } from "@catnip/domain/errors";

/** What a module's source tells beyond the schema: which fields and types it owns, and its error codes. */
export type ModuleSource = {
  readonly name: string;
  /** Fields of Query and Mutation, in source order. */
  readonly operations: readonly string[];
  readonly types: readonly string[];
  /** Error codes that appear in its code. */
  readonly codes: readonly ErrorCode[];
};

/** Where types shared by several modules live. */
const SHARED = "shared";

const SOURCE = path.resolve(import.meta.dirname, "..");

const OPERATION = /\.(?:query|mutation)Field\(\s*"(\w+)"/g;
const TYPE =
  /(?:\.(?:objectRef|inputType|enumType|unionType|interfaceRef|inputRef)|closedSet)\b(?:<(?:[^()]|\(\))*?>)?\(\s*"(\w+)"/g;

/** Reads `modules/*` and the shared types. */
export function readModules(): readonly ModuleSource[] {
  const files = globSync("{modules,platform}/**/*.ts", { cwd: SOURCE })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted();
  const byModule = Map.groupBy(files, (file) =>
    file.startsWith("modules/") ? (file.split("/")[1] ?? "") : SHARED,
  );
  return [...byModule]
    .map(([name, own]): ModuleSource => {
      const text = own.map((file) => readFileSync(path.join(SOURCE, file), "utf8")).join("\n");
      return { name, operations: found(OPERATION, text), types: found(TYPE, text), codes: codesIn(text) };
    })
    .filter(({ operations, types }) => operations.length + types.length > 0);
}

const found = (pattern: RegExp, text: string): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? "")),
];

function codesIn(text: string): readonly ErrorCode[] {
  return ERROR_CODES.filter((code) => code.includes("/") && text.includes(`"${code}"`));
}
