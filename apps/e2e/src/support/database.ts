import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { DATA_DIR } from "./settings.ts";

/**
 * The product's database, reached past the product: for what a shopkeeper changes while a player looks, for looking
 * at what is really written, and for taking the database away.
 */
export async function sql<Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: ownerAddress() });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * Takes the database away: nobody is let in any more, and who is inside is thrown out.
 *
 * @returns brings it back
 */
export async function takeDatabaseAway(): Promise<() => void> {
  const { pid } = postmaster();
  const inside = await sql<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  process.kill(pid, "SIGSTOP");
  for (const backend of inside) process.kill(backend.pid, "SIGTERM");
  return () => process.kill(pid, "SIGCONT");
}

/** As the owner of the tables, with the password that the product keeps beside its database. */
function ownerAddress(): string {
  const { owner } = JSON.parse(readFileSync(path.join(DATA_DIR, "pg.passwords"), "utf8")) as {
    owner: string;
  };
  return `postgres://catnip:${owner}@127.0.0.1:${postmaster().port}/catnip`;
}

function postmaster(): { readonly pid: number; readonly port: number } {
  const lines = readFileSync(path.join(DATA_DIR, "pg/postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
