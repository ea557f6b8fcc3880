import { DEMO_REDEMPTION_CODES } from "@catnip/demo/catalogue";
import { plantRedemptionCodes } from "../modules/redemptions/index.ts";
import type { Services } from "../platform/context.ts";
import { daysBefore } from "./demo-builds.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Publicly known reward codes; they are printed in `docs/guides/reward-codes.md`. */
export async function plantCodes(services: Services, startedAt: Date): Promise<void> {
  for (const { key, codes, reward, endsInDays } of DEMO_REDEMPTION_CODES) {
    await plantRedemptionCodes(
      services,
      {
        uuid: stableUuid("demo redemption codes", key),
        campaign: `demo ${key}`,
        rewards: [reward],
        count: codes.length,
        platform_keys: [],
        once_per_user: true,
        ended_at: daysBefore(startedAt, -endsInDays),
      },
      codes,
    );
  }
}
