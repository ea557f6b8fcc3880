import { eq, sql } from "drizzle-orm";
import { parseEmail } from "@catnip/domain/accounts";
import type { Role, Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { CreateUserInput } from "./accounts.types.ts";
import { account, user } from "./library.tables.ts";
import { knownDevices, mailCodes } from "./accounts.tables.ts";
import { hashPassword } from "./passwords.ts";
import { forgetReader } from "../notifications/index.ts";
import { forgetCases } from "../support/index.ts";
import { forgetTraces } from "./forget-traces.ts";
import { endAllSessions } from "./site-sessions.service.ts";

type Tx = Pick<Database, "insert" | "update" | "select" | "delete" | "execute">;
type NewUser = {
  readonly uuid?: string | undefined;
  readonly email: string;
  readonly nickname: string;
  readonly passwordHash: string;
  readonly roles?: readonly Role[] | undefined;
};

/**
 * Adds a user with a verified mailbox.
 *
 * @returns null when the address already has an account
 */
export async function insertUser(tx: Tx, input: NewUser, now: Date): Promise<string | null> {
  const [row] = await tx
    .insert(user)
    .values({
      ...(input.uuid ? { id: input.uuid } : {}),
      name: input.nickname,
      email: input.email,
      emailVerified: true,
      ...(input.roles ? { roles: [...input.roles] } : {}),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (!row) return null;
  await tx.insert(account).values({
    accountId: row.id,
    providerId: "credential",
    userId: row.id,
    password: input.passwordHash,
    createdAt: now,
    updatedAt: now,
  });
  return row.id;
}

/** See `Accounts.createUser`. */
export async function createUser({ db, now }: Services, input: CreateUserInput): Promise<string> {
  const email = parseEmail(input.email);
  if (!email) throw new ApiError("input/invalid", "Not a mail address");
  const passwordHash = await hashPassword(input.password);
  return inTransaction(db, async (tx) => {
    const made = await insertUser(tx, { ...input, email, passwordHash }, now());
    return made ?? (await userByEmail(tx, email))?.id ?? input.uuid;
  });
}

export async function userByEmail(tx: Tx, email: string) {
  const [row] = await tx.select().from(user).where(eq(user.email, email));
  return row ?? null;
}

/** Sets a player's new password and ends all of their sessions. */
export async function changePassword(
  tx: Tx,
  userUuid: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(account)
    .values({
      accountId: userUuid,
      providerId: "credential",
      userId: userUuid,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [account.providerId, account.accountId],
      set: { password: passwordHash, updatedAt: now },
    });
  await endAllSessions(tx, userUuid, now);
}

/** See `Accounts.forgetUser`. */
export async function forgetUser({ db, now }: Services, userUuid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userUuid))
      .for("update");
    if (before) await forgetLocked(tx, { uuid: userUuid, email: before.email }, now());
  });
}

/** Like `forgetUser`, in a transaction that has locked the user's row and read its address. */
export async function forgetLocked(
  tx: Tx,
  { uuid: userUuid, email }: { readonly uuid: string; readonly email: string },
  now: Date,
): Promise<void> {
  await endAllSessions(tx, userUuid, now);
  await tx.delete(account).where(eq(account.userId, userUuid));
  await tx.delete(mailCodes).where(eq(mailCodes.email, email));
  await tx.delete(knownDevices).where(eq(knownDevices.userUuid, userUuid));
  await forgetReader(tx, userUuid);
  await forgetTraces(tx, userUuid);
  await forgetCases(tx, userUuid, now);
  await tx
    .update(user)
    .set({
      // Forgetting late writes again does not move the date.
      deletedAt: sql`coalesce(${user.deletedAt}, ${now.toISOString()})`,
      // An address under a reserved name (RFC 2606): unique, and undeliverable.
      email: `${userUuid}@deleted.invalid`,
      emailVerified: false,
      name: "",
      image: null,
      roles: [],
      updatedAt: now,
    })
    .where(eq(user.id, userUuid));
}
