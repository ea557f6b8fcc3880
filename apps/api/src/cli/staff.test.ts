import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { format } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Viewer } from "../platform/context.ts";
import { testShop, type TestShop } from "../testing/test-shop.ts";
import { decideRole, findRoleChanges, mailsTo, rolesOf } from "../modules/roles/testing/role-desk.ts";
import { runStaff } from "./staff/run-staff.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-staff-"));
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});
// Each test begins in an installation without staff.
afterEach(() => shop.owner.$client.query(`update "user" set roles = '{player}'`));

type Said = { readonly stdout: string; readonly stderr: string; readonly code: number };

const run = (...words: readonly string[]) =>
  runStaff(words, { DATABASE_URL: shop.config.databaseUrl, SECRET: "00", DATA_DIR: dataDir });

/** Runs commands in this process, and keeps what they print. */
async function said(commands: () => Promise<number>): Promise<Said> {
  const heard = { log: "", error: "" };
  const listeners = (["log", "error"] as const).map((stream) =>
    vi
      .spyOn(console, stream)
      .mockImplementation((...parts) => void (heard[stream] += `${format(...parts)}\n`)),
  );
  try {
    const code = await commands();
    return { stdout: heard.log, stderr: heard.error, code };
  } finally {
    for (const listener of listeners) listener.mockRestore();
  }
}
const staff = (...words: readonly string[]) => said(() => run(...words));

const mailOf = ({ uuid }: Viewer) => `${uuid}@mail.test`;
const give = (to: Viewer, role: string) => staff("give", mailOf(to), role, "--reason", "Runs the shop");
const take = (from: Viewer, role: string) => staff("take", mailOf(from), role, "--reason", "Has left");

const events = async ({ uuid }: Viewer) =>
  (
    await shop.db.$client.query(
      "select actor_uuid, role, operation, why, before, after from audit_events where object_id = $1 order by uuid",
      [uuid],
    )
  ).rows;

const ON_THE_COMMAND_LINE = { actor_uuid: "00000000-0000-0000-0000-000000000000", role: "root" };

// R-ROL-8
describe("the first root of an installation", () => {
  test("is made on the command line alone, in the audit log, with a mail to the person", async () => {
    const person = await shop.player();
    expect(await give(person, "root")).toEqual({
      stdout: `${mailOf(person)} has the role root now, and gets a mail.\n`,
      stderr: "",
      code: 0,
    });
    expect(await rolesOf(shop, person)).toEqual(["player", "root"]);
    expect(await mailsTo(shop, person)).toHaveLength(1);
    expect(await events(person)).toEqual([
      {
        ...ON_THE_COMMAND_LINE,
        operation: "addUserRole",
        why: "Runs the shop",
        before: { roles: [] },
        after: { role: "root", change: "give", needs_confirmation: false },
      },
    ]);
    // Root sees how it was made.
    expect(await findRoleChanges(shop, person, { user_uuid: person.uuid })).toMatchObject([
      { role: "root", change: "give", state: "done", created_by: null },
    ]);
  });

  test("a repeated request changes nothing", async () => {
    const person = await shop.player();
    await give(person, "root");
    expect(await give(person, "root")).toEqual({
      stdout: `${mailOf(person)} has the role root already.\n`,
      stderr: "",
      code: 0,
    });
    expect(await events(person)).toHaveLength(1);
    expect(await mailsTo(shop, person)).toHaveLength(1);
  });

  test("two concurrent requests make one", async () => {
    const [one, other] = [await shop.player(), await shop.player()];
    await said(async () => {
      const first = (to: Viewer) => run("give", mailOf(to), "root", "--reason", "Runs the shop");
      return Math.max(...(await Promise.all([first(one), first(other)])));
    });
    const made = (await Promise.all([one, other].map((person) => rolesOf(shop, person)))).filter((roles) =>
      roles.includes("root"),
    );
    expect(made).toHaveLength(1);
  });

  test("comes before any finance role, which no one could confirm", async () => {
    const person = await shop.player();
    expect(await give(person, "finance")).toMatchObject({
      code: 1,
      stderr: "auth/forbidden: No root could confirm this: give someone the role root first.\n",
    });
    expect(await rolesOf(shop, person)).toEqual(["player"]);
  });

  test("cannot be taken while it is the last", async () => {
    const person = await shop.player();
    await give(person, "root");
    expect(await take(person, "root")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^auth\/forbidden: The last root stays/),
    });
    expect(await rolesOf(shop, person)).toContain("root");
  });
});

