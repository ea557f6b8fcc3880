import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, type Listener } from "../../platform/listen.ts";
import { createLog } from "../../platform/log.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { createRevocations } from "./revocations.ts";
import { SessionEnds } from "./session-ends.ts";

let made: TestDatabase;
let listener: Listener | undefined;
beforeEach(async () => {
  made = await testDatabase();
});
afterEach(async () => {
  await listener?.close();
  listener = undefined;
  await made.close();
});

async function openSession(): Promise<string> {
  const [sid, userUuid] = [randomUUID(), randomUUID()];
  await made.db.$client.query(
    'insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)',
    [userUuid, "Mika", `${userUuid}@mail.test`],
  );
  await made.db.$client.query(
    "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'test')",
    [sid, sid, userUuid],
  );
  return sid;
}

const end = (sid: string) =>
  made.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [sid]);

/** A process of the service, with a count of its reads. `answered` holds back each response of the database. */
function copy(ends?: SessionEnds, answered: () => Promise<void> = () => Promise.resolve()) {
  let reads = 0;
  const $client = new Proxy(made.db.$client, {
    get(pool, key) {
      if (key !== "query") return Reflect.get(pool, key, pool);
      return async (query: { readonly text: string }) => {
        reads += 1;
        const answer = await pool.query(query);
        await answered();
        return answer;
      };
    },
  });
  const revocations = createRevocations({ db: { $client }, now: () => new Date() }, ends);
  return { ...revocations, reads: () => reads };
}

/** Hears of ends as the service does; `next` waits for the next time. */
async function hearing(): Promise<{ readonly ends: SessionEnds; readonly next: () => Promise<void> }> {
  const ends = new SessionEnds();
  listener = listen(made.url, { sessions: ends.heard }, createLog("silent"));
  ends.hearBy(listener);
  await listener.ready;
  return { ends, next: () => new Promise((heard) => ends.onEnd(heard)) };
}

// R-ACC-15
test("a process refuses a session that another one ended as soon as it is notified, after one query", async () => {
  const { ends, next } = await hearing();
  const sid = await openSession();
  const { isRevoked, reads } = copy(ends);
  for (let nth = 0; nth < 20; nth += 1) expect(await isRevoked(sid)).toBe(false);
  expect(reads()).toBeLessThan(20);
  const told = next();
  await end(sid);
  await told;
  expect(await isRevoked(sid)).toBe(true);
});

// R-ACC-15
test("a list that was being read when the session ended is not believed", async () => {
  const { ends, next } = await hearing();
  const sid = await openSession();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { isRevoked } = copy(ends, () => {
    arrived.resolve();
    return held.promise;
  });
  const asked = isRevoked(sid);
  await arrived.promise;
  const told = next();
  await end(sid);
  await told;
  held.resolve();
  await asked;
  expect(await isRevoked(sid)).toBe(true);
});

// R-ACC-16
test("a process that lost its connection caches nothing until it is connected again", async () => {
  const { ends } = await hearing();
  const sid = await openSession();
  const { isRevoked, reads } = copy(ends);
  expect(await isRevoked(sid)).toBe(false);
  const lost = new Promise<void>((told) => ends.onEnd(() => void (ends.isListening() || told())));
  await made.owner.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen \"sessions\"' and datname = current_database()",
  );
  await lost;
  // It would connect again after a second, and remember from then on.
  ends.hearBy({ isListening: () => false });
  const before = reads();
  for (let nth = 0; nth < 5; nth += 1) await isRevoked(sid);
  expect(reads() - before).toBe(5);
  await end(sid);
  expect(await isRevoked(sid)).toBe(true);
});

// R-ACC-16
test("a process without notifications queries the database each time", async () => {
  const sid = await openSession();
  const { isRevoked } = copy();
  expect(await isRevoked(sid)).toBe(false);
  await end(sid);
  expect(await isRevoked(sid)).toBe(true);
});
