import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { access } from "./catalog.access.ts";

/**
 * Takes a game off the shelves, or puts it back as it was. Its owners keep it: they go on playing and downloading. No
 * one else finds or buys it. Idempotent: without a change there is no audit event.
 *
 * @returns whether anything changed
 * @throws ApiError `auth/forbidden` unless reviewer or root, `store/not-found` for a game that was never accepted
 */
export async function setStoreListed(
  context: RequestContext,
  { id, listed, reason }: { readonly id: number; readonly listed: boolean; readonly reason: string },
): Promise<boolean> {
  const actor = await requireRole(context, "reviewer", "root");
  const why = cleanReason(reason);
  return inTransaction(context.db, async (tx) => {
    const [game] = await read<{ is_published: boolean }>(tx, ACCEPTED, [id]);
    if (!game) throw new ApiError("store/not-found", "The game was not found.");
    if (game.is_published === listed) return false;
    await read(tx, "update stores set is_published = $2 where id = $1", [id, listed]);
    await recordAudit(tx, actor, {
      operation: audited(access, "setStoreListed"),
      object: { kind: "store", id },
      why,
      before: { listed: !listed },
      after: { listed },
      at: context.now(),
    });
    return true;
  });
}

/** A draft that was never accepted has a number, but no texts. */
const ACCEPTED = `
  select is_published from stores s
  where id = $1 and exists (select from store_infos i where i.store_id = s.id) for no key update`;
