import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { findAvatar } from "../uploads/index.ts";

/**
 * Validates a profile's avatar: the hash of one of the user's own uploads. Null if none was given; empty to remove the
 * avatar.
 *
 * @throws ApiError `input/invalid` for anything else, including other users' uploads
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
