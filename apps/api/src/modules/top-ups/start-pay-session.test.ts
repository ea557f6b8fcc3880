import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { openPayLink } from "./open-pay-link.ts";
import { confirmPayTicket, provePayVisit } from "./pay-tickets.ts";
import { startPaySession } from "./start-pay-session.ts";
import { startPayment } from "./start-payment.ts";
import { browserSecret, linkFor, till } from "./testing/till.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
let mika: Viewer;
beforeAll(async () => {
  const made = await testDatabase(50);
  close = made.close;
  ({ services, pass } = await till(made.db));
});
beforeEach(async () => {
  mika = await player(services.db);
});
afterAll(() => close());

const prove = (challenge: string, viewer = mika, platformKey = "international") =>
  provePayVisit(services, viewer, { challenge, platformKey });
const enter = (proof: string, verifier: string, platformKey = "international") =>
  startPaySession(services, { proof, verifier, platformKey });
const rejected = { code: "pay/ticket-invalid" };

// R-PAY-67
test("a proof of the shop's session and the browser's secret open a pay session, and start no payment", async () => {
  const { verifier, challenge } = browserSecret();
  const { proof } = await prove(challenge);
  expect(await enter(proof, verifier)).toEqual({
    payer: { uuid: mika.uuid, nickname: "Mika", email: `${mika.uuid[0]}•••@mail.test`, head: null },
    pay_token: `pay:${mika.uuid}`,
    expires_in: 1_800,
  });
  const { rowCount } = await services.db.$client.query("select from payments where user_uuid = $1", [
    mika.uuid,
  ]);
  expect(rowCount).toBe(0);
});

test("players without a country may look, too", async () => {
  const { verifier, challenge } = browserSecret();
  const nomad = await player(services.db, { country: null });
  const { payer } = await enter((await prove(challenge, nomad)).proof, verifier);
  expect(payer.uuid).toBe(nomad.uuid);
});

// R-PAY-68
describe("a proof of a visit", () => {
  test("is worthless without the secret of the requesting browser", async () => {
    const [attacker, victim] = [browserSecret(), browserSecret()];
    const { proof } = await prove(attacker.challenge);
    await expect(enter(proof, victim.verifier)).rejects.toMatchObject(rejected);
    await expect(enter("A".repeat(43), attacker.verifier)).rejects.toMatchObject(rejected);
  });

  test("is no good at another brand's pay site", async () => {
    const { verifier, challenge } = browserSecret();
    const { proof } = await prove(challenge);
    await expect(enter(proof, verifier, "partner")).rejects.toMatchObject(rejected);
    await expect(prove(browserSecret().challenge, mika, "evil")).rejects.toMatchObject({
      code: "input/invalid",
    });
  });

  test("is good for 60 seconds", async () => {
    const [early, late] = [browserSecret(), browserSecret()];
    const proofs = [(await prove(early.challenge)).proof, (await prove(late.challenge)).proof] as const;
    pass(59_999);
    await enter(proofs[0], early.verifier);
    pass(1);
    await expect(enter(proofs[1], late.verifier)).rejects.toMatchObject(rejected);
  });

  test("ends with the shop's session", async () => {
    const { verifier, challenge } = browserSecret();
    const { proof } = await prove(challenge);
    await services.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [mika.sid]);
    await expect(enter(proof, verifier)).rejects.toMatchObject(rejected);
  });

  test("is given once per challenge and opens one session, 50 times at once", async () => {
    const { verifier, challenge } = browserSecret();
    const proofs = await Promise.allSettled(Array.from({ length: 50 }, () => prove(challenge)));
    const [given, ...more] = proofs.flatMap((each) =>
      each.status === "fulfilled" ? [each.value.proof] : [],
    );
    if (!given || more.length > 0) throw new Error(`${more.length + 1} proofs were given`);
    for (const { reason } of proofs.filter((each) => each.status === "rejected"))
      expect(reason).toMatchObject(rejected);
    const sessions = await Promise.allSettled(Array.from({ length: 50 }, () => enter(given, verifier)));
    expect(sessions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test.each(["", "A", "A".repeat(44), "ä".repeat(43)])("'%s' is not a valid challenge", async (challenge) => {
    await expect(prove(challenge)).rejects.toMatchObject({ code: "input/invalid" });
  });

  test("is not stored in plain text", async () => {
    const { challenge } = browserSecret();
    const { proof } = await prove(challenge);
    const { rows } = await services.db.$client.query<{ text: string }>(
      "select ticket::text as text from pay_tickets ticket",
    );
    const hex = Buffer.from(proof, "base64url").toString("hex");
    expect(rows.filter(({ text }) => text.includes(proof) || text.includes(hex))).toEqual([]);
  });
});

// R-PAY-68
describe("a visit and a top-up are two things", () => {
  test("a proof of a visit starts no payment", async () => {
    const { verifier, challenge } = browserSecret();
    const { proof } = await prove(challenge);
    const start = startPayment(services, {
      proof,
      verifier,
      platformKey: "international",
      locale: "en-US",
    });
    await expect(start).rejects.toMatchObject(rejected);
    await expect(enter(proof, verifier)).resolves.toMatchObject({ expires_in: 1_800 });
  });

  test("a proof of a top-up's link opens no visit, and its shop does not answer for it", async () => {
    const { verifier, challenge } = browserSecret();
    const data = await linkFor(services, mika);
    await openPayLink(services, { data, platformKey: "international", challenge });
    await expect(prove(challenge)).rejects.toMatchObject(rejected);
    const { proof } = await confirmPayTicket(services, mika, challenge);
    await expect(enter(proof, verifier)).rejects.toMatchObject(rejected);
  });
});
