import type { Services } from "../../../platform/context.ts";
import { proveBooks } from "./prove-books.ts";
import { failOn } from "./verify-books.ts";

/**
 * The proof of the day, as a job.
 *
 * @throws Error that lists every difference: a failed job alerts an operator
 */
export async function keepProof(services: Services): Promise<void> {
  failOn((await proveBooks(services)).differences);
}
