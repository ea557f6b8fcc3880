import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readPlayOriginPattern } from "./play-origin-pattern.ts";

/** The sites one process may serve; see `docs/architecture.md`. */
export const SITES = ["international", "account", "pay", "api", "cdn", "play", "mail", "bank"] as const;
export type Site = (typeof SITES)[number];

export type Config = {
  readonly production: boolean;
  readonly port: number;
  /** Root for everything this installation stores on disk: database, files, caught mail. */
  readonly dataDir: string;
  /** External PostgreSQL; absent means the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Root secret (≥ 32 bytes, hex); every purpose derives its own key from it. */
  readonly secret: string;
  /** `{site}` and `{port}` are replaced; see `siteOrigin`. */
  readonly originPattern: string;
  /** `{build}` and `{port}` are replaced; absent: games run below the site `play`. See `play-origin.ts`. */
  readonly playOriginPattern?: string | undefined;
  /** Country list in MaxMind's format for guessing a visitor's country; absent: the one that comes with the product. */
  readonly countryDatabase?: string | undefined;
  /** Our own clients' operations by hash; absent: the SDK's generated file in this repository. */
  readonly persistedDocuments?: string | undefined;
  /** Where mail leaves, such as `smtps://user:password@mail.example:465`; absent: mail is caught in `dataDir`. */
  readonly smtpUrl?: string | undefined;
  /** Sender of every mail; neutral on purpose, since others may see the mailbox. */
  readonly mailFrom?: string | undefined;
  /** How many months visits are kept for statistics; absent: 13. */
  readonly trafficRetentionMonths?: number | undefined;
  /** Multiplies every rate limit; always 1 in production. Elsewhere one machine is every visitor. Absent: 1. */
  readonly limitSlack?: number | undefined;
};

/**
 * Reads the configuration from the environment.
 *
 * Outside production a missing `SECRET` is made once and kept in the data folder, so that sessions survive a
 * restart; in production a missing one stops the start, because a default secret is no secret.
 *
 * @throws Error with one sentence when production lacks `SECRET`.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === "production";
  const dataDir = path.resolve(env.DATA_DIR ?? ".data");
  const originPattern = env.PUBLIC_ORIGIN_PATTERN ?? "http://{site}.localhost:{port}";
  return {
    production,
    port: Number(env.PORT ?? 4000),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    secret: env.SECRET || (production ? missingSecret() : keptSecret(dataDir)),
    originPattern,
    playOriginPattern: readPlayOriginPattern(env.PLAY_ORIGIN_PATTERN, originPattern),
    countryDatabase: env.COUNTRY_DATABASE || undefined,
    persistedDocuments: env.PERSISTED_DOCUMENTS || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || "Catnip account <no-reply@localhost>",
    trafficRetentionMonths: retentionMonths(env.TRAFFIC_RETENTION_MONTHS),
    limitSlack: production ? 1 : Math.max(1, Number(env.LIMIT_SLACK) || LIMIT_SLACK_USUAL),
  };
}

/** Development, journeys and measurements come from one address: enough for all of them at once. */
const LIMIT_SLACK_USUAL = 1_000;

/** The public origin of a site, for example `http://api.localhost:4000`; no slash at the end. */
export function siteOrigin(config: Pick<Config, "originPattern" | "port">, site: string): string {
  return config.originPattern.replace("{site}", site).replace("{port}", String(config.port));
}

/** @throws Error with one sentence for what is no whole number of months */
function retentionMonths(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new Error("TRAFFIC_RETENTION_MONTHS must be a whole number from 1 to 999.");
  return Number(text);
}

function missingSecret(): never {
  throw new Error("SECRET is not set: production needs a secret of at least 32 random bytes in hex.");
}

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
