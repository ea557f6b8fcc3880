import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";
import { demoDataDir } from "../testing/demo-data-dir.ts";
import { freePort } from "../testing/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
/** Skips build output; the symlinks of an installation point inside the copy. */
const isSource = (file: string) => !/\/(?:build|dist|\.turbo|\.react-router|\.vite|e2e|bench)$/.test(file);
/** The goal is two seconds on a quiet machine; here we only check that it happens at all. */
const IN_TIME = { timeout: 90_000, interval: 50 };
const FOOTER = "packages/storefront/src/frame/footer.tsx";

/** A copy: editing the repository itself would affect every other test. */
let copy: string;
let product: ChildProcess;
let said = "";
let port = 0;
const dataDir = () => path.join(copy, "data");

beforeAll(async () => {
  resolveLocalhostNames();
  copy = mkdtempSync(path.join(tmpdir(), "catnip-dev-"));
  chmodSync(copy, 0o755); // As root, the database runs as another user.
  for (const part of ["packages", "apps"])
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: isSource,
      verbatimSymlinks: true,
    });
  for (const file of ["package.json", "pnpm-workspace.yaml", "tsconfig.base.json", "tsconfig.web.json"])
    cpSync(path.join(ROOT, file), path.join(copy, file));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  await demoDataDir(dataDir());
  port = await freePort();
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port), DATA_DIR: dataDir(), NODE_ENV: "" };
  delete env["DATABASE_URL"];
  product = spawn(process.execPath, ["apps/server/src/dev/main.ts"], { cwd: copy, env });
  for (const stream of [product.stdout, product.stderr])
    stream?.on("data", (text: Buffer) => (said += text.toString()));
  await vi.waitFor(() => expect(said).toContain("Ctrl-C stops everything"), { timeout: 170_000 });
}, 300_000);
afterAll(() => {
  product.kill("SIGKILL");
  rmSync(copy, { recursive: true, force: true });
});

const textOf = async (site: string, pathname: string) =>
  (await fetch(`http://${site}.localhost:${port}${pathname}`)).text();

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(copy, file), "utf8");
  expect(before).toContain(from);
  writeFileSync(path.join(copy, file), before.replace(from, to));
}

test(
  "an edited component is on the page, and the browser gets a hot update",
  { timeout: 200_000 },
  async () => {
    await vi.waitFor(
      async () => expect(await textOf("international", "/terms")).toContain("18+ only"),
      IN_TIME,
    );
    // The browser has loaded the module: otherwise there is nothing to update.
    await textOf("international", `/@fs${path.join(copy, FOOTER)}`);
    const heard: string[] = [];
    const socket = new WebSocket(`ws://international.localhost:${port}/`, "vite-hmr");
    socket.addEventListener("message", ({ data }) => heard.push(String(data)));
    await vi.waitFor(() => expect(heard.join()).toContain("connected"), IN_TIME);
    edit(FOOTER, "<strong>{brand.name}</strong>", "<strong>Edited name</strong>");
    await vi.waitFor(() => expect(heard.join()).toContain("footer.tsx"), IN_TIME);
    await vi.waitFor(
      async () => expect(await textOf("international", "/terms")).toContain("Edited name"),
      IN_TIME,
    );
    socket.close();
  },
);

test(
  "a component that does not compile says so in the browser, which shows the page again once it is mended",
  { timeout: 200_000 },
  async () => {
    const page = () => fetch(`http://international.localhost:${port}/terms`);
    const socketOf = async (heard: string[]) => {
      const socket = new WebSocket(`ws://international.localhost:${port}/`, "vite-hmr");
      socket.addEventListener("message", ({ data }) => heard.push(String(data)));
      await vi.waitFor(() => expect(heard.join()).toContain("connected"), IN_TIME);
      return socket;
    };
    const file = path.join(copy, FOOTER);
    const before = readFileSync(file, "utf8");
    writeFileSync(file, `${before}\nconst x = ;\n`);
    await vi.waitFor(async () => expect((await page()).status).toBe(500), IN_TIME);
    // As the browser does that shows the answer.
    const heard: string[] = [];
    const socket = await socketOf(heard);
    await vi.waitFor(() => expect(heard.join()).toMatch(/"type":"error".*footer\.tsx/), IN_TIME);
    writeFileSync(file, before);
    await vi.waitFor(() => expect(heard.join()).toContain('"type":"full-reload"'), IN_TIME);
    await vi.waitFor(async () => expect((await page()).status).toBe(200), IN_TIME);
    socket.close();
  },
);

test("an edited message is on the page", { timeout: 120_000 }, async () => {
  edit("packages/storefront/src/locales/zh-CN.po", 'msgstr "首页"', 'msgstr "改过的首页"');
  await vi.waitFor(
    async () => expect(await textOf("international", "/zh-CN/terms")).toContain("改过的首页"),
    IN_TIME,
  );
});

test("an edited API restarts, and no request fails meanwhile", { timeout: 120_000 }, async () => {
  edit("apps/api/src/platform/health.ts", 'state(200, "live")', 'state(200, "edited")');
  await vi.waitFor(async () => expect(await textOf("api", "/health/live")).toContain("edited"), IN_TIME);
});

test(
  "an edited SQL file is applied, and a mistake in it is reported until it is mended",
  { timeout: 120_000 },
  async () => {
    const file = path.join(copy, "apps/api/sql/audit.sql");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, `${before}\nselect nobody_wrote_this();\n`);
    await vi.waitFor(() => expect(said).toContain("nobody_wrote_this() does not exist"), IN_TIME);
    writeFileSync(file, before);
    await vi.waitFor(async () => expect(await textOf("api", "/health/live")).toContain("edited"), IN_TIME);
  },
);

test("an edited operation gets its types regenerated", { timeout: 120_000 }, async () => {
  edit(
    "packages/sdk/src/articles/articles.graphql.ts",
    "query ArticleHelpful(",
    "query ArticleHelpfulEdited(",
  );
  const generated = path.join(copy, "packages/sdk/src/gen/graphql.ts");
  await vi.waitFor(
    () => expect(readFileSync(generated, "utf8")).toContain("ArticleHelpfulEditedDocument"),
    IN_TIME,
  );
});

test("it shuts down gracefully, including the database", { timeout: 60_000 }, async () => {
  const code = new Promise((resolve) => product.once("exit", resolve));
  product.kill("SIGINT");
  expect(await code).toBe(0);
  expect(existsSync(path.join(dataDir(), "pg/postmaster.pid"))).toBe(false);
});
