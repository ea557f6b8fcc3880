import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

/**
 * The picture a profile shall show: the hash of an upload of one's own. Null where none was named; empty where the
 * picture shall go.
 *
 * @throws ApiError `input/invalid` for anything else, also for what others uploaded
 */
export async function pictureOf(
  { db }: RequestContext,
  userUuid: string,
  uploadUuid: string | null | undefined,
): Promise<string | null> {
  if (uploadUuid === null || uploadUuid === undefined || uploadUuid === "") return uploadUuid ?? null;
  const [upload] = isUuid(uploadUuid)
    ? await read<{ hash: string }>(db, OWN_PICTURE, [uploadUuid, userUuid])
    : [];
  if (!upload) throw new ApiError("input/invalid", "Not a picture you uploaded.", { field: "head" });
  return upload.hash;
}

const OWN_PICTURE =
  "select hash from uploads where uuid = $1 and owner_uuid = $2 and scope_uuid = $2 and scope = 'user'";
