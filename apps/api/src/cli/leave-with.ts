import { startupErrorSentence } from "../platform/startup-errors.ts";

/** Exits a command that failed: with a sentence if there is one, else with the error's stack. */
export function leaveWith(fault: unknown, exitCode: number): never {
  console.error(startupErrorSentence(fault) ?? fault);
  process.exit(exitCode);
}
