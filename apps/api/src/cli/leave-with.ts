import { startupErrorSentence } from "../platform/startup-errors.ts";

/** Ends a command that could not do its work: with a sentence where there is one, else with the fault's stack. */
export function leaveWith(fault: unknown, exitCode: number): never {
  console.error(startupErrorSentence(fault) ?? fault);
  process.exit(exitCode);
}
