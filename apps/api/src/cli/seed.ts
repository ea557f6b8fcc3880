import { parseArgs } from "node:util";
import { readConfig } from "../platform/config.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { sealBooks } from "../modules/wallets/index.ts";
import { createApi, type Api } from "../composition/create-api.ts";
import { leaveWith } from "./leave-with.ts";
import { plantManyGames } from "../seed/many-games.ts";
import { plantManyPlayers } from "../seed/many-players.ts";
import { refreshStatistics } from "../seed/refresh-statistics.ts";

/**
 * `pnpm seed --games 100000 --players 50000`: seeds the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`,
 * with the demo shop and then enough generated games and players to reach these totals, for load tests. Running it
 * again resumes an interrupted run.
 */
const { values } = parseArgs({ options: { games: { type: "string" }, players: { type: "string" } } });
const games = wanted("games");
const players = wanted("players");

if (process.env.NODE_ENV === "production") {
  console.error("Made-up games and players have no place in production.");
  process.exit(2);
}
await grow().then(
  () => process.exit(),
  (fault: unknown) => leaveWith(fault, 1),
);

async function grow(): Promise<void> {
  const at = readConfig();
  const { databaseUrl, ownerUrl, isShared, close } = await openDatabaseForCommand(at);
  try {
    const addresses = { databaseUrl, databaseMigrationUrl: isShared ? undefined : ownerUrl };
    const api = await createApi({ ...at, ...addresses });
    try {
      await plant(api);
    } finally {
      await api.close();
    }
    if (games !== null || players !== null)
      await timed("Statistics refreshed", () => refreshStatistics(ownerUrl ?? databaseUrl));
  } finally {
    await close();
  }
}

async function plant(api: Api): Promise<void> {
  const { services } = api;
  await api.seedIfEmpty(timed);
  if (games !== null)
    console.log(
      `${await timed("Games planted", () => plantManyGames(services.db, games))} games on the shelves`,
    );
  if (players !== null)
    console.log(
      `${await timed("Players planted", () => plantManyPlayers(services, players))} people with an account`,
    );
  await timed("Books sealed", () => sealBooks(services));
}

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
