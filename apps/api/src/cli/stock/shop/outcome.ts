import { ApiError } from "../../../platform/errors.ts";

/** What became of one thing of the folder. */
export type Outcome =
  | { readonly is: "created" | "changed" | "unchanged" }
  /** Not touched, since staff decided otherwise in the shop. */
  | { readonly is: "left alone"; readonly why: string }
  /** The shop's rules do not allow it now. */
  | { readonly is: "refused"; readonly why: string };

export const leftAlone = (why: string): Outcome => ({ is: "left alone", why });

/** Collects and prints what becomes of everything. */
export class Report {
  readonly #counts = { created: 0, changed: 0, unchanged: 0 };
  readonly #left: string[] = [];
  readonly #refused: string[] = [];

  /** Stocks one thing. A refusal by the shop's rules is noted, and the others go on. */
  async note(name: string, work: () => Promise<Outcome>): Promise<void> {
    const outcome = await work().catch(refusal);
    if (outcome.is === "left alone") this.#left.push(`${name}: ${outcome.why}`);
    else if (outcome.is === "refused") this.#refused.push(`${name}: ${outcome.why}`);
    else this.#counts[outcome.is] += 1;
    if (outcome.is === "created" || outcome.is === "changed") console.log(`${outcome.is} ${name}`);
    if (outcome.is === "refused") console.error(`refused ${name}: ${outcome.why}`);
  }

  /**
   * Prints the sums.
   *
   * @param gone what was stocked earlier and is no longer in the folder
   * @returns the exit code
   */
  close(gone: readonly string[]): number {
    const { created, changed, unchanged } = this.#counts;
    console.log(`${created} created, ${changed} changed, ${unchanged} unchanged.`);
    list("Left as they were changed in the shop (--overwrite replaces them with the folder's):", this.#left);
    list("In the shop, and no longer in the folder (nothing was deleted):", gone);
    if (this.#refused.length === 0) return 0;
    console.error(`${this.#refused.length} refused: correct what they say, and run it again.`);
    return 1;
  }
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([heading, ...lines.map((line) => `  ${line}`)].join("\n"));
}

function refusal(fault: unknown): Outcome {
  if (!(fault instanceof ApiError)) throw fault;
  const { facts } = fault.extensions as { readonly facts?: Readonly<Record<string, unknown>> };
  const field = typeof facts?.["field"] === "string" ? ` (${facts["field"]})` : "";
  return { is: "refused", why: `${fault.code}: ${fault.message}${field}` };
}
