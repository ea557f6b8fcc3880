import { SUPPORT_OPEN_CASES_MAX, SUPPORT_TEXT_LENGTH_MAX } from "@catnip/domain/support";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { sendCase, writeCase } from "./testing/write-case.ts";

let shop: TestShop;
let mika: Viewer;
/** A mail address of its own for each test: how many cases it may open is counted. */
let email: string;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  mika = await shop.player();
  email = `${randomUUID()}@mail.test`;
});
afterAll(() => shop.close());

type Case = {
  readonly number: string;
  readonly state: string;
  readonly messages: readonly { readonly is_staff: boolean; readonly text: string }[];
};

const FIELDS = "number state messages { is_staff text }";
const refusal = ({ errors }: Awaited<ReturnType<typeof sendCase>>) =>
  errors?.[0] && { code: errors[0].extensions.code, facts: errors[0].extensions.facts };
const codeOf = ({ errors }: Awaited<ReturnType<TestShop["ask"]>>) => errors?.[0]?.extensions.code;
const write = (number: string, text: string, viewer?: Viewer, more: Record<string, unknown> = {}) =>
  shop.ask(
    `mutation ($uuid: ID!, $number: ID!, $text: String!, $email: String) {
      addSupportCaseMessage(uuid: $uuid, number: $number, text: $text, email: $email) { ${FIELDS} } }`,
    { uuid: randomUUID(), number, text, ...more },
    viewer,
  );
const look = (number: string, viewer?: Viewer, address?: string) =>
  shop.ask(
    `query ($number: ID!, $email: String) { getSupportCase(number: $number, email: $email) { ${FIELDS} } }`,
    { number, email: address },
    viewer,
  );
const mine = async (viewer: Viewer) =>
  fieldOf<{ total: number; list: readonly Case[] }>(
    await shop.ask(`{ findSupportCaseByMe { total list { ${FIELDS} } } }`, {}, viewer),
    "findSupportCaseByMe",
  );

// R-SPT-1
describe("writing to customer service", () => {
  test("opens a case with its message as plain text, and shows it to its player", async () => {
    const { number } = await writeCase(shop, { text: "  Where is\r\nmy <b>money</b>? " }, mika);
    expect(await mine(mika)).toEqual({
      total: 1,
      list: [{ number, state: "open", messages: [{ is_staff: false, text: "Where is\nmy <b>money</b>?" }] }],
    });
  });

  test.each([
    { says: "too short", text: "Help me! ", facts: { field: "text", min: 10, max: 4_000 } },
    { says: "invisible", text: "\u200B".repeat(20), facts: { field: "text", min: 10, max: 4_000 } },
    {
      says: "too long",
      text: "x".repeat(SUPPORT_TEXT_LENGTH_MAX + 1),
      facts: { field: "text", min: 10, max: 4_000 },
    },
  ])("rejects a text that is $says, with the limits", async ({ text, facts }) => {
    expect(refusal(await sendCase(shop, { text }, mika))).toEqual({ code: "input/invalid", facts });
    expect((await mine(mika)).total).toBe(0);
  });

  test.each([null, "", "mika", "mika@", "a@b.test, c@d.test"])(
    "needs a mail address from a guest: %j is none",
    async (address) => {
      const facts = { field: "email" };
      expect(refusal(await sendCase(shop, { email: address }))).toEqual({ code: "input/invalid", facts });
    },
  );

  test("may point at one's own purchases and payments, and at games in the shop, at nothing else", async () => {
    const game = await makeGame(shop.db);
    const pointing = (kind: string, id: string, viewer?: Viewer) =>
      sendCase(shop, { reference: { kind, id }, ...(viewer ? {} : { email }) }, viewer);
    expect(fieldOf(await pointing("game", String(game), mika), "addSupportCase")).toMatchObject({
      reference_kind: "game",
      reference_id: String(game),
    });
    expect((await pointing("game", String(game))).errors).toBeUndefined();
    for (const [kind, id] of [
      ["game", "2147483647"],
      ["game", "x"],
      ["order", randomUUID()],
      ["order", "x"],
      ["payment", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
    ] as const)
      expect(refusal(await pointing(kind, id, mika))).toEqual({
        code: "input/invalid",
        facts: { field: "reference" },
      });
  });
});

// R-SPT-2
describe("a case belongs to its author", () => {
  test("a guest opens theirs with number and mail address, however they type them", async () => {
    const { number } = await writeCase(shop, { email });
    const found = await look(number.toLowerCase().replace("-", " "), undefined, ` ${email.toUpperCase()}`);
    expect(fieldOf<Case>(found, "getSupportCase").number).toBe(number);
  });

  test("another address, no address, another player and a wrong number all find nothing", async () => {
    const { number } = await writeCase(shop, { email });
    const own = await writeCase(shop, {}, mika);
    const other = await shop.player();
    for (const answer of [
      await look(number, undefined, "someone@mail.test"),
      await look(number),
      await look(number, mika, email),
      await look(own.number, other),
      await look(own.number, undefined, `${mika.uuid}@mail.test`),
      await look("0".repeat(10), mika),
      await look("not a number", mika),
      await write(own.number, "Let me in.", other),
    ])
      expect(codeOf(answer)).toBe("support/case-not-found");
  });

  test("a player's token for the pay site opens nothing", async () => {
    const { number } = await writeCase(shop, {}, mika);
    expect(codeOf(await look(number, { ...mika, audience: "pay" }))).toBe("support/case-not-found");
  });
});

// R-SPT-3
describe("writing on", () => {
  test("adds to the case, for players and guests", async () => {
    const { number } = await writeCase(shop, { email });
    const answer = await write(number, "OK", undefined, { email });
    expect(fieldOf<Case>(answer, "addSupportCaseMessage").messages.at(-1)).toEqual({
      is_staff: false,
      text: "OK",
    });
  });

  test("ends when its player closes it, once", async () => {
    const { number } = await writeCase(shop, {}, mika);
    const close = () => shop.ask(`mutation { closeSupportCase(number: "${number}") { state } }`, {}, mika);
    expect((await close()).data).toEqual({ closeSupportCase: { state: "closed" } });
    expect((await close()).data).toEqual({ closeSupportCase: { state: "closed" } });
    expect(codeOf(await write(number, "One more thing.", mika))).toBe("support/case-closed");
  });
});

// R-SPT-4
test("a person has few open cases at a time, also when many are sent at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: SUPPORT_OPEN_CASES_MAX + 3 }, () => sendCase(shop, { email })),
  );
  const refused = answers.filter(({ errors }) => errors !== undefined);
  expect(refused.map(refusal)).toEqual(
    Array.from({ length: 3 }, () => ({ code: "support/too-many", facts: { max: SUPPORT_OPEN_CASES_MAX } })),
  );
  expect(await queuedMails(shop.db, email)).toHaveLength(SUPPORT_OPEN_CASES_MAX);
});

