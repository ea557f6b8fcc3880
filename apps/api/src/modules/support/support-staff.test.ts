import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { writeCase } from "./testing/write-case.ts";

let shop: TestShop;
let sora: Viewer;
let ren: Viewer;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
  sora = await shop.player({ roles: ["player", "support"] });
  ren = await shop.player({ roles: ["player", "support"] });
});
beforeEach(async () => {
  await shop.db.$client.query("delete from support_cases");
  mika = await shop.player();
});
afterAll(() => shop.close());

type StaffCase = {
  readonly case: {
    readonly number: string;
    readonly state: string;
    readonly messages: readonly { readonly is_staff: boolean; readonly text: string }[];
  };
  readonly assignee_uuid: string | null;
};

const FIELDS = "case { number state messages { is_staff text } } assignee_uuid";
const find = async (filter: string, viewer = sora) =>
  fieldOf<{ total: number; list: readonly StaffCase[] }>(
    await shop.ask(`{ findSupportCase${filter} { total list { ${FIELDS} } } }`, {}, viewer),
    "findSupportCase",
  );
const numbers = async (filter: string, viewer?: Viewer) =>
  (await find(filter, viewer)).list.map((each) => each.case.number);
const reply = (number: string, { text = "We look into it.", uuid = randomUUID(), viewer = sora } = {}) =>
  shop.ask(
    `mutation ($uuid: ID!, $number: ID!, $text: String!) {
      addSupportCaseReply(uuid: $uuid, number: $number, text: $text) { ${FIELDS} } }`,
    { uuid, number, text },
    viewer,
  );
const assign = (number: string, toMe: boolean, viewer = sora) =>
  shop.ask(`mutation { assignSupportCase(number: "${number}", to_me: ${toMe}) { ${FIELDS} } }`, {}, viewer);
const step = (number: string, what: string, viewer: Viewer = sora, reason = "It is settled.") =>
  shop.ask(
    `mutation ($reason: String!) {
      setSupportCaseState(number: "${number}", step: ${what}, reason: $reason) { ${FIELDS} } }`,
    { reason },
    viewer,
  );
const write = (number: string, viewer: Viewer) =>
  shop.ask(
    `mutation { addSupportCaseMessage(uuid: "${randomUUID()}", number: "${number}", text: "Thank you.") { state } }`,
    {},
    viewer,
  );
const codeOf = ({ errors }: Awaited<ReturnType<TestShop["ask"]>>) => errors?.[0]?.extensions.code;
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

// R-SPT-8
describe("staff find cases", () => {
  test("that are not closed, who has waited longest first, by topic, brand and assignment", async () => {
    const first = await writeCase(shop, { topic: "payment" }, mika);
    later(1);
    const second = await writeCase(shop, { topic: "game" }, mika);
    later(1);
    const done = await writeCase(shop, { topic: "game" }, mika);
    await step(done.number, "close");
    await assign(second.number, true);
    expect(await numbers("")).toEqual([first.number, second.number]);
    expect(await numbers("(topic: [game])")).toEqual([second.number]);
    expect(await numbers("(assigned: me)")).toEqual([second.number]);
    expect(await numbers("(assigned: me)", ren)).toEqual([]);
    expect(await numbers("(assigned: nobody)")).toEqual([first.number]);
    expect(await numbers("(state: [closed])")).toEqual([done.number]);
    expect(await numbers(`(platform_key: "partner")`)).toEqual([]);
    expect(await numbers(`(number: "${done.number.toLowerCase()}")`)).toEqual([done.number]);
    expect(await numbers(`(number: "?")`)).toEqual([]);
    expect(await find("(limit: 1, q: { page: 2 })")).toMatchObject({
      total: 2,
      list: [{ case: { number: second.number } }],
    });
  });
});

