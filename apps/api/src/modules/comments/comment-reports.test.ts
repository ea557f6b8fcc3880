import { randomUUID } from "node:crypto";
import { COMMENT_REPORT_NOTE_LENGTH_MAX } from "@catnip/domain/comments";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { giveGame } from "../entitlements/testing/give-game.ts";

type Report = { readonly uuid: string; readonly reason: string; readonly note: string };

let shop: TestShop;
let game: number;
let writer: Viewer;
let reader: Viewer;
let support: Viewer;
let comment: string;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.$client.query("delete from store_comment_reports");
  game = await makeGame(shop.db);
  [writer, reader] = [await shop.player(), await shop.player()];
  support = await shop.player({ roles: ["player", "support"] });
  await giveGame(shop.db, writer.uuid, game);
  const answer = await shop.ask(
    `mutation { addStoreComment(store_id: ${game}, vote: -1, comment: "Buy cheap fish!") { uuid } }`,
    {},
    writer,
  );
  comment = fieldOf<{ uuid: string }>(answer, "addStoreComment").uuid;
});

const report = (viewer: Viewer | undefined, { uuid = comment, reason = "spam", note = "" } = {}) =>
  shop.ask(
    `mutation ($uuid: ID!, $reason: CommentReportReason!, $note: String) {
      addStoreCommentReport(uuid: $uuid, reason: $reason, note: $note) }`,
    { uuid, reason, note },
    viewer,
  );
const open = async (viewer = support) =>
  fieldOf<{ total: number; list: readonly Report[] }>(
    await shop.ask(
      "{ findStoreCommentReport { total list { uuid reason note comment { uuid comment } } } }",
      {},
      viewer,
    ),
    "findStoreCommentReport",
  );
const decide = (decision: string, uuid: string, viewer: Viewer | undefined = support, reason = "Read it.") =>
  shop.ask(
    `mutation ($uuid: ID!, $decision: CommentReportDecision!, $reason: String!) {
      setStoreCommentReport(uuid: $uuid, decision: $decision, reason: $reason) }`,
    { uuid, decision, reason },
    viewer,
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof report>>) => errors?.[0]?.extensions.code;
const events = async () =>
  (
    await shop.db.$client.query(
      "select actor_uuid, role, object_kind, why, before, after from audit_events where object_id = $1 order by at",
      [comment],
    )
  ).rows;

// R-CMT-8
describe("reporting", () => {
  test("reaches staff with reason and note, without the name of who did", async () => {
    expect((await report(reader, { note: "  Sells\r\nfish. " })).data).toEqual({
      addStoreCommentReport: true,
    });
    const { total, list } = await open();
    expect(total).toBe(1);
    expect(list).toMatchObject([
      { reason: "spam", note: "Sells\nfish.", comment: { uuid: comment, comment: "Buy cheap fish!" } },
    ]);
    expect(JSON.stringify(list)).not.toContain(reader.uuid);
  });

  test("the same comment twice is one report", async () => {
    await report(reader);
    expect((await report(reader, { reason: "insult" })).errors).toBeUndefined();
    expect(await open()).toMatchObject({ total: 1, list: [{ reason: "spam" }] });
  });

  test("guests log in first; one's own comment and unknown ones cannot be reported", async () => {
    expect(codeOf(await report(undefined))).toBe("auth/login-required");
    expect(codeOf(await report(writer))).toBe("comment/not-found");
    for (const uuid of [randomUUID(), "x"])
      expect(codeOf(await report(reader, { uuid }))).toBe("comment/not-found");
    expect((await open()).total).toBe(0);
  });

  test("needs a known reason and a note that is not endless", async () => {
    expect(codeOf(await report(reader, { reason: "dull" }))).toBe("input/invalid");
    const note = "x".repeat(COMMENT_REPORT_NOTE_LENGTH_MAX + 1);
    expect(codeOf(await report(reader, { note }))).toBe("input/invalid");
  });
});

// R-CMT-8
describe("deciding", () => {
  test("keeping closes every report of the comment, once", async () => {
    await report(reader);
    await report(await shop.player(), { reason: "insult" });
    const [first] = (await open()).list;
    expect((await decide("keep", first?.uuid ?? "")).errors).toBeUndefined();
    expect((await decide("keep", first?.uuid ?? "")).errors).toBeUndefined();
    expect((await open()).total).toBe(0);
    expect(await events()).toEqual([
      {
        actor_uuid: support.uuid,
        role: "support",
        object_kind: "comment",
        why: "Read it.",
        before: { reported: ["insult", "spam"] },
        after: { decision: "keep" },
      },
    ]);
  });

  test("removing deletes the comment and its vote; the audit log does not repeat its text", async () => {
    await report(reader);
    const [first] = (await open()).list;
    await decide("remove", first?.uuid ?? "");
    const { data } = await shop.ask(
      `{ findStoreComment(store_id: ${game}) { total } findStore(id: ${game}) { list { rating { bad } } } }`,
    );
    expect(data).toEqual({ findStoreComment: { total: 0 }, findStore: { list: [{ rating: { bad: 0 } }] } });
    const [event] = await events();
    expect(event).toMatchObject({ after: { decision: "remove" } });
    expect(JSON.stringify(event)).not.toContain("fish");
    expect(codeOf(await decide("remove", first?.uuid ?? ""))).toBe("comment/not-found");
  });

  test("needs a reason, a known report and a role", async () => {
    await report(reader);
    const [first] = (await open()).list;
    const uuid = first?.uuid ?? "";
    expect(codeOf(await decide("remove", uuid, support, " "))).toBe("input/invalid");
    expect(codeOf(await decide("remove", randomUUID()))).toBe("comment/not-found");
    expect(codeOf(await decide("remove", "x"))).toBe("comment/not-found");
    expect(codeOf(await decide("remove", uuid, reader))).toBe("auth/forbidden");
    expect(codeOf(await shop.ask("{ findStoreCommentReport { total } }", {}, reader))).toBe("auth/forbidden");
    expect((await open()).total).toBe(1);
  });
});
