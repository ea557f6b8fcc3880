import { paymentProofsEndedFor } from "@catnip/domain/payments";
import type { Services } from "../../../platform/context.ts";

/** Deletes old proofs of transfers. */
export async function tidyProofs({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.$client.query("delete from payment_proofs where created_at < $1", [paymentProofsEndedFor(now())]);
}
