import { LOCALES } from "@catnip/domain/locales";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIdentity, type Identity } from "./testing/identity.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

/** The name given to a user who signed up without a nickname. */
async function signUp(email: string, more: object = {}): Promise<string> {
  const browser = identity.browser();
  const { flow } = await browser.signUp(email, more);
  await browser.post("/sign-up/verify", { flow, code: identity.codeFor(email) });
  return (await browser.me())?.nickname ?? "nobody";
}

// R-PRF-7
test("without a nickname you get one in your language that says nothing about you", async () => {
  for (const lang of LOCALES) {
    const mailbox = `anna.schmidt.${lang.toLowerCase()}`;
    const nickname = await signUp(`${mailbox}@example.com`, { lang });
    expect(nickname).toMatch(/^[\p{L}\p{M} ]+[1-9]\d{6}$/u);
    expect(nickname.toLowerCase()).not.toMatch(/anna|schmidt/);
  }
});

test("two players never get the same one, and a chosen name is kept", async () => {
  const [one, two] = [await signUp("one@example.com"), await signUp("two@example.com", { nickname: "  " })];
  expect(one).toMatch(/^Player \d{7}$/);
  expect(one).not.toBe(two);
  expect(await signUp("three@example.com", { nickname: "Noriko" })).toBe("Noriko");
});

// R-PRF-7
test("nothing derived from the mailbox is stored except the address itself", async () => {
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

// R-PRF-11
test.each([
  ["Catnip Official", "reserved"],
  ["ｓｕｐｐｏｒｔ", "reserved"],
  ["Supроrt", "mixed-scripts"],
  ["Mi\u200Bka", "invisible"],
])("signing up as %j is refused: %s", async (nickname, problem) => {
  const answer = await identity.browser().post("/sign-up", {
    email: "look@example.com",
    password: "Chamomile42",
    nickname,
    adult: true,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "input/invalid", facts: { field: "nickname", problem } });
});
