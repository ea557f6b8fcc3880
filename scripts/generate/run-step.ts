import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Step } from "./steps.ts";

/** Runs one generator. @throws Error with its output when it fails */
export async function runStep(
  root: string,
  { says, cwd, command: [name, ...args], into }: Step,
): Promise<void> {
  const folder = path.join(root, cwd);
  // The tools use the first Node on the PATH: it has to be the current one.
  const places = [path.dirname(process.execPath), bin(folder), bin(root), process.env["PATH"]];
  const child = spawn(name, args, {
    cwd: folder,
    env: { ...process.env, PATH: places.join(path.delimiter) },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [said, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(`${says}: ${name} failed.\n${into ? "" : said}${complaints}`);
  if (into) writeFileSync(path.join(root, into), said);
}

const bin = (folder: string) => path.join(folder, "node_modules/.bin");
