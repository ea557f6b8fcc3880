import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import {
  askForRole,
  decideRole,
  findRoleChanges,
  mailsTo,
  rolesOf,
  type ShownRoleChange,
} from "./testing/role-desk.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

let root: Viewer;
let second: Viewer;
beforeEach(async () => {
  // Only those that a test makes count.
  await shop.owner.$client.query(`update "user" set roles = '{player}' where 'root' = any(roles)`);
  root = await shop.player({ roles: ["player", "root"] });
  second = await shop.player({ roles: ["player", "root"] });
});

const codeOf = async (answer: ReturnType<typeof askForRole>) =>
  (await answer).errors?.[0]?.extensions.code ?? null;

async function asked(
  operation: "addUserRole" | "delUserRole",
  by: Viewer,
  to: Viewer,
  role: string,
): Promise<ShownRoleChange> {
  return fieldOf(await askForRole(shop, operation, by, { to, role }), operation);
}

const WORDS = { creator: "creator", support: "customer service", reviewer: "reviewer" };

// R-ROL-1
describe.each(["creator", "support", "reviewer"] as const)("the role %s", (role) => {
  test("is given and taken by one root, at once, and the person gets a mail", async () => {
    const person = await shop.player();
    expect(await asked("addUserRole", root, person, role)).toMatchObject({
      role,
      change: "give",
      state: "done",
      needs_confirmation: false,
      created_by: root.uuid,
    });
    expect(await rolesOf(shop, person)).toEqual(["player", role]);
    expect(await asked("delUserRole", root, person, role)).toMatchObject({ change: "take", state: "done" });
    expect(await rolesOf(shop, person)).toEqual(["player"]);
    const mails = await mailsTo(shop, person);
    expect(mails.map(({ subject }) => subject)).toEqual(["About your account", "About your account"]);
    expect(mails[0]?.text).toContain(`now has this role: ${WORDS[role]}.`);
    expect(mails[1]?.text).toContain(`no longer has this role: ${WORDS[role]}.`);
  });
});

// R-ROL-2
test("a role holds, and ends, with the next request of a token made before", async () => {
  const person = await shop.player();
  const reports = async () => codeOf(shop.ask("{ findStoreCommentReport { total } }", {}, person));
  expect(await reports()).toBe("auth/forbidden");
  await asked("addUserRole", root, person, "support");
  expect(await reports()).toBeNull();
  await asked("delUserRole", root, person, "support");
  expect(await reports()).toBe("auth/forbidden");
});

// R-ROL-3
describe.each(["finance", "root"])("the role %s", (role) => {
  test("is given by two: nothing changes until the second root confirms", async () => {
    const person = await shop.player();
    const change = await asked("addUserRole", root, person, role);
    expect(change).toMatchObject({ state: "pending", needs_confirmation: true });
    expect(await rolesOf(shop, person)).toEqual(["player"]);
    expect(await mailsTo(shop, person)).toEqual([]);
    expect(await findRoleChanges(shop, second, { state: "pending", user_uuid: person.uuid })).toEqual([
      change,
    ]);
    expect(
      fieldOf(await decideRole(shop, "confirmUserRole", second, change.uuid), "confirmUserRole"),
    ).toEqual({
      ...change,
      state: "done",
      decided_by: second.uuid,
      decided_why: "Talked to both",
    });
    expect(await rolesOf(shop, person)).toEqual(["player", role]);
    expect(await mailsTo(shop, person)).toHaveLength(1);
  });

  test("is taken by two", async () => {
    const person = await shop.player({ roles: ["player", "finance", "root"] });
    const { uuid } = await asked("delUserRole", root, person, role);
    expect(await rolesOf(shop, person)).toContain(role);
    await decideRole(shop, "confirmUserRole", second, uuid);
    expect(await rolesOf(shop, person)).not.toContain(role);
  });

  test("every other root gets a mail that a change waits for them", async () => {
    const person = await shop.player();
    await asked("addUserRole", root, person, role);
    expect((await mailsTo(shop, second)).map(({ subject }) => subject)).toEqual([
      "A change of roles needs your confirmation",
    ]);
    expect(await mailsTo(shop, root)).toEqual([]);
  });

  test("can be withdrawn by any root, and is not given then", async () => {
    const person = await shop.player();
    const { uuid } = await asked("addUserRole", root, person, role);
    expect(fieldOf(await decideRole(shop, "withdrawUserRole", root, uuid), "withdrawUserRole")).toMatchObject(
      {
        state: "withdrawn",
        decided_by: root.uuid,
      },
    );
    expect(await codeOf(decideRole(shop, "confirmUserRole", second, uuid))).toBe("request/version-conflict");
    expect(await rolesOf(shop, person)).toEqual(["player"]);
  });
});

