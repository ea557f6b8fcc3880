import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import path from "node:path";
import { BRANDS } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import type { AloneMax } from "@catnip/domain/second-person";
import { installationSecret } from "./installation-secret.ts";
import { readPlayOriginPattern } from "./play-origin-pattern.ts";
import { readAloneMax } from "./alone-max.ts";

/** The sites one process may serve; see `docs/architecture.md`. */
export const SITES: readonly string[] = [
  ...BRANDS.map(({ platform_key }) => platform_key),
  ...SHARED_SITES.map(({ name }) => name),
  "api",
  "cdn",
  "play",
  "mail",
  "bank",
];
export type Site = string;

export type Config = {
  readonly production: boolean;
  readonly port: number;
  /** The local addresses to listen on; absent: all. */
  readonly hosts?: readonly string[] | undefined;
  /** Root of everything this installation stores on disk: database, files, caught mail. */
  readonly dataDir: string;
  /** URL of an external PostgreSQL; absent: the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database as the owner of its tables, for migrations; absent: `databaseUrl` migrates if it may. */
  readonly databaseMigrationUrl?: string | undefined;
  /** Root secret (≥ 32 bytes, hex); every purpose derives its own key from it. */
  readonly secret: string;
  /** Template with `{site}` and `{port}`; see `siteOrigin`. */
  readonly originPattern: string;
  /** Template with `{build}` and `{port}`; absent: games run below the site `play`. See `play-origin.ts`. */
  readonly playOriginPattern?: string | undefined;
  /** Country database in MaxMind's format for guessing a visitor's country; absent: the bundled one. */
  readonly countryDatabase?: string | undefined;
  /** Our own clients' operations by hash; absent: the SDK's generated file in this repository. */
  readonly persistedDocuments?: string | undefined;
  /** SMTP server, such as `smtps://user:password@mail.example:465`; absent: mail is caught in `dataDir`. */
  readonly smtpUrl?: string | undefined;
  /** Sender of every mail; deliberately neutral, since others may see the mailbox. */
  readonly mailFrom?: string | undefined;
  /** How many months visits are kept for statistics; absent: 13. */
  readonly trafficRetentionMonths?: number | undefined;
  /** The variables starting with `PAYMENT_`: settings of payment providers, which alone understand them. */
  readonly paymentSettings?: Readonly<Record<string, string>> | undefined;
  /** How many processes serve requests of this installation; absent: this one alone. See `WORKERS`. */
  readonly workers?: number | undefined;
  /** How much staff may do alone within a day, where that is less than the product's own limits; in meowcent. */
  readonly aloneMax?: Partial<AloneMax> | undefined;
  /** Multiplies every rate limit; always 1 in production. Elsewhere all visitors share one machine. Absent: 1. */
  readonly limitSlack?: number | undefined;
};

/**
 * Reads the configuration from the environment. Production rejects insecure settings: a missing or guessable secret,
 * and unencrypted origins.
 *
 * @throws Error with one sentence that says what to set instead
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === "production";
  const dataDir = path.resolve(env.DATA_DIR ?? ".data");
  const originPattern = originPatternOf(env, production);
  return {
    production,
    port: portOf(env.PORT),
    hosts: hostsOf(env.HOST, production),
    dataDir,
    workers: workersOf(env.WORKERS),
    databaseUrl: databaseAddress("DATABASE_URL", env),
    databaseMigrationUrl: databaseAddress("DATABASE_MIGRATION_URL", env),
    secret: installationSecret(env.SECRET, dataDir, production),
    originPattern,
    playOriginPattern: readPlayOriginPattern(env.PLAY_ORIGIN_PATTERN, originPattern),
    countryDatabase: env.COUNTRY_DATABASE || undefined,
    persistedDocuments: env.PERSISTED_DOCUMENTS || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || "Catnip account <no-reply@localhost>",
    trafficRetentionMonths: retentionMonths(env.TRAFFIC_RETENTION_MONTHS),
    paymentSettings: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) =>
        name.startsWith("PAYMENT_") && value ? [[name, value]] : [],
      ),
    ),
    aloneMax: readAloneMax(env.ALONE_MAX),
    limitSlack: production ? 1 : Math.max(1, Number(env.LIMIT_SLACK) || LIMIT_SLACK_USUAL),
  };
}

/** Development, e2e journeys and benchmarks all come from one address: enough for all of them at once. */
const LIMIT_SLACK_USUAL = 1_000;

