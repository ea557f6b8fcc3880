import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** What runs in our processes: the API, the server, and what sites do on the server. */
const files = execFileSync("git", ["ls-files", "-z", "apps", "packages"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((file) => /^apps\/(api|server)\/src\/.*\.ts$|\.server\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** Everything by which a process can open a connection of its own accord. */
const WAYS_OUT: readonly RegExp[] = [
  // A call, or the function handed on; not a method, a name of a field, or a type.
  /(?<![\w.$"'`-])(?<!typeof )fetch(?=\(| *[,;)}])/,
  /globalThis\.fetch/,
  /^import \{[^}]*\b(?:request|get|connect|createConnection|Agent|Socket)\b[^}]*\} from "node:(?:https?|http2|net|tls|dgram)"/m,
  /^import (?:\w+|\* as \w+) from "node:(?:https?|http2|net|tls|dgram)"/m,
  /from "(?:undici|nodemailer|ws|axios|node-fetch)(?:\/[^"]*)?"/,
  /^import \{[^}]*(?<!type )\b(?:Client|Pool)\b[^}]*\} from "pg"/m,
  /new (?:WebSocket|EventSource)\b/,
];

/** Which of them each file is allowed, and where it leads. */
const DATABASE = "DATABASE_URL and DATABASE_MIGRATION_URL, or the embedded database";
const ALLOWED: Readonly<Record<string, string>> = {
  "apps/api/src/modules/providers/provider-list.ts":
    "PAYMENT_*: the hosts of providers, by ask-vendor.ts; and cacerts.digicert.com for PayPal's certificates",
  "apps/api/src/platform/database-connection.ts": DATABASE,
  "apps/api/src/platform/database.ts": DATABASE,
  "apps/api/src/platform/embedded-postgres/cluster-address.ts": DATABASE,
  "apps/api/src/platform/embedded-postgres/launch.ts": DATABASE,
  "apps/api/src/platform/mail-site.ts": "a browser's own script",
  "apps/api/src/platform/send-mail.ts": "SMTP_URL",
  "apps/api/src/platform/watched-pool.ts": DATABASE,
  "apps/server/src/command-line/run-call.ts": "the shop that the command names",
  "apps/server/src/command-line/visitor.ts": "the shop that the command names",
  "apps/server/src/dev/dev-site-server.ts": "the API of a developer's machine",
  "apps/server/src/forward.ts": "127.0.0.1: the bank's simulator in the first process",
  "apps/server/src/local-names-page.ts": "a browser's own script",
};

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, "");

/** Where a vendor's URL is followed: only the one function that bounds it calls the network. */
const ADAPTERS = "apps/api/src/modules/providers/";

// R-PAY-73
test("provider adapters send requests through one function only", () => {
  const calls = files.filter(
    (file) =>
      file.startsWith(ADAPTERS) &&
      /\b(?:fetcher|fetch)\(|\.fetch\(/.test(withoutComments(readFileSync(path.join(root, file), "utf8"))),
  );
  expect(calls).toEqual([`${ADAPTERS}ask-vendor.ts`]);
});

// R-OPS-26
test("only these files open connections, and each says where to", () => {
  expect(files.length).toBeGreaterThan(500);
  const open = files.filter((file) => {
    const text = withoutComments(readFileSync(path.join(root, file), "utf8")).replaceAll(
      /^import type .*$/gm,
      "",
    );
    return WAYS_OUT.some((way) => way.test(text));
  });
  expect(open).toEqual(Object.keys(ALLOWED).toSorted());
});
