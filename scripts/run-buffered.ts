import { spawn } from "node:child_process";

/** What a command that ran beside others said, whole, and whether it succeeded. */
export type Heard = { readonly status: number | null; readonly output: string };

/** Runs a command and keeps its output, so that it does not mix with that of others. */
export function runBuffered(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output: output.trim() }));
  });
}

/** Does all work, at most so many at a time, beginning with the first. */
export async function sideBySide(work: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
