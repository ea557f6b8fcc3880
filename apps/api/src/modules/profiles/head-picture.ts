import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { findAvatar } from "../uploads/index.ts";

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
  const picture = await findAvatar(db, uploadUuid, userUuid);
  if (!picture) throw new ApiError("input/invalid", "Not a picture you uploaded.", { field: "head" });
  return picture.hash;
}
