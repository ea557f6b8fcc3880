import type { RequestContext } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";

/** Deletes the user's own comment, with its vote and its history. @returns how many were deleted: 0 or 1 */
export async function removeComment(context: RequestContext, commentUuid: string): Promise<number> {
  const viewer = requireViewer(context);
  if (!isUuid(commentUuid)) return 0;
  const removed = await read(
    context.db,
    "delete from store_comments where uuid = $1 and user_uuid = $2 returning uuid",
    [commentUuid, viewer.uuid],
  );
  return removed.length;
}