// R-ROL-8
describe.each(["finance", "root"])("once there is a root, %s from the command line", (role) => {
  test("waits until that root confirms it, and is shown as made there", async () => {
    const root = await shop.player({ roles: ["player", "root"] });
    const person = await shop.player();
    const asked = await give(person, role);
    expect(asked.code).toBe(0);
    expect(await rolesOf(shop, person)).toEqual(["player"]);
    const [change] = await findRoleChanges(shop, root, { state: "pending" });
    expect(change).toMatchObject({ user_uuid: person.uuid, role, created_by: null });
    expect(asked.stdout).toBe(
      `It waits for a second person. ${mailOf(root)} confirms it with the operation confirmUserRole and this uuid:\n${change?.uuid}\n`,
    );
    expect((await mailsTo(shop, root)).map(({ subject }) => subject)).toEqual([
      "A change of roles needs your confirmation",
    ]);
    // Asked for again, it is the same.
    expect((await give(person, role)).stdout).toBe(asked.stdout);
    expect((await staff("list")).stdout).toContain(
      `waits\tgive ${role}\t${mailOf(person)}\tby the command line`,
    );
    await decideRole(shop, "confirmUserRole", root, change?.uuid ?? "");
    expect(await rolesOf(shop, person)).toEqual(["player", role]);
  });

  test("is not confirmed by whom it is for", async () => {
    const root = await shop.player({ roles: ["player", "root"] });
    if (role === "root") return expect((await give(root, role)).stdout).toContain("already");
    const { stdout, code } = await give(root, role);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^It waits for a root other than this account, and there is none/);
    const [change] = await findRoleChanges(shop, root, { state: "pending", user_uuid: root.uuid });
    const answer = await decideRole(shop, "confirmUserRole", root, change?.uuid ?? "");
    expect(answer.errors?.[0]?.extensions.code).toBe("auth/forbidden");
  });
});

test.each(["creator", "support", "reviewer"])("%s is given and taken at once", async (role) => {
  const person = await shop.player();
  expect((await give(person, role)).stdout).toBe(
    `${mailOf(person)} has the role ${role} now, and gets a mail.\n`,
  );
  expect(await rolesOf(shop, person)).toEqual(["player", role]);
  expect((await take(person, role)).stdout).toBe(
    `${mailOf(person)} no longer has the role ${role}, and gets a mail.\n`,
  );
  expect(await take(person, role)).toMatchObject({
    code: 0,
    stdout: `${mailOf(person)} does not have the role ${role}.\n`,
  });
  expect((await events(person)).map(({ operation }) => operation)).toEqual(["addUserRole", "delUserRole"]);
});

test("the list names everyone with a role", async () => {
  const [support, both] = [
    await shop.player({ roles: ["player", "support"] }),
    await shop.player({ roles: ["player", "reviewer", "creator"] }),
  ];
  await shop.player();
  const { stdout, code } = await staff("list");
  expect(code).toBe(0);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("waits"));
  expect(lines.toSorted()).toEqual(
    [`${mailOf(support)}\tsupport`, `${mailOf(both)}\treviewer, creator`].toSorted(),
  );
});

describe("who cannot be given a role", () => {
  test("an unknown mail address", async () => {
    expect(await staff("give", "Nobody@Mail.Test", "root", "--reason", "First")).toMatchObject({
      code: 1,
      stdout: "",
      stderr:
        "No account has the mail address nobody@mail.test: its owner signs up first, at http://account.localhost:4000/sign-up.\n",
    });
  });

  test("a user whose sign-up waits for the code", async () => {
    await shop.owner.$client.query(
      `insert into mail_codes (id_hash, purpose, email, lang, sent_at, expires_at)
       values ('x', 'sign-up', 'late@mail.test', 'en-US', now(), now())`,
    );
    expect(await staff("give", "late@mail.test", "root", "--reason", "First")).toMatchObject({
      code: 1,
      stderr: "late@mail.test has signed up, but not confirmed the mail address yet.\n",
    });
  });

  test("an account whose mail address is not verified", async () => {
    const person = await shop.player();
    await shop.owner.$client.query('update "user" set email_verified = false where id = $1', [person.uuid]);
    expect(await give(person, "root")).toMatchObject({
      code: 1,
      stderr: "auth/email-not-verified: The account's mail address is not verified.\n",
    });
  });

  test("what is no mail address", async () => {
    expect(await staff("give", "root", "root", "--reason", "First")).toMatchObject({
      code: 1,
      stderr: "root is no mail address.\n",
    });
  });
});

test.each([
  [[]],
  [["help"]],
  [["list", "root"]],
  [["give"]],
  [["give", "a@mail.test"]],
  [["give", "a@mail.test", "root"]],
  [["give", "a@mail.test", "player", "--reason", "x"]],
  [["give", "a@mail.test", "Root", "--reason", "x"]],
  [["give", "a@mail.test", "root", "support", "--reason", "x"]],
  [["give", "a@mail.test", "root", "--because", "x"]],
])("%j is answered with how it is used", async (words) => {
  const { code, stderr } = await staff(...words);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Usage: pnpm staff list/);
});
