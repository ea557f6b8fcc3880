import type { FoundUser } from "../../modules/roles/index.ts";
import { roleChangesIn, usersWithRole } from "../../modules/roles/index.ts";
import { read } from "../../platform/read.ts";
import type { CommandServices } from "../with-database.ts";

const PAGE = 100;

/** Prints who has which role, then the changes that wait for a second person. */
export async function listStaff({ db }: CommandServices): Promise<number> {
  for await (const { email, roles } of everybody(db)) console.log(`${email}\t${roles.join(", ")}`);
  const waiting = await roleChangesIn(db, { state: "pending", userUuid: null }, { limit: PAGE, offset: 0 });
  for (const { uuid, change, role, user_uuid, created_by, created_at } of waiting) {
    const [person, maker] = [await mailOf(db, user_uuid), created_by && (await mailOf(db, created_by))];
    const by = maker ?? "the command line";
    console.log(`waits\t${change} ${role}\t${person}\tby ${by}, ${created_at.toISOString()}\t${uuid}`);
  }
  return 0;
}

async function* everybody(db: CommandServices["db"]): AsyncGenerator<FoundUser> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await usersWithRole(db, null, { limit: PAGE, offset });
    yield* page;
    if (page.length < PAGE) return;
  }
}

async function mailOf(db: CommandServices["db"], uuid: string): Promise<string> {
  const [row] = await read<{ email: string }>(db, 'select email from "user" where id = $1', [uuid]);
  return row?.email ?? uuid;
}
