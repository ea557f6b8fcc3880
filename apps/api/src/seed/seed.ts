import { sealBooks } from "../modules/wallets/index.ts";
import type { Services } from "../platform/context.ts";
import { DEMO_MARK } from "./demo-mark.ts";
import { seedReference } from "./reference.ts";
import type { SeedServices, Step } from "./seed-services.ts";

/**
 * Fills an empty shop.
 *
 * Reference data is written everywhere. The demo shop is for development only: production gets neither demo games
 * nor demo accounts. Every row has a name of its own that is always the same, so that a run that was broken off (even
 * by a kill) is simply done again; a shop that was not planted by us is left alone.
 */
export async function seedIfEmpty(seed: SeedServices, step: Step): Promise<void> {
  const { db, config } = seed.services;
  await seedReference(db);
  if (config.production || !(await isOursToPlant(seed.services))) return;
  // Loaded only here: production starts without the demo shop's pictures and words in memory.
  const { seedDemo } = await import("./demo.ts");
  await seedDemo(seed, step);
  // Its purchases are dated back: to `ledger verify` they would have waited for their links for weeks.
  await sealBooks(seed.services);
  await db.$client.query(
    "update configuration_documents set document = $2, updated_at = now() where path = $1",
    [DEMO_MARK, JSON.stringify({ state: "done" })],
  );
}

/** True for an empty shop, and for one whose planting was broken off. */
async function isOursToPlant({ db }: Services): Promise<boolean> {
  const { rows } = await db.$client.query<{ state: string | null; stores: boolean }>(
    `select (select document ->> 'state' from configuration_documents where path = $1) as state,
       exists (select 1 from stores) as stores`,
    [DEMO_MARK],
  );
  const { state = null, stores = false } = rows[0] ?? {};
  if (state !== null) return state !== "done";
  if (stores) return false;
  await db.$client.query(
    "insert into configuration_documents (path, document) values ($1, $2) on conflict (path) do nothing",
    [DEMO_MARK, JSON.stringify({ state: "started" })],
  );
  return true;
}
