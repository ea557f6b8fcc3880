import { isGivenRole, parseEmail, type GivenRole } from "@catnip/domain/accounts";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole } from "../../platform/viewer.ts";
import { shownName } from "../profiles/index.ts";
import { invalid } from "./role-change.ts";
import { access } from "./roles.access.ts";

/** An account as staff find it. */
export type FoundUser = {
  readonly uuid: string;
  readonly email: string;
  readonly nickname: string | null;
  /** Upper case; null: not chosen yet. */
  readonly country: string | null;
  readonly roles: readonly GivenRole[];
  readonly created_at: Date;
};

type Wanted = {
  readonly email?: string | null | undefined;
  readonly uuid?: string | null | undefined;
  readonly reason: string;
};

/**
 * The account with exactly this mail address, or this uuid. Writes an audit event if there is one: who looks up whom,
 * and why (R-ROL-7).
 *
 * @returns null where there is none
 * @throws ApiError `input/invalid` unless one of the two is given, `auth/forbidden` unless support or root
 */
export async function findUser(
  context: RequestContext,
  { email, uuid, reason }: Wanted,
): Promise<FoundUser | null> {
  const actor = await requireRole(context, "root", "support");
  if (((email ?? null) === null) === ((uuid ?? null) === null)) throw invalid("email");
  const why = cleanReason(reason);
  const address = email ? parseEmail(email) : null;
  if (uuid ? !isUuid(uuid) : !address) return null;
  return inTransaction(context.db, async (tx) => {
    const [row] = await read<Row>(tx, uuid ? BY_UUID : BY_EMAIL, [uuid ?? address]);
    if (!row) return null;
    await recordAudit(tx, actor, {
      operation: audited(access, "findUser"),
      object: { kind: "user", id: row.uuid },
      why,
      at: context.now(),
    });
    return toUser(row);
  });
}

type WithRole = {
  readonly role: GivenRole;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/** Everybody with a role, the newest account first. @throws ApiError `auth/forbidden` unless root */
export async function findUsersByRole(
  context: RequestContext,
  { role, q, limit }: WithRole,
): Promise<readonly FoundUser[]> {
  await requireRole(context, "root");
  return usersWithRole(context.db, role, pageWindow(q, limit));
}

/** @param role null: any */
export async function usersWithRole(
  db: Queryable,
  role: GivenRole | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly FoundUser[]> {
  return (await read<Row>(db, BY_ROLE, [role, limit, offset])).map(toUser);
}

/** An account's uuid by its mail address, as the command line needs it. */
export async function userUuidByEmail(db: Queryable, email: string): Promise<string | null> {
  const [row] = await read<Row>(db, BY_EMAIL, [parseEmail(email)]);
  return row?.uuid ?? null;
}

type Row = Omit<FoundUser, "roles"> & { readonly roles: readonly string[] };

const toUser = ({ roles, ...row }: Row): FoundUser => ({ ...row, roles: roles.filter(isGivenRole) });

const USER = `select u.id as uuid, u.email, ${shownName("u", "p")} as nickname, upper(p.country) as country, u.roles, u.created_at
  from "user" u left join profiles p on p.user_uuid = u.id where u.deleted_at is null`;
const BY_UUID = `${USER} and u.id = $1`;
const BY_EMAIL = `${USER} and u.email = $1`;
const BY_ROLE = `${USER} and u.roles <> '{player}' and ($1::text is null or $1 = any(u.roles))
  order by u.created_at desc, u.id desc limit $2 offset $3`;
