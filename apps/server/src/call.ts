import { runCall } from "./command-line/run-call.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";

/**
 * `pnpm call <mail> <file> [<variables>] [--shop https://international.shop.example]`: sends the GraphQL document in a
 * file to the API in the name of an account, with variables as JSON, and prints the answer. Signs in as `pnpm
 * access-token` does, and logs out afterwards. Exit code 0: answered; 1: refused, or answered with errors; 2: not
 * understood.
 */
resolveLocalhostNames();
process.exitCode = await runCall(process.argv.slice(2));
