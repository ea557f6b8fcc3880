import type { SupportReferenceKind, SupportState, SupportTopic } from "@catnip/domain/support";
import { parseSupportNumber } from "@catnip/domain/support";
import { parseEmail } from "@catnip/domain/accounts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { playerOf } from "../../platform/viewer.ts";

/** A row of `support_cases`, as the services work with it. */
export type SupportCase = {
  readonly uuid: string;
  readonly number: string;
  readonly platform_key: string;
  readonly topic: SupportTopic;
  readonly state: SupportState;
  readonly user_uuid: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly reference_kind: SupportReferenceKind | null;
  readonly reference_id: string | null;
  readonly assignee_uuid: string | null;
  readonly created_at: Date | string;
  readonly updated_at: Date | string;
  readonly closed_at: Date | string | null;
};

/** SQL: the columns of a case `c`. */
export const CASE_COLUMNS = `c.uuid, c.number, c.platform_key, c.topic, c.state, c.user_uuid, c.email, c.locale,
  c.reference_kind, c.reference_id, c.assignee_uuid, c.created_at, c.updated_at, c.closed_at`;

/** How a caller names one of their cases. `email`: only guests need it. */
export type CaseKey = { readonly number: string; readonly email?: string | null | undefined };

/**
 * The caller's own case: a player's by its number, a guest's by number and the mail address given then (R-SPT-2).
 * Another person's, a deleted and a missing one are answered alike.
 *
 * @param lock within a transaction that changes it
 * @throws ApiError `support/case-not-found`
 */
export async function ownCase(
  db: Queryable,
  context: Pick<RequestContext, "viewer">,
  { number, email }: CaseKey,
  lock = false,
): Promise<SupportCase> {
  const known = parseSupportNumber(number);
  const player = playerOf(context);
  const address = player ? null : parseEmail(email ?? "");
  if (known === null || (!player && address === null)) throw noSuchCase();
  const rows = await read<SupportCase>(db, lock ? OWN_LOCKED : OWN, [known, player?.uuid ?? null, address]);
  const [row] = rows;
  if (!row) throw noSuchCase();
  return row;
}

const OWN = `select ${CASE_COLUMNS} from support_cases c where c.number = $1 and c.forgotten_at is null
  and (c.user_uuid = $2 or (c.user_uuid is null and c.email = $3))`;
const OWN_LOCKED = `${OWN} for update`;

export const noSuchCase = () => new ApiError("support/case-not-found", "There is no such case.");
