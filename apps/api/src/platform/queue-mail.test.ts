import type { Task, TaskList } from "graphile-worker";
import { afterEach, expect, test } from "vitest";
import { createJobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { isMail, type Mail, type QueuedMail } from "./mail.ts";
import { MAIL_TASK, MAILS_TASK, queueMail, queueMails } from "./queue-mail.ts";
import { testDatabase } from "./testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

const RECEIPTS = 45;

const mailTo = (to: string): Mail => ({
  to,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  lang: "en-US",
});

const receipts = Array.from({ length: RECEIPTS }, (_, at) => mailTo(`buyer-${at}@catnip.test`));

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
});

async function shop(tasks: TaskList) {
  const { db, close: closeDatabase } = await testDatabase(20);
  const jobs = createJobs({ db, log: createLog("silent"), tasks, cron: [] });
  close = async () => {
    await jobs.stop();
    await closeDatabase();
  };
  return { db, jobs };
}

const mailsOf = (payload: unknown): readonly QueuedMail[] => [payload].flat().filter(isMail);

// R-NTF-8
test("a mail a user waits for does not wait for a batch queued before", async () => {
  const sent: (readonly QueuedMail[])[] = [];
  const all = Promise.withResolvers<void>();
  const bothBegun = Promise.withResolvers<void>();
  // Two run at a time. The first two wait for each other: otherwise one could end, and the next one begin, before the
  // other one that was fetched with it is noted.
  const send: Task = async (payload) => {
    sent.push(mailsOf(payload));
    if (sent.length === 2) bothBegun.resolve();
    if (sent.flat().length === RECEIPTS + 1) all.resolve();
    await bothBegun.promise;
  };
  const { db, jobs } = await shop({ [MAIL_TASK]: send, [MAILS_TASK]: send });
  await inTransaction(db, (tx) => queueMails(tx, receipts, "receipts"));
  await inTransaction(db, (tx) => queueMail(tx, mailTo("waits@catnip.test")));
  await jobs.start();
  await all.promise;
  expect(
    sent
      .slice(0, 2)
      .flat()
      .map(({ to }) => to),
  ).toContain("waits@catnip.test");
  expect(new Set(sent.flat().map(({ to }) => to)).size).toBe(RECEIPTS + 1);
  expect(sent.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 5, 10, 10, 10, 10]);
});

// R-NTF-9
test("of the mails in one job, only the unsent ones are retried, with the same key", async () => {
  const REFUSED = "buyer-3@catnip.test";
  const tries: QueuedMail[] = [];
  const twice = Promise.withResolvers<void>();
  const { db, jobs } = await shop({
    [MAILS_TASK]: (payload) => {
      const mails = mailsOf(payload);
      tries.push(...mails);
      const refused = tries.filter(({ to }) => to === REFUSED);
      if (refused.length === 2) twice.resolve();
      const isRefused = ({ to }: Mail) => to === REFUSED && refused.length === 1;
      const sent = mails.map((mail) =>
        isRefused(mail) ? Promise.reject(new Error("550 mailbox full")) : Promise.resolve(),
      );
      return Promise.allSettled(sent).then(() => sent);
    },
  });
  await inTransaction(db, (tx) => queueMails(tx, receipts, "receipts"));
  await jobs.start();
  await twice.promise;
  await expect.poll(() => new Set(tries.map(({ to }) => to)).size).toBe(RECEIPTS);
  expect(tries).toHaveLength(RECEIPTS + 1);
  const keys = tries.filter(({ to }) => to === REFUSED).map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(RECEIPTS);
});
