import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-refused-"));
const taken = createServer();
const free = createServer();
const portOf = (server: typeof taken) => String((server.address() as AddressInfo).port);
let freePort = "";
beforeAll(async () => {
  for (const server of [taken, free]) await once(server.listen(0, "127.0.0.1"), "listening");
  freePort = portOf(free);
  free.close();
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "start.mjs")], {
    env: { PATH, HOME, DATA_DIR: path.join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: said.split("\n").filter((line) => line.trim() !== "") };
}

// R-OPS-4
describe("what would stop a start is said before the sites are built", () => {
  test.each([
    {
      says: "a taken port",
      env: () => ({ PORT: portOf(taken) }),
      sentence: /^Port \d+ is in use: stop the other program, or choose another port with PORT=4100\.$/,
    },
    { says: "no port", env: () => ({ PORT: "abc" }), sentence: /^PORT must be a whole number/ },
    { says: "no site", env: () => ({ SITES: "blog" }), sentence: /^SITES names "blog", which is not a site/ },
    {
      says: "a database that does not answer",
      env: () => ({ PORT: freePort, DATABASE_URL: "postgres://someone:secret@127.0.0.1:9/shop" }),
      sentence: /^The database in DATABASE_URL does not answer/,
    },
  ])("$says", async ({ env, sentence }) => {
    const { code, said } = await start(env());
    expect(said).toEqual(["Catnip is getting ready.", expect.stringMatching(sentence)]);
    expect(code).toBe(1);
  });
});
