import {
  roleChangeState,
  type GivenRole,
  type RoleChange,
  type RoleChangeState,
  type RoleDecision,
} from "@catnip/domain/accounts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

/** What is given or taken. */
export type WantedRole = { readonly role: GivenRole; readonly change: RoleChange };

/** A role that was given or taken, or is to be, and what became of it. */
export type UserRoleChange = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly role: GivenRole;
  readonly change: RoleChange;
  readonly reason: string;
  readonly needs_confirmation: boolean;
  readonly state: RoleChangeState;
  /** Null: on the command line of the server. */
  readonly created_by: string | null;
  readonly created_at: Date;
  /** Who confirmed or withdrew it. */
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly decided_why: string | null;
};

type Row = Omit<UserRoleChange, "state"> & { readonly decision: RoleDecision | null };

const toChange = ({ decision, ...row }: Row): UserRoleChange => ({
  ...row,
  state: roleChangeState(row.needs_confirmation, decision),
});

/** One change. @throws ApiError `input/invalid` where there is none */
export async function roleChangeOf(db: Queryable, uuid: string): Promise<UserRoleChange> {
  const [row] = isUuid(uuid) ? await read<Row>(db, CHANGE, [uuid]) : [];
  if (!row) throw invalid("uuid");
  return toChange(row);
}

/** Which changes are listed; null: all. */
export type RoleChangeFilter = { readonly state: RoleChangeState | null; readonly userUuid: string | null };

/** Changes, newest first. */
export async function roleChangesIn(
  db: Queryable,
  { state, userUuid }: RoleChangeFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly UserRoleChange[]> {
  return (await read<Row>(db, CHANGES, [state, userUuid, limit, offset])).map(toChange);
}

export const invalid = (field: string) =>
  new ApiError("input/invalid", `Not a valid value: ${field}`, { field });

const COLUMNS = `c.uuid, c.user_uuid, c.role, c.change, c.reason, c.needs_confirmation, c.created_by, c.created_at, d.decision,
  d.decided_by, d.created_at as decided_at, d.why as decided_why`;
const FROM = "from role_changes c left join role_change_decisions d on d.change_uuid = c.uuid";
const CHANGE = `select ${COLUMNS} ${FROM} where c.uuid = $1`;
/** The state as `roleChangeState` derives it. */
const CHANGES = `select ${COLUMNS} ${FROM}
  where ($2::uuid is null or c.user_uuid = $2) and ($1::text is null or $1 = case
    when not c.needs_confirmation or d.decision = 'confirmed' then 'done'
    when d.decision = 'withdrawn' then 'withdrawn' else 'pending' end)
  order by c.created_at desc, c.uuid desc limit $3 offset $4`;
