import path from "node:path";
import { DAY_MS } from "@catnip/domain/time";
import { createAccounts, purgeAccounts, type Accounts } from "../modules/accounts/index.ts";
import { createDownloads, createPlay } from "../modules/builds/index.ts";
import {
  chooseFrontGames,
  indexStaleStores,
  recountRatings,
  tidyVocabulary,
} from "../modules/catalog/index.ts";
import { translations, TRANSLATIONS_PATH } from "../modules/configuration/index.ts";
import {
  createMailsOff,
  NOTIFICATION_CRON,
  notificationTasks,
  UNSUBSCRIBE_PATH,
} from "../modules/notifications/index.ts";
import { absentProviders, MONEY_CRON, moneyTasks, notify } from "../modules/payments/index.ts";
import { createTrafficWriter, tidyTraffic } from "../modules/traffic/index.ts";
import { tidyUploads } from "../modules/uploads/index.ts";
import { releaseEarnings } from "../modules/payouts/index.ts";
import { expireLots } from "../modules/wallets/index.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "../seed/demo-accounts.ts";
import { refuseDemoShop } from "../seed/refuse-demo-shop.ts";
import { seedIfEmpty, type Step } from "../seed/seed.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import { connectDatabase } from "./database.ts";
import { inTime, watchDatabase } from "./database-watch.ts";
import { createFileStore } from "./files/file-store.ts";
import { createGraphqlHandler, refusal } from "./graphql/handler.ts";
import { health } from "./health.ts";
import { guarded } from "./http/guard.ts";
import { ownOrigins, preflight, withCors } from "./http/cors.ts";
import { createCdn } from "./images/cdn.ts";
import { createPrewarmTask, PREWARM_TASK } from "./images/prewarm.ts";
import { createResizer } from "./images/resize.ts";
import { createJobs } from "./jobs.ts";
import { createLimits } from "./limits/limits.ts";
import { tidyLimits } from "./limits/tidy-limits.ts";
import { listen } from "./listen.ts";
import { createLog, maskedUrl, type Log } from "./log.ts";
import { createMailTask, MAIL_TASK } from "./mail.ts";
import { openDatabase } from "./open-database.ts";
import { PublicCache } from "./public-cache.ts";
import { schema } from "./schema.ts";

/** Who sends a request, as the host sees it. */
export type Client = { readonly address: string };

export type Handler = (request: Request, client: Client) => Promise<Response>;