// R-ROL-4
describe("a second person is another person", () => {
  test("no one confirms their own request", async () => {
    const person = await shop.player();
    const { uuid } = await asked("addUserRole", root, person, "finance");
    expect(await codeOf(decideRole(shop, "confirmUserRole", root, uuid))).toBe("auth/forbidden");
    expect(await rolesOf(shop, person)).toEqual(["player"]);
  });

  test("no one gives themselves a role, or confirms that they get one", async () => {
    expect(await codeOf(askForRole(shop, "addUserRole", root, { to: root, role: "support" }))).toBe(
      "auth/forbidden",
    );
    const { uuid } = await asked("addUserRole", root, second, "finance");
    expect(await codeOf(decideRole(shop, "confirmUserRole", second, uuid))).toBe("auth/forbidden");
    expect(await rolesOf(shop, second)).toEqual(["player", "root"]);
  });

  test("an account may give up its own role, with a second root's word", async () => {
    const { uuid } = await asked("delUserRole", root, root, "root");
    expect(await codeOf(decideRole(shop, "confirmUserRole", root, uuid))).toBe("auth/forbidden");
    await decideRole(shop, "confirmUserRole", second, uuid);
    expect(await rolesOf(shop, root)).toEqual(["player"]);
  });

  test("what needs no second person cannot be confirmed or withdrawn", async () => {
    const { uuid } = await asked("addUserRole", root, await shop.player(), "creator");
    expect(await codeOf(decideRole(shop, "confirmUserRole", second, uuid))).toBe("input/invalid");
    expect(await codeOf(decideRole(shop, "withdrawUserRole", second, uuid))).toBe("input/invalid");
  });
});

// R-ROL-5
describe("the last root", () => {
  test("cannot be requested", async () => {
    await shop.owner.$client.query(`update "user" set roles = '{player}' where id = $1`, [second.uuid]);
    const { errors } = await askForRole(shop, "delUserRole", root, { to: root, role: "root" });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "auth/forbidden",
      facts: { reason: "last-root" },
    });
  });

  test("of two roots who let each other go at the same time, one stays", async () => {
    const third = await shop.player({ roles: ["player", "root"] });
    const changes = [
      await asked("delUserRole", third, root, "root"),
      await asked("delUserRole", third, second, "root"),
      await asked("delUserRole", root, third, "root"),
    ];
    const [first, other, last] = changes.map(({ uuid }) => uuid);
    const codes = await Promise.all([
      codeOf(decideRole(shop, "confirmUserRole", second, first ?? "")),
      codeOf(decideRole(shop, "confirmUserRole", root, other ?? "")),
      codeOf(decideRole(shop, "confirmUserRole", second, last ?? "")),
    ]);
    const left = await Promise.all([root, second, third].map((viewer) => rolesOf(shop, viewer)));
    expect(left.filter((roles) => roles.includes("root")).length).toBeGreaterThan(0);
    // Every refusal had a reason; nothing was half done.
    for (const code of codes) expect([null, "auth/forbidden"]).toContain(code);
  });
});

// R-ROL-6
describe("the same request changes nothing twice", () => {
  test("it is answered again", async () => {
    const person = await shop.player();
    const uuid = randomUUID();
    const ask = () => askForRole(shop, "addUserRole", root, { uuid, to: person, role: "support" });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map((answer) => JSON.stringify(fieldOf(answer, "addUserRole")))).size).toBe(1);
    expect(await rolesOf(shop, person)).toEqual(["player", "support"]);
    expect(await mailsTo(shop, person)).toHaveLength(1);
  });

  test("its uuid cannot be reused for another request", async () => {
    const [person, other] = [await shop.player(), await shop.player()];
    const { uuid } = await asked("addUserRole", root, person, "support");
    for (const [by, to, role] of [
      [root, other, "support"],
      [root, person, "reviewer"],
      [second, person, "support"],
    ] as const)
      expect(await codeOf(askForRole(shop, "addUserRole", by, { uuid, to, role }))).toBe(
        "request/id-conflict",
      );
  });

  test("a confirmation counts once", async () => {
    const person = await shop.player();
    const third = await shop.player({ roles: ["player", "root"] });
    const { uuid } = await asked("addUserRole", root, person, "finance");
    const answers = await Promise.all(
      [second, third, second].map((by) => decideRole(shop, "confirmUserRole", by, uuid)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await rolesOf(shop, person)).toEqual(["player", "finance"]);
    expect(await mailsTo(shop, person)).toHaveLength(1);
  });
});

