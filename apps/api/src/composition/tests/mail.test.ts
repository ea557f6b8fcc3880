import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountMail } from "../../modules/accounts/mail-texts.ts";
import { queuedMails } from "../../modules/notifications/testing/mailbox.ts";
import type { Config } from "../../platform/config.ts";
import { createResizer } from "../../platform/images/resize.ts";
import { createLog } from "../../platform/log.ts";
import { createMailSite } from "../../platform/mail-site.ts";
import { createMailsTask, createMailTask, queueMail, queueMails } from "../../platform/queue-mail.ts";
import { createSendMail, createSendMails } from "../../platform/send-mail.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { testShop } from "../../testing/test-shop.ts";
import { openJobs } from "../jobs.ts";

let config: Config;
beforeEach(() => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-mail-"));
  config = {
    production: false,
    port: 4000,
    dataDir,
    databaseUrl: undefined,
    secret: "00",
    originPattern: "http://{site}.localhost:{port}",
  };
});
afterEach(() => rmSync(config.dataDir, { recursive: true }));

const read = async (url: string) => {
  const response = await createMailSite(config).fetch(new Request(`http://mail.localhost:4000${url}`));
  return { status: response.status, text: await response.text(), etag: response.headers.get("etag") };
};

test("without a mail server a mail is caught in full and shown with its code", async () => {
  await createMailTask(config)(
    accountMail("mika@example.com", "zh-CN", { kind: "sign-up-code", code: "04203111" }),
  );
  expect(await readdir(path.join(config.dataDir, "mail"))).toHaveLength(1);
  const list = await read("/");
  expect(list.text).toContain("mika@example.com");
  expect(list.text).toContain("04203111");
  const link = /href="(\/mail\/[^"]+)"/.exec(list.text)?.[1] ?? "";
  expect((await read(link)).text).toContain("您的验证码");
  expect((await read(`${link}/body`)).text).toContain("04203111");
});

// R-NTF-10
test("a code that has expired before the mail server was back is not sent; a notice without an end is", async () => {
  const send = createMailTask(config);
  const mail = accountMail("mika@example.com", "en-US", { kind: "sign-up-code", code: "04203111" });
  await send({ ...mail, usefulUntil: Date.now() - 1 });
  await expect(readdir(path.join(config.dataDir, "mail"))).rejects.toThrow("ENOENT");
  await send({ ...mail, usefulUntil: Date.now() + 60_000 });
  await send(accountMail("mika@example.com", "en-US", { kind: "user-deleted" }));
  expect(await readdir(path.join(config.dataDir, "mail"))).toHaveLength(2);
});

// R-NTF-10
test("codes and links are queued with their end, and everything is tried for two days", async () => {
  const shop = await testShop();
  const mail = (what: Parameters<typeof accountMail>[2]) => accountMail("mika@example.com", "en-US", what);
  await inTransaction(shop.db, async (tx) => {
    await queueMail(tx, mail({ kind: "reset-code", code: "04203111" }));
    await queueMail(tx, mail({ kind: "reset-link", link: "https://x.test/" }));
    await queueMail(tx, mail({ kind: "password-changed", signInUrl: "https://x.test/" }));
    await queueMails(tx, [mail({ kind: "user-deleted" })], "receipts");
  });
  const ends = (await queuedMails(shop.owner)).map(({ usefulUntil }) => usefulUntil !== undefined);
  expect(ends).toEqual([true, true, false, false]);
  const { rows } = await shop.owner.$client.query<{ tried_seconds: number }>(
    `select (select sum(exp(least(n, 10))) from generate_series(1, max_attempts - 1) n)::int as tried_seconds
      from graphile_worker.jobs`,
  );
  expect(Math.min(...rows.map((row) => row.tried_seconds))).toBeGreaterThan(2 * 86_400);
  await shop.close();
});

test("the newest mail comes first", async () => {
  const send = createSendMail(config);
  for (const code of ["11112222", "33334444"])
    await send(accountMail("mika@example.com", "en-US", { kind: "reset-code", code }));
  const { text } = await read("/list");
  expect(text.indexOf("33334444")).toBeLessThan(text.indexOf("11112222"));
  expect(JSON.parse((await read("/latest.json?to=mika@example.com")).text)).toMatchObject({
    text: expect.stringContaining("33334444"),
  });
});

test("the content of a mail cannot inject HTML into the page", async () => {
  await createSendMail(config)({
    to: "<b>x</b>@example.com",
    subject: "<script>alert(1)</script>",
    text: "",
    html: "",
    lang: "en-US",
  });
  expect((await read("/")).text).not.toContain("<script>alert");
});

test.each(["/mail/..%2f..%2fsecret", "/mail/nothing", "/secret"])("%s is not a mail", async (url) => {
  expect((await read(url)).status).toBe(404);
});

test("the mailbox refuses to open in production", () => {
  expect(() => createMailSite({ ...config, production: true })).toThrow("not served in production");
});

test("a subject never contains the code, and no mail names the products sold", () => {
  for (const lang of ["en-US", "zh-CN", "zh-TW", "ja-JP", "de-DE"]) {
    const mail = accountMail("mika@example.com", lang, { kind: "sign-up-code", code: "04203111" });
    expect(mail.subject).not.toMatch(/\d/);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/game|adult|18|catnip|游戏|遊戲|ゲーム/i);
  }
});

