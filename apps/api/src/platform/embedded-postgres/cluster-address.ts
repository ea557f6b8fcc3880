import { Client } from "pg";
import { OWNER, SERVICE, type ClusterRole, type Passwords } from "./secure-cluster.ts";

export type ClusterAddress = {
  /** Database URL of a role, including its password: never show or log it. */
  readonly url: (role: ClusterRole, database: string) => string;
};

const ROLE_NAMES: Readonly<Record<ClusterRole, string>> = { owner: OWNER, service: SERVICE };

export const urlOn = (port: number, passwords: Passwords) => (role: ClusterRole, database: string) =>
  `postgres://${ROLE_NAMES[role]}:${encodeURIComponent(passwords[role])}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** Whether a server accepts its owner's login. */
export async function answers(port: number, passwords: Passwords): Promise<boolean> {
  const connectionString = urlOn(port, passwords)("owner", "postgres");
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
