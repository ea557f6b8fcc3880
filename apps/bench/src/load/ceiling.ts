import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadOf, type Load } from "./load.ts";

const SERVER = path.join(import.meta.dirname, "ceiling-server.ts");

/**
 * The machine's ceiling: a bare `node:http` server in its own process that sends the same bytes to every
 * request, under the same load.
 */
export async function ceilingFor(
  answer: { readonly text: string | Buffer; readonly type: string },
  question: { readonly method?: "GET" | "POST"; readonly body?: string },
  seconds: number,
): Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-ceiling-"));
  const file = path.join(folder, "answer");
  writeFileSync(file, answer.text);
  const child = spawn(process.execPath, [SERVER, file, answer.type], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", () => reject(new Error("The bare server stopped.")));
      child.stdout.once("data", (text: Buffer) => resolve(Number(text.toString())));
    });
    const headers: Record<string, string> = question.body ? { "content-type": "application/json" } : {};
    return await loadOf({ port, path: "/", headers, ...question }, seconds);
  } finally {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}