// R-SPT-3, R-SPT-8
describe("an answer", () => {
  test("reaches the writer by mail and on their page, and takes the case", async () => {
    const { number } = await writeCase(shop, { locale: "zh-CN" }, mika);
    const answered = fieldOf<StaffCase>(await reply(number), "addSupportCaseReply");
    expect(answered).toMatchObject({ case: { state: "waiting_player" }, assignee_uuid: sora.uuid });
    const mails = await queuedMails(shop.db, `${mika.uuid}@mail.test`);
    expect(mails.map(({ subject }) => subject)).toEqual(["我们已收到您的来信", "您收到了一条回复"]);
    expect(mails[1]?.text).toContain(number);
    expect(mails[1]?.text).not.toContain("We look into it.");
    const { data } = await shop.ask(
      `{ getSupportCase(number: "${number}") { messages { is_staff text } } }`,
      {},
      mika,
    );
    expect(data).toEqual({
      getSupportCase: {
        messages: [
          { is_staff: false, text: "I paid, but there are no coins." },
          { is_staff: true, text: "We look into it." },
        ],
      },
    });
    expect(JSON.stringify(data)).not.toContain(sora.uuid);
    expect((await write(number, mika)).data).toEqual({ addSupportCaseMessage: { state: "waiting_staff" } });
  });

  test("is sent once, and leaves another's case with them", async () => {
    const { number } = await writeCase(shop, {}, mika);
    await assign(number, true, ren);
    const uuid = randomUUID();
    await reply(number, { uuid });
    const again = fieldOf<StaffCase>(await reply(number, { uuid }), "addSupportCaseReply");
    expect(again.assignee_uuid).toBe(ren.uuid);
    expect(again.case.messages).toHaveLength(2);
    expect(await queuedMails(shop.db, `${mika.uuid}@mail.test`)).toHaveLength(2);
    expect(codeOf(await reply(number, { uuid, viewer: ren }))).toBe("request/id-conflict");
  });
});

// R-SPT-3, R-SPT-8
describe("closing and reopening", () => {
  test("are recorded with a reason, and only when something changes", async () => {
    const { uuid, number } = await writeCase(shop, {}, mika);
    expect(codeOf(await step(number, "close", sora, " "))).toBe("input/invalid");
    for (const what of ["reopen", "close", "close", "reopen"])
      expect((await step(number, what)).errors).toBeUndefined();
    const { rows } = await shop.db.$client.query(
      "select why, before->>'state' as before, after->>'state' as after from audit_events where object_id = $1 order by uuid",
      [uuid],
    );
    expect(rows).toEqual([
      { why: "It is settled.", before: "open", after: "closed" },
      { why: "It is settled.", before: "closed", after: "waiting_staff" },
    ]);
  });

  test("a closed case takes no answer", async () => {
    const { number } = await writeCase(shop, {}, mika);
    await step(number, "close");
    expect(codeOf(await reply(number))).toBe("support/case-closed");
    expect(codeOf(await write(number, mika))).toBe("support/case-closed");
  });
});

// R-SPT-8
test("taking a case over and giving it back is recorded; players cannot", async () => {
  const { uuid, number } = await writeCase(shop, {}, mika);
  await assign(number, true, ren);
  await assign(number, true);
  await assign(number, true);
  await assign(number, false);
  const { rows } = await shop.db.$client.query(
    "select actor_uuid, before->>'assignee_uuid' as before, after->>'assignee_uuid' as after from audit_events where object_id = $1 order by uuid",
    [uuid],
  );
  expect(rows).toEqual([
    { actor_uuid: ren.uuid, before: null, after: ren.uuid },
    { actor_uuid: sora.uuid, before: ren.uuid, after: sora.uuid },
    { actor_uuid: sora.uuid, before: sora.uuid, after: null },
  ]);
  expect(codeOf(await assign(number, true, mika))).toBe("auth/forbidden");
  expect(codeOf(await assign("00000-00000", true))).toBe("support/case-not-found");
});
