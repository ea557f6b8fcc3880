import path from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../platform/config.ts";
import { ensureDatabase, launchPostgres } from "../platform/embedded-postgres/launch.ts";
import { createApi } from "../platform/index.ts";
import { plantManyGames } from "../seed/many-games.ts";
import { plantManyPlayers } from "../seed/many-players.ts";

/**
 * `pnpm seed --games 100000 --players 50000`: fills the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`:
 * the demo shop, and then as many made-up games and players as it takes to have so many in all, for measuring how the
 * shop behaves when it has grown. Doing it again goes on where it was broken off.
 */
const { values } = parseArgs({ options: { games: { type: "string" }, players: { type: "string" } } });
const games = wanted("games");
const players = wanted("players");

const config = readConfig();
if (config.production) {
  console.error("Made-up games and players have no place in production.");
  process.exit(2);
}
const server = config.databaseUrl ? null : await launchPostgres({ dataDir: path.join(config.dataDir, "pg") });
const databaseUrl = config.databaseUrl ?? (server ? await ensureDatabase(server, "catnip") : "");
const api = await createApi({ ...config, databaseUrl });
try {
  await api.seedIfEmpty(timed);
  if (games !== null)
    console.log(
      `${await timed("Games planted", () => plantManyGames(api.services.db, games))} games on the shelves`,
    );
  if (players !== null)
    console.log(
      `${await timed("Players planted", () => plantManyPlayers(api.services, players))} people with an account`,
    );
} finally {
  await api.close();
  // A server that was running before serves a shop; only one we started is ours to stop.
  if (server && !server.reused) await server.stop();
}
process.exit();

async function timed<Result>(says: string, work: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now();
  const result = await work();
  console.log(`${says} (${((performance.now() - startedMs) / 1_000).toFixed(1)} s)`);
  return result;
}

function wanted(option: "games" | "players"): number | null {
  const text = values[option];
  if (text === undefined) return null;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${option} wants a whole number above zero.`);
  process.exit(2);
}
