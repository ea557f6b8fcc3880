import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { orApiError, refusable } from "../wallets/index.ts";
import { invalid } from "./check-grant.ts";
import { grantOf, type PlatformGrant } from "./grant-row.ts";
import { access } from "./grants.access.ts";

export type TakeBack = { readonly uuid: string; readonly delivery_uuid: string; readonly reason: string };

/**
 * Takes back what one player has not spent of a grant, as an entry of its own. What was bought with it stays bought.
 * Idempotent: the same id takes back once.
 *
 * @throws ApiError `input/invalid` for a delivery that is not there, `request/version-conflict` if nothing is left of
 *   it, `auth/forbidden` for one's own, `request/id-conflict`
 */
export async function takeBackGrant(context: RequestContext, input: TakeBack): Promise<PlatformGrant> {
  const actor = await requireRole(context, "finance", "root");
  const at = context.now();
  const why = cleanReason(input.reason);
  if (!isUuid(input.uuid)) throw invalid("uuid");
  if (!isUuid(input.delivery_uuid)) throw invalid("delivery_uuid");
  const uuid = input.uuid.toLowerCase();
  return orApiError(
    inTransaction(context.db, async (tx) => {
      const [delivery] = await read<{ grant_uuid: string; user_uuid: string }>(
        tx,
        "select grant_uuid, user_uuid from grant_deliveries where uuid = $1",
        [input.delivery_uuid],
      );
      if (!delivery) throw invalid("delivery_uuid");
      if (delivery.user_uuid === actor.uuid)
        throw new ApiError("auth/forbidden", "You cannot decide about a gift to yourself.");
      const [known] = await read(tx, "select from grant_reversals where uuid = $1", [uuid]);
      const [taken] = await refusable(
        read<{ amount: number }>(tx, "select take_back_delivery($1, $2, $3, $4, $5) as amount", [
          uuid,
          input.delivery_uuid,
          why,
          actor.uuid,
          at,
        ]),
      );
      if (!known)
        await recordAudit(tx, actor, {
          operation: audited(access, "takeBackGrant"),
          object: { kind: "grant", id: delivery.grant_uuid },
          why,
          after: { delivery_uuid: input.delivery_uuid, amount: taken?.amount ?? 0 },
          at,
        });
      return grantOf(tx, delivery.grant_uuid);
    }),
  );
}
