import type { PoolClient } from "pg";
import type { Actor } from "../../../platform/viewer.ts";
import type { Checked } from "./decision-input.ts";
import type { CaseRow } from "./find-cases.ts";

/** Whether another person already decided the same. */
export function isSecond(row: CaseRow, actor: Pick<Actor, "uuid">, input: Checked): boolean {
  return (
    row.first_by !== null &&
    row.first_by !== actor.uuid &&
    row.first_decision?.decision === input.decision &&
    row.first_decision.user_uuid === input.user_uuid
  );
}

/** Large amounts need a second person to decide the same. */
export async function noteFirst(
  client: PoolClient,
  actor: Pick<Actor, "uuid">,
  input: Checked,
): Promise<void> {
  const { uuid, decision, user_uuid } = input;
  await client.query("update payment_cases set first_by = $2, first_decision = $3 where uuid = $1", [
    input.case_uuid,
    actor.uuid,
    JSON.stringify({ uuid, decision, user_uuid }),
  ]);
}
