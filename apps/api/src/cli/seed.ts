import { parseArgs } from "node:util";
import { readConfig } from "../platform/config.ts";
import { createApi } from "../platform/index.ts";
import { plantManyGames } from "../seed/many-games.ts";

/**
 * Fills the database of `DATABASE_URL`: the demo shop, and with `--games N` as many further games as it takes to
 * have N in all, for measuring how the shop behaves when it has grown.
 *
 * Run: `DATABASE_URL=… node apps/api/src/cli/seed.ts --games 100000`
 */
const { values } = parseArgs({ options: { games: { type: "string" } } });
const games = values.games === undefined ? null : Number(values.games);
if (games !== null && !(Number.isInteger(games) && games > 0)) {
  console.error("--games wants a whole number above zero.");
  process.exit(1);
}

const api = await createApi(readConfig());
await api.seedIfEmpty(async (says, work) => {
  const result = await work();
  console.log(says);
  return result;
});
if (games !== null) console.log(`${await plantManyGames(api.services.db, games)} games on the shelves`);
await api.close();
