import { sealBooks } from "../modules/wallets/index.ts";
import type { Services } from "../platform/context.ts";
import { DEMO_MARK } from "./demo-mark.ts";
import { seedReference } from "./reference.ts";
import type { SeedServices, Step } from "./seed-services.ts";

/**
 * Seeds an empty shop.
 *
 * Reference data is written everywhere. The demo shop is for development only: production gets neither demo games nor
 * demo accounts. Every row has a deterministic id, so an interrupted run (even by a kill) can simply be repeated; a
 * shop that was not seeded by us is left alone.
 */
export async function seedIfEmpty(seed: SeedServices, step: Step): Promise<void> {
  const { db, config } = seed.services;
  await seedReference(db);
  if (config.production || !(await isOursToPlant(seed.services))) return;
  // Imported lazily: production starts without the demo shop's images and texts in memory.
  const { seedDemo } = await import("./demo.ts");
  await seedDemo(seed, step);
  // Its purchases are backdated, so `ledger verify` would think they had waited weeks for their links.
  await sealBooks(seed.services);
  await db.$client.query(
    "update configuration_documents set document = $2, updated_at = now() where path = $1",
    [DEMO_MARK, JSON.stringify({ state: "done" })],
  );
}

/** True for an empty shop, and for one whose seeding was interrupted. */
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
