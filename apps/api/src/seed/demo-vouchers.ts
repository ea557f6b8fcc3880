import { plantVouchers } from "../modules/top-ups/index.ts";
import type { Services } from "../platform/context.ts";
import { daysBefore } from "./demo-builds.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Publicly known vouchers; they are printed in `docs/guides/vouchers.md`. */
export const DEMO_VOUCHERS: readonly string[] = [
  "CATN1P-DEM0V0-VCHRAN",
  "CATN1P-DEM0V0-VCHRBP",
  "CATN1P-DEM0V0-VCHRCQ",
];

const DAYS = 365;

/** Sold by the simulated shop for the smallest plan in yuan. */
export const plantDemoVouchers = (services: Services, startedAt: Date): Promise<void> =>
  plantVouchers(
    services,
    {
      uuid: stableUuid("demo vouchers", "taobao"),
      currency: "CNY",
      expiresAt: daysBefore(startedAt, -DAYS),
    },
    DEMO_VOUCHERS,
  );
