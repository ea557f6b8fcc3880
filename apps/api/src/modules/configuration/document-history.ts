import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { requireRole } from "../../platform/viewer.ts";
import { kindAt, platformKeyAt } from "./read-documents.ts";

/** One version of a document, as it was written. */
export type DocumentVersion = {
  readonly path: string;
  readonly platform_key: string;
  readonly version: number;
  readonly document: unknown;
  readonly author: string | null;
  readonly reason: string;
  readonly created_at: Date;
};

export type DocumentHistory = { readonly total: number; readonly list: readonly DocumentVersion[] };

/** Every version of one document, newest first. @throws ApiError `auth/forbidden`, `input/invalid` */
export async function documentHistory(
  context: RequestContext,
  path: string,
  platformKey: string,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<DocumentHistory> {
  await requireRole(context, "root");
  kindAt(path);
  const { limit: size, offset } = pageWindow(q, limit);
  const rows = await read<DocumentVersion & { readonly total: number }>(context.db, HISTORY, [
    path,
    platformKeyAt(platformKey),
    size,
    offset,
  ]);
  return { total: rows[0]?.total ?? 0, list: rows };
}

const HISTORY = `
select path, platform_key, version, document, author, reason, created_at, (count(*) over ())::int as total
  from configuration_versions where path = $1 and platform_key = $2 order by version desc limit $3 offset $4`;