/** Everything this part of the product serves, as fetch-style handlers: for a server, or for tests in process. */
export type Api = {
  /** The api site: `/graphql`, `/translations`, `/session*`, `/payments/notify/*`, `/download/*`, `/mails/off`, `/health*`. */
  readonly fetch: Handler;
  /** `/auth/*` of the account site. */
  readonly accountAuth: Handler;
  /** The cdn site. */
  readonly cdn: (request: Request) => Promise<Response>;
  /** The play sites, `b<build>.play.…`. */
  readonly play: (request: Request) => Promise<Response>;
  readonly accounts: Accounts;
  readonly services: Services;
  /** Fills an empty shop: reference data always, demo games and accounts outside production. Repairs a broken-off run. */
  readonly seedIfEmpty: (step: Step) => Promise<void>;
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * Makes our own sites known to the account site under this configuration's addresses. For the process that serves
   * them: a command on the same database must not move a running shop's sites to its own.
   */
  readonly registerSites: () => Promise<void>;
  /** Starts working off queued jobs (mail, pictures, sweeps) in this process. */
  readonly startWorker: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type ApiOptions = {
  /** The clock, so that tests can move it. */
  readonly now?: () => Date;
  readonly log?: Log;
};

/**
 * Opens the API on a database that is there, and brings its tables up to date where `databaseMigrationUrl` or the role
 * of `databaseUrl` allows it.
 *
 * @param config `databaseUrl` is required here: the host starts the embedded PostgreSQL when none is given
 * @throws Error with one sentence where the database may not be served from, see `openDatabase`
 */
export async function createApi(config: Config, options: ApiOptions = {}): Promise<Api> {
  if (!config.databaseUrl) throw new Error("The API needs a database: DATABASE_URL is not set.");
  const now = options.now ?? (() => new Date());
  const log = options.log ?? createLog(config.production ? "info" : "warn");
  const { databaseUrl } = config;
  const watch = watchDatabase(databaseUrl, log);
  const db = connectDatabase(databaseUrl, { watch, statementMsMax: REQUEST_STATEMENT_MS_MAX });
  // Migrations, sweeps and mail take the time they need, and none of the connections that requests wait for.
  const workDb = await openDatabase({ ...config, databaseUrl }, { watch, max: WORK_CONNECTIONS_MAX }).catch(
    (fault: unknown) => {
      watch.close();
      throw fault;
    },
  );
  const leave = async () => {
    watch.close();
    await inTime(Promise.all([db.$client.end(), workDb.$client.end()]), GOODBYE_MS_MAX);
  };
  try {
    if (config.production) await refuseDemoShop(workDb);
  } catch (fault) {
    await leave();
    throw fault;
  }

  for (const absent of absentProviders(config)) log.warn(absent, "a payment provider is not offered");

  const publicCache = new PublicCache(now);
  const traffic = createTrafficWriter(db, log);
  const files = createFileStore(path.join(config.dataDir, "files"));
  const services: Services = {
    config,
    db,
    now,
    files,
    log,
    publicCache,
    traffic,
    limits: createLimits({
      db,
      now,
      secret: config.secret,
      slack: config.limitSlack ?? 1,
      warn: (fault) => log.warn({ fault: String(fault) }, "calls go uncounted"),
    }),
    mintAccessToken: (input) => accounts.mintAccessToken(input),
    sessionsEnded: () => accounts.sessionsEnded(),
  };
  const work: Services = { ...services, db: workDb };
  const listener = listen(config.databaseUrl, "catalogue", () => publicCache.clear(), log, watch);
  const resizer = createResizer(files, path.join(config.dataDir, "images"));
  const accounts = await createAccounts(services);
  await listener.ready;
  const graphql = createGraphqlHandler({
    schema,
    services,
    log,
    documentsFile: config.persistedDocuments ?? DOCUMENTS_FILE,
    viewerOf: accounts.verifyAccessToken,
  });
  const origins = ownOrigins(config);
  const downloads = createDownloads(services, files);
  const cdn = createCdn(resizer);
  const play = createPlay(services, files);
  const mailsOff = createMailsOff(services);
  const jobs = createJobs({
    db: workDb,
    log,
    tasks: {
      [MAIL_TASK]: createMailTask(config),
      [PREWARM_TASK]: createPrewarmTask(resizer),
      ...moneyTasks(work),
      ...notificationTasks(work),
      "expire-lots": async () => {
        await expireLots(work);
      },
      "release-earnings": async () => {
        await releaseEarnings(work);
      },
      "recount-ratings": () => recountRatings(workDb),
      "index-stores": () => indexStaleStores(workDb),
      "choose-front-games": () => chooseFrontGames(workDb),
      "tidy-vocabulary": () => tidyVocabulary(workDb),
      "purge-accounts": () => purgeAccounts(work),
      "tidy-limits": () => tidyLimits(workDb, now()),
      "tidy-traffic": () => tidyTraffic(work),
      "tidy-uploads": () => tidyUploads(work, files, resizer),
      "tidy-files": () => files.tidy(new Date(now().getTime() - DAY_MS)),
    },
    cron: [
      ...MONEY_CRON,
      { task: "expire-lots", match: "*/10 * * * *" },
      { task: "release-earnings", match: "17 * * * *" },
      ...NOTIFICATION_CRON,
      { task: "recount-ratings", match: "7 * * * *" },
      { task: "index-stores", match: "* * * * *" },
      { task: "choose-front-games", match: "17 * * * *" },
      { task: "tidy-vocabulary", match: "53 3 * * *" },
      { task: "purge-accounts", match: "31 4 * * *" },
      { task: "tidy-limits", match: "*/10 * * * *" },
      { task: "tidy-traffic", match: "17 3 * * *" },
      { task: "tidy-uploads", match: "53 3 * * *" },
      { task: "tidy-files", match: "43 4 * * *" },
    ],
  });

  const route: Handler = async (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/graphql") return graphql(request, client);
    if (pathname === "/session" || pathname.startsWith("/session/")) return accounts.sessionHandler(request);
    if (pathname === TRANSLATIONS_PATH) return translations(services, request);
    if (pathname.startsWith("/payments/notify/")) return notify(services, request);
    if (pathname.startsWith("/download/")) return downloads(request, client);
    if (pathname === UNSUBSCRIBE_PATH) return mailsOff(request);
    if (pathname === "/health" || pathname.startsWith("/health/")) return health(request, db, watch);
    return refusal(404, "input/invalid", "Nothing is served at this address.");
  };

  return {
    fetch: async (request, client) => {
      if (request.method === "OPTIONS") return preflight(request, origins);
      const startedMs = performance.now();
      const answer = await guarded(log, request, () => route(request, client));
      const response = withCors(answer, request, origins);
      const ms = Math.round(performance.now() - startedMs);
      log.info(
        { method: request.method, url: maskedUrl(request.url), status: response.status, ms },
        "answered",
      );
      return response;
    },
    accountAuth: accounts.authHandler,
    cdn: (request) => guarded(log, request, () => cdn(request)),
    play: (request) => guarded(log, request, () => play(request)),
    accounts,
    services,
    seedIfEmpty: (step) => seedIfEmpty({ services: work, accounts, files, resizer }, step),
    demoAccounts: config.production ? [] : DEMO_ACCOUNTS,
    registerSites: accounts.registerSites,
    startWorker: jobs.start,
    close: async () => {
      await jobs.stop();
      await listener.close();
      await traffic.close();
      await leave();
    },
  };
}

/** The longest a statement of a request may take, in milliseconds: nobody waits for a page longer. */
const REQUEST_STATEMENT_MS_MAX = 30_000;
/** The longest to wait for the database to say goodbye, in milliseconds: it may be frozen. */
const GOODBYE_MS_MAX = 5_000;
/** For two jobs at a time with the statements inside them, their queue and its news. */
const WORK_CONNECTIONS_MAX = 10;

const DOCUMENTS_FILE = path.resolve(
  import.meta.dirname,
  "../../../../packages/sdk/src/gen/persisted-documents.json",
);
