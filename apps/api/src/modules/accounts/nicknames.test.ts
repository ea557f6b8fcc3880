import { LOCALES } from "@catnip/domain/locales";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oldDatabase } from "../../platform/testing/old-database.ts";
import { openIdentity, type Identity } from "./testing.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

/** What somebody is called who signed up without a nickname. */
async function signUp(email: string, more: object = {}): Promise<string> {
  const browser = identity.browser();
  const { flow } = await browser.signUp(email, more);
  await browser.post("/sign-up/verify", { flow, code: identity.codeFor(email) });
  return (await browser.me())?.nickname ?? "nobody";
}

test("whoever gives no nickname gets one that says nothing about them, in their language", async () => {
  for (const lang of LOCALES) {
    const mailbox = `anna.schmidt.${lang.toLowerCase()}`;
    const nickname = await signUp(`${mailbox}@example.com`, { lang });
    expect(nickname).toMatch(/^[\p{L}\p{M} ]+[1-9]\d{6}$/u);
    expect(nickname.toLowerCase()).not.toMatch(/anna|schmidt/);
  }
});

test("two of them are not called alike, and a name that was given is kept", async () => {
  const [one, two] = [await signUp("one@example.com"), await signUp("two@example.com", { nickname: "  " })];
  expect(one).toMatch(/^Player \d{7}$/);
  expect(one).not.toBe(two);
  expect(await signUp("three@example.com", { nickname: "Noriko" })).toBe("Noriko");
});

test("of a mailbox nothing is written anywhere but the address itself", async () => {
  await signUp("unmistakable.mailbox@example.com");
  const { rows: tables } = await identity.db.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const holding = [];
  for (const { name } of tables) {
    const { rows } = await identity.db.$client.query<{ row: string }>(
      `select replace(t::text, 'unmistakable.mailbox@example.com', '') as row from "${name}" t`,
    );
    if (rows.some(({ row }) => /unmistakable|mailbox@/.test(row))) holding.push(name);
  }
  expect(holding).toEqual([]);
});

test("who was called after their mailbox is no longer, in account and profile, and nobody else is renamed", async () => {
  const old = await oldDatabase(42);
  const people = [
    // Never came to a shop since, came and kept the name, changed it since, chose one, was forgotten.
    ["anna.schmidt@example.com", "anna.schmidt", undefined, "de-DE"],
    ["kenji@example.com", "kenji", "kenji", "ja-JP"],
    ["maria@example.com", "maria", "Lutea", "es-ES"],
    ["sora@example.com", "Sora", "Sora", null],
    ["0195@deleted.invalid", "", null, null],
  ] as const;
  for (const [email, name, nickname, locale] of people) {
    const { rows } = await old.db.$client.query<{ id: string }>(
      `insert into "user" (name, email, email_verified) values ($1, $2, true) returning id`,
      [name, email],
    );
    const uuid = rows[0]?.id;
    if (nickname !== undefined)
      await old.db.$client.query("insert into profiles (user_uuid, nickname) values ($1, $2)", [
        uuid,
        nickname,
      ]);
    if (locale !== null)
      await old.db.$client.query(
        "insert into notification_readers (user_uuid, locale, updated_at) values ($1, $2, now())",
        [uuid, locale],
      );
  }
  await old.catchUp();
  const { rows } = await old.db.$client.query<{ name: string; nickname: string | null }>(
    `select u.name, p.nickname from "user" u left join profiles p on p.user_uuid = u.id
     order by array_position($1::text[], u.email)`,
    [people.map(([email]) => email)],
  );
  const player = expect.stringMatching(/^Player [1-9]\d{6}$/);
  expect(rows).toEqual([
    { name: player, nickname: null },
    { name: expect.stringMatching(/^プレイヤー[1-9]\d{6}$/), nickname: rows[1]?.name },
    { name: player, nickname: "Lutea" },
    { name: "Sora", nickname: "Sora" },
    { name: "", nickname: null },
  ]);
  await old.close();
});
