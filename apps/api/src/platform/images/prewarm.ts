import type { Resizer } from "./resize.ts";

/** Name of the job that makes pictures in the widths they will be asked for. */
export const PREWARM_TASK = "prewarm-images";

export type PrewarmPayload = { readonly hashes: readonly string[]; readonly widths: readonly number[] };

/** The worker's side: makes what is not there yet, one picture after the other. */
export function createPrewarmTask(resizer: Resizer): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { hashes, widths } = payload as PrewarmPayload;
    for (const hash of hashes) for (const width of widths) await resizer.make(hash, width, "webp");
  };
}
