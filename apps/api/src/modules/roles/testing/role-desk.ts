import { randomUUID } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import { fieldOf, type Answer, type TestShop } from "../../../testing/test-shop.ts";

/** What the API answers about a change of roles. */
export type ShownRoleChange = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly role: string;
  readonly change: string;
  readonly state: string;
  readonly needs_confirmation: boolean;
  readonly created_by: string | null;
  readonly decided_by: string | null;
  readonly decided_why: string | null;
};

const FIELDS = "uuid user_uuid role change state needs_confirmation created_by decided_by decided_why";

type Wanted = {
  readonly uuid?: string;
  readonly to: Pick<Viewer, "uuid">;
  readonly role: string;
  readonly reason?: string;
};

export const askForRole = (
  shop: TestShop,
  operation: "addUserRole" | "delUserRole",
  by: Viewer,
  { uuid = randomUUID(), to, role, reason = "She starts on Monday" }: Wanted,
): Promise<Answer> =>
  shop.ask(
    `mutation ($uuid: ID!, $user_uuid: ID!, $role: UserRole!, $reason: String!) {
      ${operation}(uuid: $uuid, user_uuid: $user_uuid, role: $role, reason: $reason) { ${FIELDS} } }`,
    { uuid, user_uuid: to.uuid, role, reason },
    by,
  );

export const decideRole = (
  shop: TestShop,
  operation: "confirmUserRole" | "withdrawUserRole",
  by: Viewer,
  uuid: string,
): Promise<Answer> =>
  shop.ask(
    `mutation ($uuid: ID!) { ${operation}(uuid: $uuid, reason: "Talked to both") { ${FIELDS} } }`,
    { uuid },
    by,
  );

export const findRoleChanges = async (
  shop: TestShop,
  by: Viewer,
  filter: { readonly state?: string; readonly user_uuid?: string },
): Promise<readonly ShownRoleChange[]> =>
  fieldOf(
    await shop.ask(
      `query ($state: RoleChangeState, $user_uuid: ID) { findUserRole(state: $state, user_uuid: $user_uuid) { ${FIELDS} } }`,
      filter,
      by,
    ),
    "findUserRole",
  );

/** The roles in the database. */
export async function rolesOf(shop: TestShop, { uuid }: Pick<Viewer, "uuid">): Promise<readonly string[]> {
  const { rows } = await shop.db.$client.query<{ roles: string[] }>(
    'select roles from "user" where id = $1',
    [uuid],
  );
  return rows[0]?.roles ?? [];
}

/** The queued mails to a user, oldest first: subject and text. */
export async function mailsTo(
  shop: TestShop,
  { uuid }: Pick<Viewer, "uuid">,
): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const { rows } = await shop.owner.$client.query<{ subject: string; text: string }>(
    `select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs
      where payload->>'to' = (select email from "user" where id = $1) order by id`,
    [uuid],
  );
  return rows;
}
