import { afterAll, beforeAll, expect, test } from "vitest";
import { askApi, openIdentity, openShopSession, signedIn, type Identity } from "./testing/identity.ts";
import { createAccounts } from "./index.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

// R-OPS-12
test("PostgreSQL notifies every process that a session has ended, and each checks again", async () => {
  const { uuid, browser } = await signedIn(identity);
  const session = await openShopSession(identity, browser);
  const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
  const other = await createAccounts(identity.services, { queueMail: () => Promise.resolve() });
  const listening = await identity.db.$client.connect();
  await listening.query("listen sessions");
  const heard = new Promise<void>((resolve) => listening.once("notification", () => resolve()));
  try {
    expect((await other.verifyAccessToken(token)).uuid).toBe(uuid);
    await identity.accounts.revokeAllSessions(uuid);
    await heard;
    other.sessionsEnded();
    await expect(other.verifyAccessToken(token)).rejects.toMatchObject({ code: "auth/id-token-expired" });
  } finally {
    await listening.query("unlisten sessions");
    listening.release();
  }
});
