import {
  CONFIGURATION_PATHS,
  configurationKind,
  SHARED_PLATFORM_KEY,
  type ConfigurationKind,
} from "@catnip/domain/configuration";
import { findBrand } from "@catnip/brands";
import type { RequestContext, Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { DOCUMENTS, readDocument, type Documents } from "./documents/index.ts";

/** The current document of a path, as seen by one brand. */
export type CurrentDocument<Name extends ConfigurationKind = ConfigurationKind> = {
  readonly path: string;
  /** Which document it is: the brand's own, or the shared one. */
  readonly platform_key: string;
  /** 0: there is none, and this is the built-in fallback. */
  readonly version: number;
  readonly document: Documents[Name];
  readonly updated_at: Date | null;
};

type Row = {
  readonly path: string;
  readonly platform_key: string;
  readonly version: number;
  readonly document: unknown;
  readonly created_at: Date;
};

type Reader = Pick<Services, "db" | "publicCache" | "log">;

/**
 * The documents at some paths as seen by one brand: its own, else the shared one, else the built-in fallback. A
 * document that is no longer valid (its format has changed since) is skipped and logged: a shop with an older document
 * is better than none.
 *
 * @param platformKey a brand, or `shared`
 */
export async function currentDocuments(
  { db, log }: Reader,
  platformKey: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, CurrentDocument>> {
  const rows = await read<Row>(db, CURRENT, [paths, [platformKey, SHARED_PLATFORM_KEY]]);
  const chosen = paths.map((path) => {
    const own = rows.filter((row) => row.path === path);
    // The brand's own document takes precedence.
    const ordered = own.toSorted(
      (a, b) => Number(b.platform_key === platformKey) - Number(a.platform_key === platformKey),
    );
    for (const row of ordered) {
      const result = readDocument(kindAt(path), row.document);
      if ("document" in result) {
        const { platform_key, version, created_at } = row;
        return { path, platform_key, version, document: result.document, updated_at: created_at };
      }
      const { version, platform_key } = row;
      log?.warn({ path, platform_key, version, ...result.problem }, "configuration document not understood");
    }
    return {
      path,
      platform_key: SHARED_PLATFORM_KEY,
      version: 0,
      document: DOCUMENTS[kindAt(path)].fallback,
      updated_at: null,
    };
  });
  return new Map(chosen.map((current) => [current.path, current]));
}

const CURRENT = `
select distinct on (path, platform_key) path, platform_key, version, document, created_at from configuration_versions
  where path = any($1) and platform_key = any($2) order by path, platform_key, version desc`;

/** One document; see `currentDocuments`. The fixed paths are cached briefly. */
export async function currentDocument<Name extends ConfigurationKind>(
  reader: Reader,
  platformKey: string,
  path: string,
): Promise<CurrentDocument<Name>> {
  const fresh = async () => {
    const found = (await currentDocuments(reader, platformKey, [path])).get(path);
    if (!found) throw new Error(`No document was chosen for ${path}`);
    return found;
  };
  // There are many paths of single articles and games; they would evict everything else from the cache.
  const remembered = FIXED_PATHS.has(path)
    ? reader.publicCache?.get(`configuration:${platformKey}:${path}`, fresh)
    : null;
  // The path determines the kind; the cache's type cannot express that.
  return (await (remembered ?? fresh())) as CurrentDocument<Name>;
}

const FIXED_PATHS: ReadonlySet<string> = new Set(Object.values(CONFIGURATION_PATHS));

/** The kind of document at a path. @throws ApiError `input/invalid` for an invalid path */
export function kindAt(path: string): ConfigurationKind {
  const kind = configurationKind(path);
  if (!kind) throw new ApiError("input/invalid", "No document has this path.", { field: "path" });
  return kind;
}

/** The brand a document is for, or `shared`. @throws ApiError `input/invalid` for an unknown brand */
export function platformKeyAt(platformKey: string): string {
  const isKnown = platformKey === SHARED_PLATFORM_KEY || findBrand(platformKey) !== null;
  if (!isKnown) throw new ApiError("input/invalid", "There is no such brand.", { field: "platform_key" });
  return platformKey;
}

/** @throws ApiError `input/invalid` for an invalid path or brand */
export function findConfigurationDocument(
  context: RequestContext,
  path: string,
  platformKey: string | null | undefined,
): Promise<CurrentDocument> {
  kindAt(path);
  return currentDocument(context, platformKeyAt(platformKey ?? context.platformKey), path);
}
