import type { Database } from "../platform/database.ts";
import { DEMO_USERS } from "./demo-accounts.ts";
import { DEMO_MARK } from "./demo-mark.ts";

/**
 * Keeps production off a database that was a demo shop, even an incomplete one: its accounts, including staff, have
 * public passwords, and its books hold coins that were never paid for.
 *
 * @throws Error with one sentence
 */
export async function refuseDemoShop(db: Database): Promise<void> {
  const { rows } = await db.$client.query<{ demo: boolean }>(
    `select exists (select from configuration_documents where path = $1)
       or exists (select from "user" where email = any($2)) as demo`,
    [DEMO_MARK, DEMO_USERS.map(({ email }) => email)],
  );
  if (!rows[0]?.demo) return;
  throw new Error(
    "This database holds the demo shop, whose accounts have known passwords and coins that were never paid for: give production a new one with DATABASE_URL, or a new folder with DATA_DIR.",
  );
}
