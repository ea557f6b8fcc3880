import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../files/write-whole.ts";
import type { RunAs } from "./folder-access.ts";

/** Owns the tables and migrates; a superuser, as the creator of a cluster always is. Nothing else logs in as it. */
export const OWNER = "catnip";
/** The shop itself: owns nothing, see `grant_to_service`. */
export const SERVICE = "catnip_service";

export type ClusterRole = "owner" | "service";
export type Passwords = Readonly<Record<ClusterRole, string>>;

const passwordFile = (dataDir: string) => `${dataDir}.passwords`;

/** The passwords stored beside a cluster, readable by our user only; null if there are none. */
export function keptPasswords(dataDir: string): Passwords | null {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) return null;
  try {
    const { owner, service } = JSON.parse(readFileSync(file, "utf8")) as Partial<Passwords>;
    return owner && service ? { owner, service } : null;
  } catch (fault) {
    if (fault instanceof SyntaxError) return null;
    throw fault;
  }
}

/** Whether the cluster requires a password; older ones did not. */
export const isSecured = (dataDir: string): boolean =>
  existsSync(hbaFile(dataDir)) && readFileSync(hbaFile(dataDir), "utf8") === ACCESS;

const hbaFile = (dataDir: string) => path.join(dataDir, "pg_hba.conf");

const ACCESS = `# Written by Catnip; changes are overwritten. Passwords are kept beside this folder.
host all all 127.0.0.1/32 scram-sha-256
`;

/**
 * Gives a stopped cluster its two roles, sets their passwords and requires one for every login. Idempotent: lost
 * passwords are replaced.
 *
 * @throws Error with PostgreSQL's message
 */
export function secureCluster(postgres: string, dataDir: string, as: RunAs): void {
  const passwords = keptPasswords(dataDir) ?? { owner: newPassword(), service: newPassword() };
  writeWhole(passwordFile(dataDir), `${JSON.stringify(passwords)}\n`, { mode: 0o600 });
  // Single-user mode, without a network: no one else can connect at any moment.
  const said = spawnSync(
    postgres,
    ["--single", "-D", dataDir, "-c", "log_min_error_statement=panic", "postgres"],
    {
      ...as,
      input: statements(passwords),
      encoding: "utf8",
      cwd: path.dirname(dataDir),
      env: { PATH: process.env.PATH, TZ: "UTC" },
    },
  );
  if (said.status !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(said.stderr))
    throw new Error(said.stderr || String(said.error));
  const owner = as.uid === undefined ? undefined : { uid: as.uid, gid: as.gid };
  writeWhole(hbaFile(dataDir), ACCESS, { mode: 0o600, owner });
}

const newPassword = () => randomBytes(32).toString("hex");

/** One line each: single-user mode ends a statement at the line break. Passwords are hex or were ours. */
const statements = (passwords: Passwords) =>
  [
    "set password_encryption = 'scram-sha-256'",
    `do $$ begin if to_regrole('${SERVICE}') is null then create role ${SERVICE}; end if; end $$`,
    `alter role ${OWNER} login password ${literal(passwords.owner)}`,
    `alter role ${SERVICE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${literal(passwords.service)}`,
    "revoke connect, temporary on database postgres, template1 from public",
  ].join("\n") + "\n";

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
