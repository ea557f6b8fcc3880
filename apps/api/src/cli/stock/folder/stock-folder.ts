import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { sentenceOf } from "./issue-sentence.ts";

/** One thing that keeps a folder from being stocked. */
export type StockProblem = {
  /** Path below the folder, with slashes. */
  readonly file: string;
  /** Such as `prices.us`; null: the file as a whole. */
  readonly field: string | null;
  /** What is wrong, and what to do. */
  readonly says: string;
};

/** The folder that is stocked: reads its files, notes which ones were read, and collects every problem. */
export class StockFolder {
  readonly root: string;
  readonly #files: ReadonlySet<string>;
  readonly #used = new Set<string>();
  readonly #problems: StockProblem[] = [];

  /** @param root the folder. @throws Error with one sentence if it cannot be read */
  constructor(root: string) {
    this.root = path.resolve(root);
    const found = entriesBelow(this.root);
    this.#files = new Set(found.filter(({ isFile }) => isFile).map(({ file }) => file));
    for (const { file, isFile } of found)
      if (!isFile) this.refuse(file, null, "This is a link: put the file itself in its place.");
  }

  get problems(): readonly StockProblem[] {
    return this.#problems;
  }

  refuse(file: string, field: string | null, says: string): void {
    this.#problems.push({ file, field, says });
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** Path on disk. The file counts as read. */
  open(file: string): string {
    this.#used.add(file);
    return path.join(this.root, file);
  }

  /** Names of the files and folders directly in a folder, sorted. */
  namesIn(folder: string): readonly string[] {
    const names = this.filesBelow(folder).map((file) => file.slice(folder.length + 1).split("/")[0] ?? "");
    return [...new Set(names)];
  }

  /** Every file below a folder, sorted. */
  filesBelow(folder: string): readonly string[] {
    return [...this.#files].filter((file) => file.startsWith(`${folder}/`)).toSorted();
  }

  text(file: string): string {
    return readFileSync(this.open(file), "utf8").replace(/^\uFEFF/, "");
  }

  /** A JSON file as the schema understands it; null if it is absent or has problems, which are noted. */
  json<const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | null {
    if (!this.has(file)) return null;
    const value = this.#parsed(file);
    if (value === undefined) return null;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    for (const issue of result.issues) this.refuse(file, v.getDotPath(issue), sentenceOf(issue));
    return null;
  }

  #parsed(file: string): unknown {
    try {
      return JSON.parse(this.text(file));
    } catch (fault) {
      this.refuse(
        file,
        null,
        `This is not JSON (${fault instanceof Error ? fault.message : "unreadable"}): correct it.`,
      );
      return undefined;
    }
  }

  /** Reports every file that was never read: most are misspelled names. */
  refuseUnread(): void {
    for (const file of [...this.#files].toSorted())
      if (!this.#used.has(file))
        this.refuse(
          file,
          null,
          "Nothing reads a file of this name here: correct the name, or take the file out.",
        );
  }
}

/** Names that systems and editors leave, and a note at the top, are no part of it. */
const IGNORED = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|^README\.md$/;

function entriesBelow(root: string): readonly { readonly file: string; readonly isFile: boolean }[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => ({
        file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
        isFile: entry.isFile(),
      }))
      .filter(({ file }) => !IGNORED.test(file));
  } catch (fault) {
    throw new Error(`The folder ${root} cannot be read: name one that exists, with --from.`, {
      cause: fault,
    });
  }
}
