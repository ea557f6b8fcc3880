import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { decideCase } from "../../modules/reviews/index.ts";
import { ApiError } from "../../platform/errors.ts";
import type { LedgerCommand } from "./command.ts";
import { staff } from "./staff.ts";

export const DECIDE_USAGE = `pnpm ledger decide <case> credit-paid | accept | returned | dismiss --reason <why> --as <mail of finance or root>
  --user <uuid>  whose wallet is credited, for money of an unknown order
  --key <uuid>   a key of your own; the same one again changes nothing`;

/** Decides about money in manual review, on behalf of an account with the role finance or root. */
export const decide: LedgerCommand = async (services, args) => {
  const given = decisionGiven(args);
  if (!given) {
    console.error(`Usage: ${DECIDE_USAGE}`);
    return 2;
  }
  try {
    const { as, ...input } = given;
    const actor = await staff(services.db, as);
    const decided = await decideCase(services, actor, input);
    const { decision, credited_order_no, uuid } = decided;
    console.log(
      decision === null
        ? `Noted. It is more than one person may credit within a day: someone else has to decide the same about case ${uuid}.`
        : `Case ${uuid}: ${decision}${credited_order_no ? `, credited as payment ${credited_order_no}` : ""}.`,
    );
    return 0;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    console.error(`${fault.code}: ${fault.message}.`);
    return 1;
  }
};

function decisionGiven(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reason: { type: "string" },
        as: { type: "string" },
        user: { type: "string" },
        key: { type: "string" },
      },
    });
    const [case_uuid, decision, ...more] = positionals;
    const { reason, as, user, key } = values;
    if (!case_uuid || !decision || more.length > 0 || !reason || !as) return null;
    return { as, case_uuid, decision, reason, user_uuid: user ?? null, uuid: key ?? randomUUID() };
  } catch {
    return null;
  }
}
