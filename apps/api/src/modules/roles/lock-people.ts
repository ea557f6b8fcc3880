import { isGivenRole, type GivenRole } from "@catnip/domain/accounts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";

export type Person = {
  readonly uuid: string;
  readonly email: string;
  readonly roles: readonly GivenRole[];
};

/** The account whose roles change, and all roots. */
export type LockedPeople = { readonly person: Person; readonly roots: readonly Person[] };

/**
 * Locks an account and those of all roots until the transaction ends. Changes of roles come one after the other, so
 * that two cannot both make the first root or take the last but one; deleting a root's account waits, too.
 *
 * @throws ApiError `auth/user-not-found` for a deleted account, `auth/email-not-verified`
 */
export async function lockPeople(tx: Transaction, userUuid: string): Promise<LockedPeople> {
  await read(tx, "select pg_advisory_xact_lock(hashtextextended('roles', 0))");
  const rows = await read<Row>(
    tx,
    `select id, email, email_verified, roles from "user"
      where deleted_at is null and (id = $1 or (roles <> '{player}' and 'root' = any(roles)))
      order by id for update`,
    [userUuid],
  );
  const person = rows.find(({ id }) => id === userUuid);
  if (!person) throw new ApiError("auth/user-not-found", "No account has this uuid");
  if (!person.email_verified)
    throw new ApiError("auth/email-not-verified", "The account's mail address is not verified");
  return {
    person: toPerson(person),
    roots: rows.map(toPerson).filter(({ roles }) => roles.includes("root")),
  };
}

type Row = {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly roles: readonly string[];
};

const toPerson = ({ id, email, roles }: Row): Person => ({
  uuid: id,
  email,
  roles: roles.filter(isGivenRole),
});