// R-SPT-5
describe("sending again", () => {
  test("makes no second case and no second mail, even at the same moment", async () => {
    const uuid = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sendCase(shop, { uuid, email })));
    const numbers = answers.map((answer) => fieldOf<Case>(answer, "addSupportCase").number);
    expect(new Set(numbers).size).toBe(1);
    expect(await queuedMails(shop.db, email)).toHaveLength(1);
  });

  test("with other text, or by another player, is a conflict", async () => {
    const { uuid } = await writeCase(shop, {}, mika);
    expect(codeOf(await sendCase(shop, { uuid, text: "Something else now." }, mika))).toBe(
      "request/id-conflict",
    );
    expect(codeOf(await sendCase(shop, { uuid, email }))).toBe("request/id-conflict");
  });

  test("adds a message once", async () => {
    const { number, uuid: first } = await writeCase(shop, {}, mika);
    const uuid = randomUUID();
    await write(number, "Any news?", mika, { uuid });
    const again = fieldOf<Case>(await write(number, "Any news?", mika, { uuid }), "addSupportCaseMessage");
    expect(again.messages).toHaveLength(2);
    expect(codeOf(await write(number, "Other words.", mika, { uuid }))).toBe("request/id-conflict");
    expect(codeOf(await sendCase(shop, { uuid }, mika))).toBe("request/id-conflict");
    expect(codeOf(await write(number, "Other words.", mika, { uuid: first }))).toBe("request/id-conflict");
  });
});

// R-SPT-7
describe("the confirmation mail", () => {
  test.each([
    { locale: "en-US", subject: "We have your message", path: "/help/cases" },
    { locale: "ja-JP", subject: "お問い合わせを受け付けました", path: "/ja-JP/help/cases" },
  ])("is written in $locale, names the case and nothing that was said", async ({ locale, subject, path }) => {
    const { number } = await writeCase(shop, { email, locale, text: "I bought Secret Title twice." });
    const [mail] = await queuedMails(shop.db, email);
    expect(mail).toMatchObject({ lang: locale, subject });
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain(`http://international.localhost:4000${path}?case=${number}`);
    expect(mail?.text).not.toContain("Secret Title");
  });

  test("goes to the account's address for a player, whatever they send", async () => {
    await writeCase(shop, { email }, mika);
    expect(await queuedMails(shop.db, email)).toHaveLength(0);
    expect(await queuedMails(shop.db, `${mika.uuid}@mail.test`)).toHaveLength(1);
  });
});
