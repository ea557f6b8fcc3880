import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { createAccounts } from "../modules/accounts/index.ts";
import { newSecret, sha256 } from "../modules/accounts/secrets.ts";
import { grantCoins, grantSilver } from "../modules/wallets/index.ts";
import { readConfig, type Config } from "../platform/config.ts";
import { isRole, type Role } from "../platform/roles/roles.ts";
import type { Services } from "../platform/context.ts";
import { connectDatabase, type Database } from "../platform/database.ts";
import { openDatabaseForCommand, ownerAddressOf } from "../platform/embedded-postgres/embedded-database.ts";

/**
 * `node apps/api/src/cli/bench-buyers.ts --players 8 --coins 1000000 [--silver 0] [--roles support,root]`: creates
 * players with a country and a full wallet, credited through the ledger, and prints `{ databaseUrl, buyers: [{ uuid,
 * token, session }] }`, with the owner's URL, who may create the benchmark database. For benchmarks: it hands out
 * money, sessions and access tokens, so it refuses to run in production.
 */
const { values } = parseArgs({
  options: {
    players: { type: "string", default: "8" },
    /** Meowcent for each. */
    coins: { type: "string", default: "100000000" },
    silver: { type: "string", default: "0" },
    /** Comma-separated; each player has all of them. */
    roles: { type: "string", default: "" },
  },
});

/** As long as a browser's; longer ones are rejected. */
const TOKEN_SECONDS = 600;
const [players, coins, silver] = [values.players, values.coins, values.silver].map(Number);

const roles: readonly Role[] = ["player", ...values.roles.split(",").filter(isRole)];

const config = readConfig();
if (config.production) {
  console.error("Buyers for measurements are made out of nothing: not in production.");
  process.exit(2);
}
const ownerUrl = config.databaseMigrationUrl ?? (await ownerAddressOf(config.dataDir));
if (!config.databaseUrl && !ownerUrl) {
  console.error("Start the product first: its database is not running.");
  process.exit(2);
}
const { databaseUrl } = await openDatabaseForCommand(config);
const db = connectDatabase(databaseUrl, { max: 2 });
const buyers = await makeBuyers(config, db);
// Writes to a pipe are chunked: exiting immediately would truncate the output.
process.stdout.write(JSON.stringify({ databaseUrl: ownerUrl ?? databaseUrl, buyers }), () => process.exit());

/** `session` is what the shop keeps in its cookie, `token` what a page sends to the API. */
type Buyer = { readonly uuid: string; readonly token: string; readonly session: string };

async function makeBuyers(at: Config, database: Database): Promise<Buyer[]> {
  const now = () => new Date();
  const services: Services = { config: at, db: database, now };
  const accounts = await createAccounts(services);
  const made: Buyer[] = [];
  for (let number = 1; number <= (players ?? 0); number += 1) {
    const uuid = randomUUID();
    const sid = randomUUID();
    const session = newSecret();
    await accounts.createUser({
      uuid,
      email: `buyer-${uuid}@bench.test`,
      password: "Moonlit42Tea",
      nickname: `Buyer ${number}`,
      roles: [...roles],
      verified: true,
    });
    await database.$client.query(
      `insert into profiles (user_uuid, nickname, country) values ($1, $2, 'us')
        on conflict (user_uuid) do update set country = excluded.country`,
      [uuid, `Buyer ${number}`],
    );
    await database.$client.query(
      "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'bench')",
      [sha256(session), sid, uuid],
    );
    const grant = { userUuid: uuid, reason: "measurement", now: now() };
    if (coins) await grantCoins(database, { ...grant, id: randomUUID(), amount: coins });
    if (silver) await grantSilver(database, { ...grant, id: randomUUID(), amount: silver });
    const token = await accounts.mintAccessToken({
      userUuid: uuid,
      sid,
      roles: [...roles],
      audience: "api",
      ttlSeconds: TOKEN_SECONDS,
    });
    made.push({ uuid, token, session });
  }
  return made;
}
