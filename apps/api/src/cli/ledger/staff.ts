import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { rolesNow } from "../../platform/roles/roles-now.ts";

/** The member of staff on whose behalf a decision is made. */
export async function staff(db: Database, mail: string) {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from "user" where email = lower($1) and email_verified',
    [mail.trim()],
  );
  const [user] = rows;
  const has = user ? await rolesNow(db, user.id) : new Set();
  const role = (["finance", "root"] as const).find((each) => has.has(each));
  if (!user || !role)
    throw new ApiError("auth/forbidden", `${mail} is no account with the role finance or root`);
  return { uuid: user.id, role };
}
