import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SERVER = path.resolve(import.meta.dirname, "../../../server/src");
const SHOP = ["--shop", site("international")];
const folder = mkdtempSync(path.join(tmpdir(), "catnip-calls-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `pnpm call` or `pnpm access-token`. @param typed what comes from the standard input */
async function run(command: "call" | "access-token", words: readonly string[], typed = "") {
  // A Playwright worker requests colors although the run disables them; Node would warn in the compared output.
  const { FORCE_COLOR: _, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(SERVER, `${command}.ts`), ...words], { env });
  child.stdin.end(typed);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  return { code: child.exitCode, stdout, stderr };
}

function fileWith(document: string): string {
  const file = path.join(folder, "call.graphql");
  writeFileSync(file, document);
  return file;
}

const FIND_USER = `query FindUser($email: String, $reason: String!) {
  findUser(email: $email, reason: $reason) { email nickname }
}`;
const READER = JSON.stringify({ email: "reader@catnip.test", reason: "Case 4711" });

test("a call of the guide for staff is sent from a terminal, by whom it is for", async () => {
  const words = [fileWith(FIND_USER), READER, ...SHOP];
  const { code, stdout } = await run("call", ["staff@catnip.test", ...words]);
  expect({ code, said: JSON.parse(stdout) }).toEqual({
    code: 0,
    said: { data: { findUser: { email: "reader@catnip.test", nickname: "Sorrel" } } },
  });
  const refused = await run("call", ["creator@catnip.test", ...words]);
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.stdout).errors[0].extensions.code).toBe("auth/forbidden");
});

test("an access token is printed for other programs", async () => {
  const { code, stdout } = await run("access-token", ["creator@catnip.test", ...SHOP]);
  expect(code).toBe(0);
  const { body } = await ask(`${site("api")}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-version": "v2",
      authorization: `Bearer ${stdout.trim()}`,
    },
    body: JSON.stringify({ query: "{ findStoreSubmit { total } getEarningTotals { settled } }" }),
  });
  expect(JSON.parse(body.toString())).toEqual({
    data: { findStoreSubmit: { total: expect.any(Number) }, getEarningTotals: { settled: 3_000 } },
  });
});

test.describe("what cannot be sent is said in one sentence", () => {
  const cases: readonly (readonly [string, "call" | "access-token", readonly string[], number, RegExp])[] = [
    ["a wrong password", "access-token", ["mika@mail.test", ...SHOP], 1, /^auth\/wrong-password: .+\n$/],
    [
      "an address where nothing answers",
      "access-token",
      ["staff@catnip.test", "--shop", "http://127.0.0.1:9"],
      1,
      /^http:\/\/127\.0\.0\.1:9 does not answer\.\n$/,
    ],
    [
      "an address that is no shop",
      "access-token",
      ["staff@catnip.test", "--shop", site("account")],
      1,
      /is no shop of Catnip's/,
    ],
    [
      "a file that is not there",
      "call",
      ["staff@catnip.test", "nothing.graphql", ...SHOP],
      1,
      /^nothing\.graphql cannot be read\.\n$/,
    ],
    ["half a command", "call", ["staff@catnip.test"], 2, /^Usage: pnpm call <mail>/],
    ["no account", "access-token", [], 2, /^Usage: pnpm access-token <mail>/],
  ];
  for (const [says, command, words, code, sentence] of cases)
    test(says, async () => {
      const said = await run(command, words, "Another77Tea\n");
      expect(said).toEqual({ code, stdout: "", stderr: expect.stringMatching(sentence) });
    });
});