describe("what is not possible is refused", () => {
  test("a role that the account has already, or does not have", async () => {
    const person = await shop.player({ roles: ["player", "support"] });
    expect(await codeOf(askForRole(shop, "addUserRole", root, { to: person, role: "support" }))).toBe(
      "request/version-conflict",
    );
    expect(await codeOf(askForRole(shop, "delUserRole", root, { to: person, role: "creator" }))).toBe(
      "request/version-conflict",
    );
  });

  test("a change that has become impossible while it waited", async () => {
    const person = await shop.player();
    const [one, two] = [
      await asked("addUserRole", root, person, "finance"),
      await asked("addUserRole", root, person, "finance"),
    ];
    await decideRole(shop, "confirmUserRole", second, one.uuid);
    expect(await codeOf(decideRole(shop, "confirmUserRole", second, two.uuid))).toBe(
      "request/version-conflict",
    );
    expect(await findRoleChanges(shop, root, { state: "pending", user_uuid: person.uuid })).toEqual([two]);
  });

  test("an unknown or deleted account", async () => {
    const gone = await shop.player();
    await shop.owner.$client.query('update "user" set deleted_at = now() where id = $1', [gone.uuid]);
    for (const to of [{ uuid: randomUUID() }, gone])
      expect(await codeOf(askForRole(shop, "addUserRole", root, { to, role: "support" }))).toBe(
        "auth/user-not-found",
      );
  });

  test("an account whose mail address is not verified", async () => {
    const person = await shop.player();
    await shop.owner.$client.query('update "user" set email_verified = false where id = $1', [person.uuid]);
    expect(await codeOf(askForRole(shop, "addUserRole", root, { to: person, role: "support" }))).toBe(
      "auth/email-not-verified",
    );
  });

  test.each(["player", "Root", ""])("the role %o", async (role) => {
    const { errors } = await askForRole(shop, "addUserRole", root, { to: await shop.player(), role });
    expect(errors?.[0]?.extensions.code).toBe("input/invalid");
  });

  test("a change without a reason", async () => {
    const { errors } = await askForRole(shop, "addUserRole", root, {
      to: await shop.player(),
      role: "support",
      reason: "  ",
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field: "reason" } });
  });
});

// R-ROL-7
describe("support and root find people by mail address or uuid", () => {
  const find = (variables: { readonly email?: string; readonly uuid?: string }, by: Viewer) =>
    shop.ask(
      `query ($email: String, $uuid: ID) { findUser(email: $email, uuid: $uuid, reason: "Case 4711") {
        uuid email nickname country roles } }`,
      variables,
      by,
    );

  test.each(["support", "root"] as const)("%s", async (role) => {
    const staff = await shop.player({ roles: ["player", role] });
    const person = await shop.player({ nickname: "Ren", roles: ["player", "creator"], country: "tw" });
    const email = `${person.uuid}@mail.test`;
    const found = { uuid: person.uuid, email, nickname: "Ren", country: "TW", roles: ["creator"] };
    expect(fieldOf(await find({ email: ` ${email.toUpperCase()} ` }, staff), "findUser")).toEqual(found);
    expect(fieldOf(await find({ uuid: person.uuid }, staff), "findUser")).toEqual(found);
  });

  test("no account is found by half an address, a deleted account, or a wrong uuid", async () => {
    const gone = await shop.player();
    await shop.owner.$client.query('update "user" set deleted_at = now() where id = $1', [gone.uuid]);
    for (const wanted of [
      { email: `${gone.uuid}@mail.test` },
      { email: "%@mail.test" },
      { email: "mail.test" },
      { uuid: gone.uuid },
      { uuid: "x" },
    ])
      expect(fieldOf(await find(wanted, root), "findUser")).toBeNull();
  });

  test("one of the two is given, not both or none", async () => {
    for (const wanted of [{}, { email: "mika@mail.test", uuid: root.uuid }])
      expect((await find(wanted, root)).errors?.[0]?.extensions.code).toBe("input/invalid");
  });

  test("the sixty-first search of an hour is refused", async () => {
    const { createLimits } = await import("../../platform/limits/limits.ts");
    const limits = createLimits({ ...shop.services, secret: shop.config.secret, slack: 1 });
    const asker = { viewer: root, address: "192.0.2.1" };
    for (let time = 0; time < 60; time += 1) await limits.take("user-search", asker);
    await expect(limits.take("user-search", asker)).rejects.toMatchObject({ code: "request/too-many" });
  });
});

// R-ROL-7
test("root sees who has a role", async () => {
  const reviewers = [
    await shop.player({ roles: ["player", "reviewer"] }),
    await shop.player({ roles: ["player", "reviewer", "support"] }),
  ];
  const found = fieldOf<{ uuid: string }[]>(
    await shop.ask("{ findUserByRole(role: reviewer) { uuid } }", {}, root),
    "findUserByRole",
  );
  expect(found.map(({ uuid }) => uuid).toSorted()).toEqual(reviewers.map(({ uuid }) => uuid).toSorted());
});

test.each([
  "update role_changes set role = 'root'",
  "delete from role_changes",
  "truncate role_changes cascade",
  "update role_change_decisions set decision = 'confirmed'",
  "delete from role_change_decisions",
])("requests and decisions are immutable: %s", async (statement) => {
  const { uuid } = await asked("addUserRole", root, await shop.player(), "finance");
  await decideRole(shop, "withdrawUserRole", second, uuid);
  await expect(shop.owner.$client.query(statement)).rejects.toThrow("written once");
});
