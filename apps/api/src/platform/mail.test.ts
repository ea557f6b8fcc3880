import { afterEach, expect, test } from "vitest";
import { createJobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { isMail, MAIL_TASK, queueMail, queueMails, type Mail } from "./mail.ts";
import { testDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

const RECEIPTS = 20;

const mailTo = (to: string): Mail => ({
  to,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  lang: "en-US",
});

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
});

// R-NTF-8
test("a mail that somebody waits for does not wait for those that were queued together before", async () => {
  const { db, close: closeDatabase } = await testDatabase(20);
  const sent: string[] = [];
  const all = Promise.withResolvers<void>();
  const jobs = createJobs({
    db,
    log: createLog("silent"),
    tasks: {
      [MAIL_TASK]: (payload: unknown) => {
        if (!isMail(payload)) throw new TypeError("Not a mail");
        sent.push(payload.to);
        if (sent.length === RECEIPTS + 1) all.resolve();
      },
    },
    cron: [],
  });
  close = async () => {
    await jobs.stop();
    await closeDatabase();
  };
  const receipts = Array.from({ length: RECEIPTS }, (_, at) => mailTo(`buyer-${at}@catnip.test`));
  await inTransaction(db, (tx) => queueMails(tx, receipts));
  await inTransaction(db, (tx) => queueMail(tx, mailTo("waits@catnip.test")));
  await jobs.start();
  await all.promise;
  // Two run at a time, and either may be noted first.
  expect(sent.slice(0, 2)).toContain("waits@catnip.test");
  expect(new Set(sent).size).toBe(RECEIPTS + 1);
});
