import type { Resizer } from "./resize.ts";

/** Name of the job that pre-renders images in the widths that will be requested. */
export const PREWARM_TASK = "prewarm-images";

export type PrewarmPayload = { readonly hashes: readonly string[]; readonly widths: readonly number[] };

/** The worker: renders missing variants, one image after the other. */
export function createPrewarmTask(resizer: Resizer): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { hashes, widths } = payload as PrewarmPayload;
    for (const hash of hashes) for (const width of widths) await resizer.make(hash, width, "webp");
  };
}
