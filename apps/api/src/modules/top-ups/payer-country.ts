import type { RequestContext } from "../../platform/context.ts";
import { countryOfAddress } from "../../platform/country-of-address.ts";
import { read } from "../../platform/read.ts";

/** Where a payer lives, in lower case: as their profile says, else by network address; null when neither tells. */
export async function payerCountry({
  db,
  viewer,
  address,
  config,
  log,
}: RequestContext): Promise<string | null> {
  const [profile] = viewer
    ? await read<{ country: string | null }>(db, "select country from profiles where user_uuid = $1", [
        viewer.uuid,
      ])
    : [];
  if (profile?.country) return profile.country;
  const found = await countryOfAddress(address, { file: config.countryDatabase, log });
  return found?.toLowerCase() ?? null;
}
