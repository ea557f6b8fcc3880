import type { Readable } from "node:stream";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { ManifestFile } from "./builds.tables.ts";
import { mediaType } from "./media-types.ts";
import { unpackZip, WEB_BUILD_LIMITS } from "./unpack-zip.ts";

export type NewBuild = {
  /** Made by the uploader, so that repeating an upload adds nothing. */
  readonly uuid: string;
  readonly storeId: number;
  readonly kind: "trial" | "official";
  readonly platform: string;
  /** Lower case, or `any`. */
  readonly language: string;
  readonly version: string;
  /** The name it is saved under by whoever downloads it. */
  readonly filename: string;
  readonly now: Date;
};

/**
 * Takes in an uploaded archive. A web build is unpacked into the file store and must hold its first page
 * (`index.html`, or the `entry` its `catnip.json` names); others are kept as they are, for download.
 *
 * @throws ApiError `input/invalid` when the archive is refused; nothing is shown of it then
 */
export async function addBuild(
  db: Pick<Database, "$client">,
  files: FileStore,
  build: NewBuild,
  archive: Readable | Uint8Array,
): Promise<void> {
  const { hash, size } = await files.put(archive);
  const unpacked = build.platform === "web" ? await unpackWebBuild(files, hash) : null;
  await db.$client.query(
    `insert into builds (uuid, store_id, kind, platform, language, version, filename, hash, size, entry, manifest, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12) on conflict (uuid) do nothing`,
    [
      build.uuid,
      build.storeId,
      build.kind,
      build.platform,
      build.language,
      build.version,
      build.filename,
      hash,
      size,
      unpacked?.entry ?? null,
      unpacked && JSON.stringify(unpacked.manifest),
      build.now,
    ],
  );
}

type Unpacked = { readonly entry: string; readonly manifest: Readonly<Record<string, ManifestFile>> };

async function unpackWebBuild(files: FileStore, hash: string): Promise<Unpacked> {
  const manifest: Record<string, ManifestFile> = {};
  await unpackZip(files.pathOf(hash), WEB_BUILD_LIMITS, async (path, content) => {
    const stored = await files.put(content);
    manifest[path] = { hash: stored.hash, size: stored.size, type: mediaType(path) };
  });
  const entry = await entryOf(files, manifest);
  if (!Object.hasOwn(manifest, entry)) {
    throw new ApiError("input/invalid", "The archive has no first page.", { reason: "no-entry" });
  }
  return { entry, manifest };
}

/** What `catnip.json` at the top of the archive says, else `index.html`. */
async function entryOf(files: FileStore, manifest: Readonly<Record<string, ManifestFile>>): Promise<string> {
  const about = manifest["catnip.json"];
  if (!about || about.size > 100_000) return "index.html";
  const text = Buffer.concat(await files.read(about.hash).toArray()).toString("utf8");
  try {
    const { entry } = JSON.parse(text) as { entry?: unknown };
    return typeof entry === "string" ? entry : "index.html";
  } catch {
    throw new ApiError("input/invalid", "The archive's catnip.json is not JSON.", { reason: "damaged" });
  }
}