/** The public origin of a site, for example `http://api.localhost:4000`; no trailing slash. */
export function siteOrigin(config: Pick<Config, "originPattern" | "port">, site: string): string {
  return config.originPattern.replace("{site}", site).replace("{port}", String(config.port));
}

const PORT_USUAL = 4_000;

/** @throws Error with one sentence for an invalid port */
function portOf(text: string | undefined): number {
  if (!text) return PORT_USUAL;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** More would need more connections to the database than they bring speed. */
const WORKERS_MAX = 64;

/**
 * One per core, as far as the process may use them.
 *
 * @throws Error with one sentence for anything but a number of processes (R-OPS-10)
 */
function workersOf(text: string | undefined): number {
  if (!text) return Math.min(availableParallelism(), WORKERS_MAX);
  const workers = Number(text);
  if (/^\d{1,2}$/.test(text) && workers >= 1 && workers <= WORKERS_MAX) return workers;
  throw new Error(`WORKERS must be a whole number from 1 to ${WORKERS_MAX}, not "${text}".`);
}

/** Browsers resolve `*.localhost` to either. */
const LOOPBACK = ["127.0.0.1", "::1"] as const;

/**
 * A developer's shop exposes all mail, free money and known passwords: it listens on this machine only, unless
 * configured otherwise. Production is behind a proxy, which may be on another machine.
 *
 * @returns absent: all addresses
 * @throws Error with one sentence for an invalid address
 */
function hostsOf(text: string | undefined, production: boolean): readonly string[] | undefined {
  if (!text) return production ? undefined : LOOPBACK;
  if (text === "localhost") return LOOPBACK;
  if (isIP(text) !== 0) return [text];
  throw new Error(`HOST must be "localhost" or an address such as 0.0.0.0, not "${text}".`);
}

/**
 * @throws Error with one sentence for anything but a PostgreSQL URL; the value may contain a password and is not quoted
 */
function databaseAddress(
  name: "DATABASE_URL" | "DATABASE_MIGRATION_URL",
  env: NodeJS.ProcessEnv,
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Error(
    `${name} is not the address of a PostgreSQL: it looks like postgres://user:password@host:5432/database.`,
  );
}

/**
 * Cookies and codes travel to these origins, so production requires https. Behind a declared proxy another layer may
 * encrypt, such as an onion service.
 *
 * @throws Error with one sentence for a pattern that yields no valid URLs, or unencrypted ones in production
 */
function originPatternOf(env: NodeJS.ProcessEnv, production: boolean): string {
  const pattern = env.PUBLIC_ORIGIN_PATTERN || ORIGIN_PATTERN_USUAL;
  const origin = pattern.replace("{site}", "shop").replace("{port}", "4000");
  if (!pattern.includes("{site}") || !/^https?:\/\/[^/?#@\s]+$/.test(origin) || !URL.canParse(origin)) {
    throw new Error(
      `PUBLIC_ORIGIN_PATTERN must be an origin with {site} in it, such as https://{site}.shop.example, not "${pattern}".`,
    );
  }
  if (production && !origin.startsWith("https:") && !env.TRUST_PROXY) {
    throw new Error(
      `PUBLIC_ORIGIN_PATTERN is ${pattern}: production needs addresses with https, such as https://{site}.shop.example.`,
    );
  }
  return pattern;
}

const ORIGIN_PATTERN_USUAL = "http://{site}.localhost:{port}";

/** @throws Error with one sentence for anything but a whole number of months */
function retentionMonths(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new Error("TRAFFIC_RETENTION_MONTHS must be a whole number from 1 to 999.");
  return Number(text);
}
