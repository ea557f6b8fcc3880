import { text } from "node:stream/consumers";
import { createInterface } from "node:readline/promises";
import { DEMO_ACCOUNTS } from "@catnip/api/seed/demo-accounts.ts";
import type { Credentials } from "./sign-in.ts";

/**
 * A demo account's password is known. Any other is prompted for at the terminal without echo, or read from the
 * standard input of a script.
 */
export async function credentialsOf(mail: string): Promise<Credentials> {
  const demo = DEMO_ACCOUNTS.find(({ email }) => email === mail);
  if (demo) return { mail, password: demo.password };
  if (!process.stdin.isTTY) return { mail, password: (await text(process.stdin)).trimEnd() };
  process.stderr.write(`Password of ${mail}: `);
  // Typed characters are not echoed.
  const terminal = createInterface({ input: process.stdin, terminal: true });
  try {
    return { mail, password: await terminal.question("") };
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
