import { createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountMail } from "../../modules/accounts/mail-texts.ts";
import { queuedMails } from "../../modules/notifications/testing/mailbox.ts";
import { createResizer } from "../../platform/images/resize.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { createLog } from "../../platform/log.ts";
import { queueJobs } from "../../platform/queue-job.ts";
import { queueMail, queueMails } from "../../platform/queue-mail.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { openJobs } from "../jobs.ts";

const PATIENT = { timeout: 30_000 };
const RECEIPTS = 100;

let shop: TestShop;
let jobs: Jobs;
let smtp: Awaited<ReturnType<typeof mailServer>>;
beforeEach(async () => {
  shop = await testShop();
  smtp = await mailServer();
  const { services, files, config } = shop;
  jobs = openJobs(
    {
      ...services,
      config: { ...config, smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom: "Us <no-reply@shop.test>" },
      files,
      resizer: createResizer(files, path.join(config.dataDir, "images")),
    },
    createLog("silent"),
  );
});
afterEach(async () => {
  smtp.close();
  await jobs.stop();
  await shop.close();
});

/** A mail server that can hang, refuse and recover on one port. */
async function mailServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let how: "answers" | "hangs" | "refuses" = "answers";
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    if (how === "hangs") return;
    socket.write(how === "refuses" ? "421 closing\r\n" : "220 mail.test\r\n");
    if (how === "refuses") return void socket.end();
    let isData = false;
    createInterface(socket).on("line", (line) => {
      if (isData) {
        const key = /^Message-ID: <([^@]+)/i.exec(line)?.[1];
        if (key) received.push(key);
        if (line !== ".") return;
        isData = false;
        return void socket.write("250 ok\r\n");
      }
      isData = line === "DATA";
      socket.write(isData ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    received,
    connections: () => connections,
    is: (now: typeof how) => {
      how = now;
      hangUp();
    },
    close: () => {
      hangUp();
      server.close();
    },
  };
}

const mail = (what: Parameters<typeof accountMail>[2]) => accountMail("mika@example.com", "en-US", what);
const queueAll = () =>
  inTransaction(shop.db, async (tx) => {
    const receipt = mail({ kind: "user-deleted" });
    await queueMails(
      tx,
      Array.from({ length: RECEIPTS }, () => receipt),
      "receipts",
    );
    await queueMail(tx, mail({ kind: "sign-up-code", code: "04203111" }));
    await queueMail(tx, mail({ kind: "password-changed", signInUrl: "https://x.test/" }));
  });

/** What was tried in vain is due again now, instead of minutes later. */
const dueNow = () =>
  shop.owner.$client.query(
    "update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0",
  );

const keysQueued = async () => (await queuedMails(shop.owner)).map(({ key }) => key ?? "");

// R-NTF-10
test.each(["hangs", "refuses"] as const)(
  "while the mail server %s money is moved; when it is back, every mail goes out once, without a restart",
  async (how) => {
    smtp.is(how);
    await queueAll();
    const keys = await keysQueued();
    await jobs.start();
    await expect.poll(smtp.connections, PATIENT).toBeGreaterThan(1);
    await queueJobs(shop.db.$client, [
      { task: "sweep-payments", class: "money", payload: {} },
      { task: "payment-receipt", class: "receipts", payload: { order_no: "none" } },
    ]);
    await expect
      .poll(async () => (await tasksQueued()).filter((task) => !task.startsWith("mail")), PATIENT)
      .toEqual([]);
    expect(smtp.received).toEqual([]);

    smtp.is("answers");
    await expect
      .poll(async () => {
        await dueNow();
        return tasksQueued();
      }, PATIENT)
      .toEqual([]);
    expect(smtp.received.toSorted()).toEqual(keys.toSorted());
  },
);

// R-NTF-10
test("a code that has expired when the mail server is back is not sent, and everything else is", async () => {
  smtp.is("refuses");
  await queueAll();
  const keys = await keysQueued();
  const code = (await queuedMails(shop.owner)).find(({ usefulUntil }) => usefulUntil !== undefined);
  await jobs.start();
  await expect.poll(smtp.connections, PATIENT).toBeGreaterThan(1);
  // An hour later.
  await shop.owner.$client.query(
    `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{usefulUntil}', '1')::json
      where payload::jsonb ? 'usefulUntil'`,
  );
  smtp.is("answers");
  await expect
    .poll(async () => {
      await dueNow();
      return tasksQueued();
    }, PATIENT)
    .toEqual([]);
  expect(smtp.received.toSorted()).toEqual(keys.filter((key) => key !== code?.key).toSorted());
});

async function tasksQueued(): Promise<readonly string[]> {
  const { rows } = await shop.owner.$client.query<{ task: string }>(
    "select task_identifier as task from graphile_worker.jobs order by id",
  );
  return rows.map(({ task }) => task);
}
