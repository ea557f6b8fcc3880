import { createHash } from "node:crypto";
import { createWriteStream, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import {
  BUILD_KINDS,
  BUILD_LANGUAGES,
  NAMES_ENCODINGS,
  type BuildKind,
  type BuildLanguage,
  type NamesEncoding,
} from "@catnip/domain/builds";
import { PLATFORMS } from "@catnip/domain/catalog";
import * as v from "valibot";
import yazl from "yazl";
import { readWebBuild } from "../../../modules/builds/index.ts";
import { ApiError } from "../../../platform/errors.ts";
import { stableUuid } from "../../../seed/stable-uuid.ts";
import { noticeSentence, refusalSentence } from "./build-sentences.ts";
import { sha256Of } from "./picture.ts";
import type { StockFolder } from "./stock-folder.ts";

/** An entry of `builds` in `game.json`. */
export const buildEntry = v.strictObject({
  kind: v.picklist(BUILD_KINDS, `A build is one of ${BUILD_KINDS.join(", ")}: write one of them.`),
  platform: v.picklist(PLATFORMS, `A build is for one of ${PLATFORMS.join(", ")}: write one of them.`),
  language: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => BUILD_LANGUAGES.find((known) => known === text.toLowerCase())),
      v.custom<BuildLanguage>(
        (found) => found !== undefined,
        "A build's language is one of the shop's, or any.",
      ),
    ),
    "any",
  ),
  version: v.pipe(
    v.string(),
    v.regex(/^[0-9A-Za-z][0-9A-Za-z._+-]{0,39}$/, "A version is like 1.0.2: write it with digits and dots."),
  ),
  /** A file, or a folder that is packed into an archive. */
  file: v.string(),
  names_encoding: v.optional(
    v.picklist(NAMES_ENCODINGS, `Names are in one of ${NAMES_ENCODINGS.join(", ")}: write one of them.`),
  ),
});

/** A build of the folder. */
export type StockBuild = {
  /** Made of everything about it, the content included: a build that changes is another one. */
  readonly uuid: string;
  readonly kind: BuildKind;
  readonly platform: (typeof PLATFORMS)[number];
  readonly language: BuildLanguage;
  readonly version: string;
  /** Name of the download. */
  readonly filename: string;
  /** Path below the folder. */
  readonly at: string;
  /** The files below `at`; null: it is a file itself. */
  readonly files: readonly string[] | null;
  /** Of all files together. */
  readonly bytes: number;
  /** The encoding of the archive's names; null: detected. */
  readonly namesEncoding: NamesEncoding | null;
};

/** Reads one build; null if it is not there, which is noted. */
export async function readBuild(
  folder: StockFolder,
  game: string,
  entry: v.InferOutput<typeof buildEntry>,
  field: string,
): Promise<StockBuild | null> {
  const { kind, platform, language, version, names_encoding: namesEncoding = null } = entry;
  const at = path.posix.join(`games/${game}`, entry.file);
  const isFile = folder.has(at);
  const files = isFile ? null : folder.filesBelow(at);
  if (!at.startsWith(`games/${game}/`) || files?.length === 0) {
    folder.refuse(
      `games/${game}/game.json`,
      `${field}.file`,
      "There is no such file or folder beside it: correct the name.",
    );
    return null;
  }
  const sha256 = files ? await foldersSha256(folder, at, files) : await sha256Of(folder.open(at));
  const bytes = (files ?? [at]).reduce((sum, file) => sum + statSync(folder.open(file)).size, 0);
  const identity = [game, kind, platform, language, version, sha256];
  const suffix = kind === "trial" ? "-trial" : "";
  const ending = files ? ".zip" : path.extname(at);
  return {
    uuid: stableUuid("stocked build", ...identity, ...(namesEncoding === null ? [] : [namesEncoding])),
    kind,
    platform,
    language,
    version,
    filename: `${game}-${version}-${platform.replaceAll(" ", "-")}${suffix}${ending}`,
    at,
    files,
    bytes,
    namesEncoding,
  };
}

async function foldersSha256(folder: StockFolder, at: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(`${file.slice(at.length)}\u0000${await sha256Of(folder.open(file))}\n`);
  return hash.digest("hex");
}

/**
 * Notes what would keep a build from being taken in, and says what is done to its archive. Packs it for that, where it
 * is a folder.
 */
export async function checkBuild(folder: StockFolder, build: StockBuild): Promise<void> {
  if (build.platform !== "web") return;
  try {
    const { notices } = await withArchive(folder, build, (archive) =>
      readWebBuild(archive, build.namesEncoding),
    );
    for (const notice of notices) console.log(`${build.at}: ${noticeSentence(notice)}`);
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    folder.refuse(build.at, null, refusalSentence(fault));
  }
}

/** Hands a build's archive to `use`: the file itself, or one that is packed for this and deleted afterwards. */
export async function withArchive<Result>(
  folder: StockFolder,
  { at, files }: Pick<StockBuild, "at" | "files">,
  use: (archive: string) => Promise<Result>,
): Promise<Result> {
  if (!files) return use(folder.open(at));
  const place = await mkdtemp(path.join(tmpdir(), "catnip-stock-"));
  try {
    const archive = path.join(place, "build.zip");
    const zip = new yazl.ZipFile();
    for (const file of files)
      zip.addFile(folder.open(file), file.slice(at.length + 1), { mtime: LONG_AGO, mode: 0o100644 });
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(archive));
    return await use(archive);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The same files make the same archive. */
const LONG_AGO = new Date("2020-01-01T00:00:00Z");
