import path from "node:path";
import { createAccounts, SessionEnds } from "../modules/accounts/index.ts";
import { absentProviders } from "../modules/providers/index.ts";
import { createPaymentChanges } from "../modules/top-ups/index.ts";
import { createTrafficWriter } from "../modules/traffic/index.ts";
import type { Config } from "../platform/config.ts";
import type { Services } from "../platform/context.ts";
import { createFileStore } from "../platform/files/file-store.ts";
import { ownOrigins, preflight, withCors } from "../platform/http/cors.ts";
import { guarded } from "../platform/http/guard.ts";
import { createCdn } from "../platform/images/cdn.ts";
import { createResizer } from "../platform/images/resize.ts";
import { createLimits } from "../platform/limits/limits.ts";
import { listen } from "../platform/listen.ts";
import { isHealthPath } from "../platform/health.ts";
import { createLog, maskedUrl } from "../platform/log.ts";
import { PublicCache } from "../platform/public-cache.ts";
import { PublicChangeFeed } from "../platform/public-changes.ts";
import { DEMO_ACCOUNTS } from "../seed/demo-accounts.ts";
import { seedIfEmpty } from "../seed/seed.ts";
import type { Api, ApiOptions } from "./api.types.ts";
import { openJobs } from "./jobs.ts";
import { nextTurn } from "./next-turn.ts";
import { openDatabases } from "./open-databases.ts";
import { openSites } from "./routes.ts";

/**
 * Opens the API on an existing database, and migrates it if `databaseMigrationUrl` or the role of `databaseUrl` allows
 * it.
 *
 * @param config `databaseUrl` is required here: the host starts the embedded PostgreSQL when none is given
 * @throws Error with one sentence if the database must not be used, see `openDatabase`
 */
export async function createApi(config: Config, options: ApiOptions = {}): Promise<Api> {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error("The API needs a database: DATABASE_URL is not set.");
  const now = options.now ?? (() => new Date());
  const log = options.log ?? createLog(config.production ? "info" : "warn");
  const { runsJobs = true } = options;
  const { db, workDb, watch, leave } = await openDatabases({ ...config, databaseUrl }, log, runsJobs);

  // Once per installation is enough.
  if (runsJobs)
    for (const absent of absentProviders(config)) log.warn(absent, "a payment provider is not offered");

  const publicCache = new PublicCache(now);
  const paymentChanges = createPaymentChanges();
  const traffic = createTrafficWriter(db, log);
  const files = createFileStore(path.join(config.dataDir, "files"));
  const limits = createLimits({
    db,
    now,
    secret: config.secret,
    slack: config.limitSlack ?? 1,
    warn: (fault) => log.warn({ fault: String(fault) }, "calls go uncounted"),
  });
  const services: Services = {
    config,
    db,
    now,
    files,
    log,
    publicCache,
    paymentChanges,
    traffic,
    limits,
    mintAccessToken: (input) => accounts.mintAccessToken(input),
    sessionsEnded: () => accounts.sessionsEnded(),
  };
  const work: Services = { ...services, db: workDb };
  const publicChanges = new PublicChangeFeed(
    publicCache,
    (fromMs) => nextTurn(db, fromMs),
    () => now().getTime(),
  );
  const sessionEnds = new SessionEnds();
  const channels = {
    catalogue: publicChanges.hear,
    sessions: sessionEnds.heard,
    payments: paymentChanges.heard,
  };
  const listener = listen(databaseUrl, channels, log, watch);
  publicChanges.hearBy(listener);
  sessionEnds.hearBy(listener);
  const resizer = createResizer(files, path.join(config.dataDir, "images"));
  const accounts = await createAccounts(services, { sessionEnds });
  await listener.ready;
  const origins = ownOrigins(config);
  const sites = openSites({ ...services, log, files, identity: accounts }, watch);
  const cdn = createCdn(resizer);
  const jobs = openJobs({ ...work, files, resizer }, log, options.jobsPast);

  return {
    fetch: async (request, client) => {
      if (request.method === "OPTIONS") return preflight(request, origins);
      const startedMs = performance.now();
      const answer = await guarded(log, request, () => sites.api(request, client));
      const response = withCors(answer, request, origins);
      const ms = Math.round(performance.now() - startedMs);
      // A balancer polls every few seconds; only failures are worth logging.
      const level = isHealthPath(request.url) && response.ok ? "debug" : "info";
      log[level](
        { method: request.method, url: maskedUrl(request.url), status: response.status, ms },
        "answered",
      );
      return response;
    },
    accountAuth: sites.account,
    cdn: (request) => guarded(log, request, () => cdn(request)),
    play: (request, client) => guarded(log, request, () => sites.play(request, client)),
    accounts,
    services,
    publicChanges,
    seedIfEmpty: (step) => seedIfEmpty({ services: work, accounts, files, resizer }, step),
    demoAccounts: config.production ? [] : DEMO_ACCOUNTS,
    registerSites: accounts.registerSites,
    startWorker: jobs.start,
    endStreams: paymentChanges.close,
    close: async () => {
      paymentChanges.close();
      await jobs.stop();
      await listener.close();
      await traffic.close();
      await leave();
    },
  };
}

export type { Api, ApiOptions } from "./api.types.ts";
