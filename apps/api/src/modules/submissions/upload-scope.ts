import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { requireRole } from "../../platform/viewer.ts";
import { defineUploadScope } from "../uploads/index.ts";

/** Images of a game: its creator uploads them to the submission. */
defineUploadScope("store_submit", async (context, scopeUuid) => {
  const { uuid } = await requireRole(context, "creator");
  const [own] = await read<{ readonly uuid: string }>(
    context.db,
    "select uuid from store_submits where uuid = $1 and author_uuid = $2",
    [scopeUuid, uuid],
  );
  if (!own) throw new ApiError("submission/not-found", "The submission was not found.");
  return own.uuid;
});
