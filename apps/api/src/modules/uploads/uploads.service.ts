import { createReadStream } from "node:fs";
import {
  avatarFileName,
  avatarUrl,
  isFolder,
  safeBaseName,
  type ImageExtension,
  type UploadScope,
} from "@catnip/domain/files";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import type { FileStore, StoredFile } from "../../platform/files/file-store.ts";
import type { IncomingFile } from "../../platform/http/incoming-file.ts";
import { acceptImage, type TakenPicture } from "../../platform/images/accept-image.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { read } from "../../platform/read.ts";
import { imageUrl } from "../catalog/store-card.ts";
import { checkQuota, uploadTurn } from "./upload-quota.ts";
import { uploadScope } from "./upload-scopes.ts";

export type UploadInput = {
  readonly scope: UploadScope;
  readonly scope_uuid?: string | null | undefined;
  readonly file?: IncomingFile | null | undefined;
  readonly basename?: string | null | undefined;
  readonly folder?: string | null | undefined;
};

export type UploadedFile = {
  readonly uuid: string;
  readonly path: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

export type UploadOptions = {
  /** False for the operator's own pictures (`pnpm stock`): the quota is there for what people send. */
  readonly isCounted?: boolean;
};

/**
 * Accepts an image upload: checks permission, then quota, then content. Only pixels are kept (`acceptImage`).
 * Idempotent: the same image for the same object returns the existing upload.
 *
 * An upload by itself changes nothing visible: `setUser`, `setStoreSubmit` and the like refer to it by its uuid. After
 * a week without a reference it is deleted.
 *
 * @throws ApiError `file/required`, `file/not-an-image`, `file/too-large`, `file/quota-exceeded`, `input/invalid`,
 *   `request/too-many` (too many at once), `service/unavailable` (no space left), and the errors of the scope
 */
export async function uploadFile(
  context: RequestContext,
  input: UploadInput,
  { isCounted = true }: UploadOptions = {},
): Promise<UploadedFile> {
  const { uuid: ownerUuid } = requireViewer(context);
  const { file } = input;
  if (!file) throw new ApiError("file/required", "File is required.", { field: "file" });
  const folder = input.folder?.trim() ?? "";
  if (!isFolder(folder)) throw new ApiError("input/invalid", "Not a name of a folder.", { field: "folder" });
  const { scope, scopeUuid } = await uploadScope(context, input.scope, input.scope_uuid ?? null);
  if (isCounted) await checkQuota(context.db, ownerUuid, context.now());
  const { files } = context;
  if (!files) throw new ApiError("service/unavailable", "No files are taken in here.");

  return uploadTurn(ownerUuid, () =>
    files.withIncoming(file.content, async (incoming) => {
      const picture = await acceptImage(incoming);
      const name = fileName(scope, input.basename || file.filename, picture.extension);
      const path = [scope, scopeUuid, folder, name].filter(Boolean).join("/");
      return keep(context, files, { ownerUuid, scope, scopeUuid, path, isCounted }, picture);
    }),
  );
}

async function keep(
  context: RequestContext,
  files: FileStore,
  upload: NewUpload,
  picture: TakenPicture,
): Promise<UploadedFile> {
  const stored = await files.put(createReadStream(picture.file));
  const added = await register(context, files, upload, { picture, stored });
  const url = imageUrl(stored.hash, siteOrigin(context.config, "cdn"));
  return {
    uuid: added.uuid,
    path: upload.path,
    url: upload.scope === "user" ? avatarUrl(url, added.created_at.getTime()) : url,
    width: picture.width,
    height: picture.height,
  };
}

function fileName(scope: UploadScope, wanted: string, extension: ImageExtension): string {
  return scope === "user" ? avatarFileName(extension) : safeBaseName(wanted) + extension;
}

type NewUpload = {
  readonly ownerUuid: string;
  readonly scope: UploadScope;
  readonly scopeUuid: string;
  readonly path: string;
  readonly isCounted: boolean;
};

/** Records the upload and checks the quota under a lock, so that concurrent uploads cannot exceed it. */
function register(
  { db, now }: RequestContext,
  files: FileStore,
  upload: NewUpload,
  { picture, stored }: { readonly picture: TakenPicture; readonly stored: StoredFile },
): Promise<{ readonly uuid: string; readonly created_at: Date }> {
  return inTransaction(db, async ({ $client }) => {
    await $client.query("select pg_advisory_xact_lock(hashtextextended('uploads of ' || $1, 0))", [
      upload.ownerUuid,
    ]);
    // Guards against the sweep of unused files, which holds the same lock while it checks and deletes.
    await $client.query("select pg_advisory_xact_lock(hashtextextended('upload ' || $1, 0))", [stored.hash]);
    if ((await files.sizeOf(stored.hash)) === null) await files.put(createReadStream(picture.file));
    await $client.query(
      "insert into images (hash, width, height) values ($1, $2, $3) on conflict (hash) do nothing",
      [stored.hash, picture.width, picture.height],
    );
    const rows = await read<{ uuid: string; created_at: Date; is_new: boolean }>(
      { $client },
      `insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict on constraint uploads_once do update set created_at = excluded.created_at
       returning uuid, created_at, xmax = 0 as is_new`,
      [upload.ownerUuid, upload.scope, upload.scopeUuid, upload.path, stored.hash, stored.size, now()],
    );
    const [row] = rows;
    if (!row) throw new Error("An upload was not written");
    if (row.is_new && upload.isCounted) await checkQuota({ $client }, upload.ownerUuid, now(), 0);
    return row;
  });
}
