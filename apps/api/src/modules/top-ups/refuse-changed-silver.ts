import { BRANDS, type Brand } from "@catnip/brands";
import { bonusSilver } from "@catnip/domain/payments";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/**
 * Keeps `features.silver` of a brand as its top-ups were made: with the other value the books would call each of them
 * wrong. The top-ups themselves are the record, so there is none beside them that could disagree.
 *
 * @throws Error with one sentence that names the brand
 */
export async function refuseChangedSilver(
  db: Database,
  brands: readonly Pick<Brand, "platform_key" | "features">[] = BRANDS,
): Promise<void> {
  const made = await read<TopUp>(db, ONE_WITH_BONUS_EACH, [brands.map(({ platform_key }) => platform_key)]);
  for (const { platform_key, features } of brands) {
    const topUp = made.find((each) => each.platform_key === platform_key);
    if (!topUp || topUp.granted === bonusSilver(topUp.bonus, features)) continue;
    throw new Error(
      `The brand "${platform_key}" has \`features.silver\` ${features.silver}, but its top-ups were made with ${!features.silver}: set it back, or create a new brand.`,
    );
  }
}

type TopUp = { readonly platform_key: string; readonly granted: number; readonly bonus: number };

/** One top-up of each brand whose plan has a bonus. What staff credited follows no plan. */
const ONE_WITH_BONUS_EACH = `
  select b.key as platform_key, t.granted, t.bonus
  from unnest($1::text[]) b (key)
  cross join lateral (
    select p.silver as granted, r.silver as bonus
    from payments p join recharge_plans r on r.id = p.plan_id
    where p.platform_key = b.key and r.silver > 0 and p.sid <> 'staff' limit 1
  ) t`;
