import { withDatabase } from "../with-database.ts";
import { adopt } from "./adopt.ts";
import type { LedgerCommand } from "./command.ts";
import { confirm, CONFIRM_USAGE } from "./confirm.ts";
import { decide, DECIDE_USAGE } from "./decide.ts";
import { prove } from "./prove.ts";
import { reviews } from "./reviews.ts";
import { seal } from "./seal.ts";
import { settle, SETTLE_USAGE } from "./settle.ts";
import { unused, UNUSED_USAGE } from "./unused.ts";
import { verify } from "./verify.ts";

const COMMANDS: ReadonlyMap<string, LedgerCommand> = new Map([
  ["verify", verify],
  ["prove", prove],
  ["seal", seal],
  ["unused", unused],
  ["adopt", adopt],
  ["reviews", reviews],
  ["decide", decide],
  ["confirm", confirm],
  ["settle", settle],
]);

/**
 * Runs one command of `pnpm ledger`; its output goes to the console.
 *
 * @param words the command's name and its arguments
 * @param env as in the environment of the process
 * @returns the exit code
 */
export async function runLedger(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const [name = "", ...args] = words;
  const work = COMMANDS.get(name);
  if (!work) {
    console.error(
      `Usage: pnpm ledger verify [head] | prove | seal | adopt "reason" | reviews\n       ${UNUSED_USAGE}\n       ${DECIDE_USAGE}\n       ${CONFIRM_USAGE}\n       ${SETTLE_USAGE}`,
    );
    return 2;
  }
  return withDatabase(env, (services) => work(services, args));
}