test("over SMTP an optional mail has a one-click unsubscribe POST, and no other mail does", async () => {
  const server = await catchSmtp();
  const send = createSendMail({ ...config, smtpUrl: server.url, mailFrom: "Us <no-reply@shop.test>" });
  const mail = {
    to: "mika@example.com",
    subject: "News",
    text: "Hello",
    html: "<p>Hello</p>",
    lang: "ja-JP",
  };
  await send({ ...mail, unsubscribeUrl: "https://api.shop.test/mails/off?ticket=abc" });
  await send(mail);
  await server.close();
  const [stoppable, other] = server.messages;
  expect(stoppable).toContain("List-Unsubscribe: <https://api.shop.test/mails/off?ticket=abc>");
  expect(stoppable).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(stoppable).toContain("Content-Language: ja-JP");
  expect(other).not.toContain("List-Unsubscribe");
});

// R-NTF-9
test("over SMTP several mails share connections, one that is refused keeps no other, and a mail sent twice is known", async () => {
  const server = await catchSmtp("nobody@example.com");
  const send = createMailsTask({ ...config, smtpUrl: server.url, mailFrom: "Us <no-reply@shop.test>" });
  const addresses = [
    "nobody@example.com",
    ...Array.from({ length: 9 }, (_, at) => `buyer-${at}@example.com`),
  ];
  const mails = addresses.map((to) => ({
    ...accountMail(to, "en-US", { kind: "user-deleted" }),
    key: `key-of-${to.split("@")[0]}`,
  }));
  const results = await Promise.allSettled(await send(mails));
  expect(results.map(({ status }) => status)).toEqual(
    addresses.map((to) => (to.startsWith("nobody") ? "rejected" : "fulfilled")),
  );
  expect(server.messages).toHaveLength(9);
  await Promise.all(await send(mails.slice(4)));
  await server.close();
  expect(server.connections()).toBeLessThanOrEqual(8);
  const known = new Set(server.messages.map((message) => /Message-ID: <(.+)>/i.exec(message)?.[1]));
  expect(server.messages).toHaveLength(15);
  expect(known).toEqual(new Set(addresses.slice(1).map((to) => `key-of-${to.split("@")[0]}@shop.test`)));
});

test("without a mail server to be reached every mail of a job stays to be sent", async () => {
  const server = await catchSmtp();
  await server.close();
  const send = createMailsTask({ ...config, smtpUrl: server.url, mailFrom: "Us <no-reply@shop.test>" });
  const mails = ["a@example.com", "b@example.com"].map((to) =>
    accountMail(to, "en-US", { kind: "user-deleted" }),
  );
  const results = await Promise.allSettled(await send(mails));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

// R-NTF-10
test.each(["says nothing", "stops answering"])(
  "a mail server that %s holds a mail no longer than it may",
  async (how) => {
    const server = createServer(
      (socket) => void (how === "stops answering" && socket.write("220 mail.test\r\n")),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const at = { ...config, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "Us <no-reply@shop.test>" };
    const short = { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 };
    const mail = accountMail("mika@example.com", "en-US", { kind: "user-deleted" });
    await expect(createSendMail(at, short)(mail)).rejects.toThrow(/greeting|timeout/i);
    const together = await createSendMails(at, short)([mail, mail]);
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    server.close();
  },
);

// R-NTF-9
test("the product's own jobs send what is queued together, and keep a mail that was refused", async () => {
  const server = await catchSmtp("nobody@example.com");
  const shop = await testShop();
  const jobs = openJobs(
    {
      ...shop.services,
      config: { ...shop.config, smtpUrl: server.url, mailFrom: "Us <no-reply@shop.test>" },
      files: shop.files,
      resizer: createResizer(shop.files, path.join(config.dataDir, "images")),
    },
    createLog("silent"),
  );
  try {
    const mails = ["a@example.com", "nobody@example.com", "b@example.com"].map((to) =>
      accountMail(to, "en-US", { kind: "user-deleted" }),
    );
    await inTransaction(shop.owner, (tx) => queueMails(tx, mails, "receipts"));
    await jobs.start();
    await expect
      .poll(async () => (await queuedMails(shop.owner)).map(({ to }) => to))
      .toEqual(["nobody@example.com"]);
    expect(server.messages).toHaveLength(2);
  } finally {
    await jobs.stop();
    await shop.close();
    await server.close();
  }
});

/** A mail server that accepts and keeps everything, except for one recipient. */
async function catchSmtp(refused?: string) {
  const messages: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    let message: string | null = null;
    connections += 1;
    socket.write("220 mail.test\r\n");
    createInterface(socket).on("line", (line) => {
      if (message === null) {
        if (line === "DATA") message = "";
        if (refused && line.startsWith("RCPT") && line.includes(refused))
          socket.write("550 no such mailbox\r\n");
        else socket.write(line === "DATA" ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
        return;
      }
      if (line !== ".") return void (message += `${line}\n`);
      // Long headers are folded across lines.
      messages.push(message.replaceAll(/\n[ \t]+/g, " "));
      message = null;
      socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connections: () => connections,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
