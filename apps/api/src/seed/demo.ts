import { plantBuilds } from "./demo-builds.ts";
import { plantCases } from "./demo-cases.ts";
import { plantCatalogue } from "./demo-catalogue.ts";
import { plantCodes } from "./demo-codes.ts";
import { plantCoupons, plantPlayers, plantWords } from "./demo-life.ts";
import { plantPayouts } from "./demo-payouts.ts";
import { plantPeople } from "./demo-people.ts";
import { plantPictures } from "./demo-pictures.ts";
import { plantDemoVouchers } from "./demo-vouchers.ts";
import { plantShopPages } from "./demo-shop-pages.ts";
import { plantSocial } from "./demo-social.ts";
import type { SeedServices, Step } from "./seed-services.ts";

/** Seeds the demo shop. Days are counted back from the time of seeding, so that it looks lived-in. */
export async function seedDemo(seed: SeedServices, step: Step): Promise<void> {
  const { db, now } = seed.services;
  const startedAt = now();
  const people = await step("Demo accounts made", () => plantPeople(seed));
  const pictures = await step("Demo pictures drawn", () => plantPictures(seed));
  await step("Demo games put on the shelves", async () => {
    await plantCatalogue(db, pictures, startedAt);
    await plantShopPages(db, pictures);
  });
  await step("Demo builds uploaded", () => plantBuilds(seed, startedAt));
  await step("Demo players came and bought", async () => {
    await plantWords(db, startedAt);
    await plantPlayers(seed, pictures, startedAt);
    await plantSocial(db, startedAt);
    await plantCoupons(db, [...people.values()], startedAt);
    await plantCodes(seed.services, startedAt);
    await plantDemoVouchers(seed.services, startedAt);
    const [userUuid, staffUuid] = [people.get("collector"), people.get("staff")];
    if (userUuid && staffUuid) await plantCases(db, { userUuid, staffUuid }, startedAt);
    const creatorUuid = people.get("creator");
    if (creatorUuid && staffUuid) await plantPayouts(seed.services, { creatorUuid, staffUuid }, startedAt);
  });
}
