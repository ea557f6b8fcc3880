import type { NamesEncoding } from "./names-encoding.ts";

/** What was done to an archive as people make them, for its creator to read. */
export type ArchiveNotice =
  /** Names were in another encoding than UTF-8. */
  | { readonly code: "names-decoded"; readonly encoding: NamesEncoding; readonly samples: readonly string[] }
  /** Backslashes between folders. */
  | { readonly code: "backslashes-turned"; readonly count: number }
  /** `./` in front of names. */
  | { readonly code: "dots-removed"; readonly count: number }
  /** Letters and their accents were apart (NFD), as macOS writes them. */
  | { readonly code: "names-composed"; readonly count: number }
  /** Files that systems add: `__MACOSX`, `.DS_Store`, `Thumbs.db`. */
  | { readonly code: "system-files-left-out"; readonly count: number }
  /** Everything was in one folder, which was opened. */
  | { readonly code: "folder-opened"; readonly folder: string }
  /** The first page is not called `index.html`. */
  | { readonly code: "first-page-found"; readonly page: string };

type PathProblem = "name-not-allowed" | "name-too-long" | "duplicate-name";

/** Where the files of an archive belong: a path for each, null for those that are left out (folders among them). */
type ArchivePlan =
  | { readonly problem: PathProblem }
  | {
      readonly problem: null;
      readonly paths: readonly (string | null)[];
      readonly notices: readonly ArchiveNotice[];
    };

/**
 * Plans where the files of an archive belong (R-DLV-9): with slashes between folders, composed letters (NFC), without
 * what systems add, and without a folder around everything. Names that leave the archive's folder, that some systems
 * read as something else, or that some systems take for the same are refused (R-DLV-3).
 *
 * @param names as decoded, in the archive's order; folders end in a slash
 */
export function planArchive(names: readonly string[]): ArchivePlan {
  const cleaned: (readonly string[] | null)[] = [];
  let left = 0;
  let composed = 0;
  for (const name of names) {
    const slashed = name.replaceAll("\\", "/");
    const parts = slashed.replace(/\/$/, "").split("/");
    const kept = parts.filter((part) => part !== ".").map((part) => part.normalize("NFC"));
    if (name.length > LETTERS_MAX || parts.length > FOLDERS_MAX) return { problem: "name-too-long" };
    const isFolder = slashed.endsWith("/");
    if (!(isFolder && kept.length === 0) && isStrange(kept)) return { problem: "name-not-allowed" };
    if (isFolder) cleaned.push(null);
    else if (isOfSystem(kept)) {
      left += 1;
      cleaned.push(null);
    } else {
      if (kept.join("/") !== parts.filter((part) => part !== ".").join("/")) composed += 1;
      cleaned.push(kept);
    }
  }
  const files = cleaned.filter((parts) => parts !== null);
  const folder = folderAround(files);
  const paths = cleaned.map((parts) => parts && parts.slice(folder.length).join("/"));
  const kept = paths.filter((path) => path !== null);
  if (new Set(kept.map(alike)).size < kept.length) return { problem: "duplicate-name" };

  const backslashes = names.filter((name) => name.includes("\\")).length;
  const dots = names.filter((name) => /(?:^|[/\\])\.[/\\]./.test(name)).length;
  const notices: ArchiveNotice[] = [];
  if (backslashes > 0) notices.push({ code: "backslashes-turned", count: backslashes });
  if (dots > 0) notices.push({ code: "dots-removed", count: dots });
  if (composed > 0) notices.push({ code: "names-composed", count: composed });
  if (left > 0) notices.push({ code: "system-files-left-out", count: left });
  if (folder.length > 0) notices.push({ code: "folder-opened", folder: folder.join("/") });
  return { problem: null, paths, notices };
}

const LETTERS_MAX = 240;
const FOLDERS_MAX = 20;

function isStrange(parts: readonly string[]): boolean {
  // Compatibility forms too: dots and slashes of other scripts, which some systems normalize to ASCII.
  const folders = parts.flatMap((part) => part.normalize("NFKC").split("/"));
  return (
    folders.length === 0 ||
    folders.some((part) => part === "" || part === "." || part === "..") ||
    /[\p{Cc}:]/u.test(parts.join("/"))
  );
}

const isOfSystem = (parts: readonly string[]): boolean =>
  parts[0] === "__MACOSX" || /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/is.test(parts.at(-1) ?? "");

/** The folders that all files are in. */
function folderAround([first, ...others]: readonly (readonly string[])[]): readonly string[] {
  let shared = first?.slice(0, -1) ?? [];
  for (const parts of others) {
    const folders = parts.slice(0, -1);
    const apart = shared.findIndex((folder, at) => folders[at] !== folder);
    if (apart >= 0) shared = shared.slice(0, apart);
  }
  return shared;
}

/** Normalizes names that some file system considers equal: different in case, or in how an accent is encoded. */
const alike = (name: string): string => name.normalize("NFKC").toLowerCase();

/**
 * The page that a web build opens with (R-DLV-9): `index.html` at the top, whatever its case, or `index.htm`; else the
 * only page at the top; else the only `index.html` in any folder, or the only page at all.
 *
 * @returns null if there is none, or several that are alike
 */
export function firstPage(paths: readonly string[]): string | null {
  if (paths.includes("index.html")) return "index.html";
  const pages = paths.filter((path) => /\.(?:x?html|htm)$/i.test(path));
  const top = pages.filter((path) => !path.includes("/"));
  const named = (ones: readonly string[]) =>
    ones.filter((path) => /(?:^|\/)index\.(?:x?html|htm)$/i.test(path));
  const found = [
    top.filter((path) => path.toLowerCase() === "index.html"),
    named(top),
    top,
    named(pages),
    pages,
  ].find((ones) => ones.length > 0);
  return found?.length === 1 ? (found[0] ?? null) : null;
}
