import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { findCluster, launchPostgres, type EmbeddedPostgres } from "./launch.ts";
import { readPostmasterFile } from "./postmaster-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-access-"));
chmodSync(folder, 0o755); // The database runs as another user under root.
const dataDir = path.join(folder, "pg");
/** A process that holds the folder above the cluster, as a shop does. */
const HOLDER = path.join(import.meta.dirname, "testing/hold-folder.ts");
let server: EmbeddedPostgres | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("connecting takes the password, which only our user can read", async () => {
  server = await launchPostgres({ dataDir });
  const { port } = readPostmasterFile(dataDir) ?? { port: 0 };
  for (const user of ["catnip", "catnip_service", "postgres"])
    for (const password of ["", "catnip", "postgres"])
      await expect(whoIs({ port, user, password })).rejects.toThrow(
        /password|authentication|does not exist|no pg_hba/,
      );
  expect(await whoIs(server.url("owner", "postgres"))).toMatchObject({ name: "catnip", rolsuper: true });
  expect(statSync(`${dataDir}.passwords`).mode & 0o777).toBe(0o600);
});

test("the service's password does not open the superuser role", async () => {
  server = await launchPostgres({ dataDir });
  await run(server.url("owner", "postgres"), "create database shop");
  const url = server.url("service", "shop");
  expect(await whoIs(url)).toEqual({
    name: "catnip_service",
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
  });
  for (const attempt of [
    "copy (select 1) to program 'touch /tmp/was-here'",
    "copy (select 1) to '/tmp/was-here'",
    "select pg_read_file('/etc/hostname')",
    "select lo_import('/etc/hostname')",
    "create extension dblink",
    "create role second superuser",
    "alter role catnip_service superuser",
    "set role catnip",
    "select rolpassword from pg_authid",
    "alter system set log_statement = 'none'",
    "create table mine (id int)",
    "create function mine() returns int language sql as 'select 1'",
  ])
    expect([attempt, await run(url, attempt).catch(String)]).toEqual([
      attempt,
      expect.stringMatching(/permission denied|must be|only roles/i),
    ]);
});

test("an older folder without passwords is secured at the next start, with its data intact", async () => {
  server = await launchPostgres({ dataDir });
  await run(server.url("owner", "postgres"), "create table kept (id int); insert into kept values (7)");
  await server.stop();
  openToEverybody();

  server = await launchPostgres({ dataDir });
  expect(await run(server.url("owner", "postgres"), "select id from kept")).toEqual([{ id: 7 }]);
  const { port } = readPostmasterFile(dataDir) ?? { port: 0 };
  await expect(whoIs({ port, user: "catnip", password: "" })).rejects.toThrow(/password/);
});

test("an older server that a crash left running is stopped and secured too", async () => {
  const holder = spawn(process.execPath, [HOLDER, folder], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  const running = await findCluster(dataDir);
  openToEverybody();
  await reload(running?.url("owner", "postgres") ?? "");
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const before = readPostmasterFile(dataDir);

  server = await launchPostgres({ dataDir });
  expect(server.reused).toBe(false);
  const after = readPostmasterFile(dataDir);
  expect(after?.pid).not.toBe(before?.pid);
  await expect(whoIs({ port: after?.port ?? 0, user: "catnip", password: "" })).rejects.toThrow(/password/);
});

test("lost passwords are replaced, and a cluster from a backup gets the stored ones", async () => {
  rmSync(`${dataDir}.passwords`);
  server = await launchPostgres({ dataDir });
  const first = readFileSync(`${dataDir}.passwords`, "utf8");
  await whoIs(server.url("owner", "postgres"));
  await server.stop();

  writeFileSync(`${dataDir}.passwords`, JSON.stringify({ owner: "another", service: "other" }));
  server = await launchPostgres({ dataDir });
  expect(await whoIs(server.url("owner", "postgres"))).toMatchObject({ name: "catnip" });
  expect(first).not.toContain("another");
});

test("a second process finds a running server, and finds none when none runs", async () => {
  expect(await findCluster(dataDir)).toBeNull();
  server = await launchPostgres({ dataDir });
  const found = await findCluster(dataDir);
  expect(found?.url("owner", "postgres")).toBe(server.url("owner", "postgres"));
});

/** The access rules of older clusters, and unknown passwords. */
function openToEverybody() {
  writeFileSync(path.join(dataDir, "pg_hba.conf"), "host all all 127.0.0.1/32 trust\n");
  rmSync(`${dataDir}.passwords`, { force: true });
}

async function reload(url: string) {
  await run(url, "select pg_reload_conf()");
  await expect
    .poll(() => whoIs({ port: readPostmasterFile(dataDir)?.port ?? 0, user: "catnip", password: "" }))
    .toMatchObject({ name: "catnip" });
}

type Door = string | { readonly port: number; readonly user: string; readonly password: string };

async function run(door: Door, statement: string): Promise<readonly unknown[]> {
  const client = new Client(
    typeof door === "string" ? door : { ...door, host: "127.0.0.1", database: "postgres" },
  );
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function whoIs(door: Door): Promise<unknown> {
  const [role] = await run(
    door,
    `select rolname as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
     from pg_roles where rolname = current_user`,
  );
  return role;
}
