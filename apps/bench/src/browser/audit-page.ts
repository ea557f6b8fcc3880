import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What we read of Lighthouse's report. */
export type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
};

export type Audit = {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: unknown;
};

/**
 * Lighthouse brings 130 MB of dependencies that nothing else needs, so pnpm fetches it for a measurement instead of
 * with every installation.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";

/**
 * What Lighthouse says of a page in an open browser.
 *
 * @param port of the browser's DevTools
 * @throws Error where it could not load the page
 */
export async function auditPage(url: string, port: number, categories: readonly string[]): Promise<Report> {
  const answer = await run(process.env["npm_execpath"] ?? "pnpm", [
    "--silent",
    "dlx",
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    "--output=json",
    "--output-path=stdout",
    "--quiet",
    `--only-categories=${categories.join(",")}`,
    // Clearing storage would also forget the age gate's answer and the session; a new profile's cache is empty anyway.
    "--disable-storage-reset",
  ]);
  const report = JSON.parse(answer) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

/** The package manager is a script, where it is not a program. */
async function run(file: string, args: readonly string[]): Promise<string> {
  const [command, ...all] = /\.[cm]?js$/.test(file) ? [process.execPath, file, ...args] : [file, ...args];
  const { stdout } = await promisify(execFile)(command, all, {
    maxBuffer: 100_000_000,
    shell: process.platform === "win32",
  });
  return stdout;
}
