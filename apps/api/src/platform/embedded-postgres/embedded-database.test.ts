import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabaseForCommand, openEmbeddedDatabase, ownerAddressOf } from "./embedded-database.ts";
import { lockFolder } from "./folder-lock.ts";
import { isLivingPostgres, readPostmasterFile } from "./postmaster-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-folder-"));
chmodSync(folder, 0o755); // The database runs as another user under root.
const dataDir = path.join(folder, "data");
const children: ChildProcess[] = [];
afterEach(() => Promise.all(children.splice(0).map(stopped)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = { dataDir, databaseUrl: undefined, databaseMigrationUrl: undefined };

describe("beside a shop that is serving", () => {
  let shop: Holder;
  beforeEach(async () => {
    shop = await hold(4711);
  });

  test("a second shop is rejected in one sentence, whatever its port, and the first one's database keeps running", async () => {
    expect(shop.says).toBe("started");
    const { pid } = postmaster();
    const second = await hold(4712);
    expect(second.says).toBe(
      `The data in ${dataDir} are in use by the shop on port 4711 (process ${shop.child.pid}): stop it, or choose another folder with DATA_DIR.`,
    );
    expect(await exitCodeOf(second.child)).toBe(1);
    expect(postmaster().pid).toBe(pid);
    expect(isLivingPostgres(pid)).toBe(true);
    await ask(await ownerAddressOf(dataDir));
  });

  test("a command uses its database, which outlives the command", async () => {
    const command = await openDatabaseForCommand(place);
    expect(command.isShared).toBe(true);
    expect(await ask(command.databaseUrl)).toBe("catnip_service");
    await command.close();
    await ask(await ownerAddressOf(dataDir));
  });

  test("kill -9 leaves no lock behind: the next shop takes the orphan over, and stops it on exit", async () => {
    const { pid } = postmaster();
    shop.child.kill("SIGKILL");
    await once(shop.child, "exit");
    const next = await hold(4712);
    expect(next.says).toBe("took over");
    expect(postmaster().pid).toBe(pid);
    await stopped(next.child);
    expect(isLivingPostgres(pid)).toBe(false);
  });
});

test("while a shop is starting, a command fails with a request to try later", async () => {
  const lock = lockFolder(dataDir, { state: "starting", port: 4711 });
  await expect(openDatabaseForCommand(place)).rejects.toThrow(
    `The shop in ${dataDir} is starting or stopping: try again in a moment.`,
  );
  if ("release" in lock) lock.release();
});

test("while a command runs, neither a shop nor another command starts", async () => {
  const command = await openDatabaseForCommand(place);
  const sentence = `A command (process ${process.pid}) is working on the data in ${dataDir}: wait until it has ended.`;
  await expect(openDatabaseForCommand(place)).rejects.toThrow(sentence);
  await expect(openEmbeddedDatabase({ dataDir, port: 4711 })).rejects.toThrow(sentence);
  expect(await ask(command.databaseUrl)).toBe("catnip_service");
  await command.close();
  expect(await ownerAddressOf(dataDir)).toBeNull();
});

test("a failed start releases the folder", async () => {
  const broken = path.join(folder, "broken");
  lockedOnce(broken);
  writeFileSync(path.join(broken, "pg"), "a file where the cluster belongs");
  await expect(openEmbeddedDatabase({ dataDir: broken, port: 4711 })).rejects.toThrow();
  rmSync(path.join(broken, "pg"));
  const opened = await openEmbeddedDatabase({ dataDir: broken, port: 4711 });
  await opened.close();
});

function lockedOnce(at: string) {
  const lock = lockFolder(at, { state: "command" });
  expect(lockFolder(at, { state: "command" })).toHaveProperty("takenBy.pid", process.pid);
  if ("release" in lock) lock.release();
}

type Holder = { readonly child: ChildProcess; readonly says: string };

async function hold(port: number): Promise<Holder> {
  const program = path.join(import.meta.dirname, "testing/hold-folder.ts");
  const child = spawn(process.execPath, [program, dataDir, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (text: Buffer) => resolve(text.toString())),
  );
  return { child, says: said.trim() };
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

function postmaster() {
  const found = readPostmasterFile(path.join(dataDir, "pg"));
  if (!found) throw new Error("no server runs");
  return found;
}

async function ask(url: string | null): Promise<string> {
  const client = new Client({ connectionString: url ?? "" });
  await client.connect();
  const { rows } = await client.query<{ current_user: string }>("select current_user");
  await client.end();
  return rows[0]?.current_user ?? "";
}
