import { runToken } from "./command-line/run-token.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";

/**
 * `pnpm access-token <mail> [--shop https://international.shop.example]`: signs in at a shop and prints an access token
 * for the API, valid for ten minutes. Prompts for the password, or reads it from standard input; those of demo accounts
 * it knows. Exit code 0: printed; 1: refused, and why; 2: not understood.
 */
resolveLocalhostNames();
process.exitCode = await runToken(process.argv.slice(2));
