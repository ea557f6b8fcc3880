import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import {
  isGivenRole,
  mayConfirmRole,
  parseEmail,
  type GivenRole,
  type RoleChange,
} from "@catnip/domain/accounts";
import {
  COMMAND_LINE,
  requestRoleChange,
  roleChangesIn,
  usersWithRole,
  userUuidByEmail,
} from "../../modules/roles/index.ts";
import { siteOrigin } from "../../platform/config.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import type { CommandServices } from "../with-database.ts";

type Given = {
  readonly change: RoleChange;
  readonly mail: string;
  readonly role: GivenRole;
  readonly reason: string;
};

/** What was typed after `give` or `take`; null: not understood. */
export function changeGiven(change: RoleChange, args: readonly string[]): Given | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const [mail, role, ...more] = positionals;
    if (!mail || !isGivenRole(role) || more.length > 0 || !values.reason) return null;
    return { change, mail, role, reason: values.reason };
  } catch {
    return null;
  }
}

/** Gives or takes a role, or requests a root's confirmation. Idempotent. */
export async function changeRole(services: CommandServices, given: Given): Promise<number> {
  const { db } = services;
  const { change, mail, role, reason } = given;
  const userUuid = await userUuidByEmail(db, mail);
  if (userUuid === null) return refuse(await whyUnknown(services, mail));
  try {
    const known = await alreadyWaiting(db, userUuid, given);
    const { uuid, state } =
      known ??
      (await requestRoleChange(services, COMMAND_LINE, {
        uuid: randomUUID(),
        user_uuid: userUuid,
        role,
        change,
        reason,
      }));
    if (state !== "done") {
      console.log(await waits(db, { uuid, userUuid, change }));
      return 0;
    }
    console.log(
      change === "give"
        ? `${mail} has the role ${role} now, and gets a mail.`
        : `${mail} no longer has the role ${role}, and gets a mail.`,
    );
    return 0;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.code !== "request/version-conflict") return refuse(`${fault.code}: ${fault.message}.`);
    console.log(
      change === "give" ? `${mail} has the role ${role} already.` : `${mail} does not have the role ${role}.`,
    );
    return 0;
  }
}

function refuse(why: string): number {
  console.error(why);
  return 1;
}

/** The same change, if it was already requested and is still undecided. */
async function alreadyWaiting(db: CommandServices["db"], userUuid: string, { role, change }: Given) {
  const waiting = await roleChangesIn(db, { state: "pending", userUuid }, { limit: 100, offset: 0 });
  return waiting.find((each) => each.role === role && each.change === change) ?? null;
}

async function waits(
  db: CommandServices["db"],
  { uuid, ...asked }: { readonly uuid: string; readonly userUuid: string; readonly change: RoleChange },
): Promise<string> {
  const roots = await usersWithRole(db, "root", { limit: 100, offset: 0 });
  const [one, ...others] = roots.filter((root) => mayConfirmRole(root.uuid, { ...asked, createdBy: null }));
  if (!one)
    return "It waits for a root other than this account, and there is none: make a second root first.";
  const who = others.length > 0 ? "A root" : one.email;
  return `It waits for a second person. ${who} confirms it with the operation confirmUserRole and this uuid:\n${uuid}`;
}

async function whyUnknown({ db, config }: CommandServices, mail: string): Promise<string> {
  const address = parseEmail(mail);
  if (!address) return `${mail} is no mail address.`;
  const [signUp] = await read(
    db,
    "select from mail_codes where purpose = 'sign-up' and email = $1 and consumed_at is null",
    [address],
  );
  if (signUp) return `${address} has signed up, but not confirmed the mail address yet.`;
  return `No account has the mail address ${address}: its owner signs up first, at ${siteOrigin(config, "account")}/sign-up.`;
}
