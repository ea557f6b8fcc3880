import { createServer } from "node:http";
import path from "node:path";
import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { readConfig, type Config } from "@catnip/api/platform/config.ts";
import { openEmbeddedDatabase } from "@catnip/api/platform/embedded-postgres/embedded-database.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import { trackRequests } from "../drain.ts";
import { goodbye, shutDownGracefully } from "../shutdown.ts";
import { listenEverywhere } from "../listening.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";
import { consoleProgress } from "../progress.ts";
import { printAddresses } from "../print-addresses.ts";
import { createDevSiteServer } from "./dev-site-server.ts";
import { wantedSites } from "../wanted-sites.ts";
import { regenerateTypes } from "./regenerate-types.ts";
import { extractMessages } from "./extract-messages.ts";
import { superviseBackend } from "./supervise-backend.ts";
import { watchFiles } from "./watch-files.ts";

/**
 * `pnpm dev`: all sites from source on the embedded database. Pages update in the browser as files change; a
 * change in the API restarts it, and requests wait meanwhile.
 */
const ROOT = path.resolve(import.meta.dirname, "../../../..");
/** The folders whose code runs in the API process. */
const BACKEND = [
  "apps/api/src",
  "apps/api/sql",
  "apps/api/migrations",
  "apps/bank/src",
  "apps/server/src",
  "packages/brands",
  "packages/domain/src",
  "packages/i18n/src",
].map((folder) => path.join(ROOT, folder));
const isOfBackend = (file: string) =>
  /\.(?:ts|sql|po)$/.test(file) && !/\.test\.ts$|\/(?:node_modules|dist|testing)\//.test(file);

async function serve(config: Config): Promise<void> {
  const { step } = consoleProgress();
  const database = config.databaseUrl
    ? undefined
    : await step("Database started", () => openEmbeddedDatabase(config));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SITES: "account,api,cdn,play,mail,bank",
    WORKERS: "1",
    ...(database && { DATABASE_URL: database.databaseUrl, DATABASE_MIGRATION_URL: database.ownerUrl }),
    // Caches compiled code, so unchanged modules are not compiled again at every start.
    NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/catnip-dev"),
  };
  const backend = superviseBackend(env);
  const siteServer = createDevSiteServer(config, backend);
  const servers = await listenEverywhere(config, () =>
    createServer(siteServer.serve).on("upgrade", siteServer.upgrade),
  );
  const { demoAccounts } = await step("API opened", backend.ready).catch(async (fault: unknown) => {
    await database?.close();
    throw fault;
  });
  database?.serving();
  const stops = [watchFiles(BACKEND, isOfBackend, backend.restart), regenerateTypes(), extractMessages()];
  printAddresses(config, wantedSites(config), demoAccounts);
  const close = async () => {
    for (const stop of stops) stop();
    await Promise.all([siteServer.close(), backend.close()]);
    await database?.close();
  };
  shutDownGracefully({
    drain: trackRequests(servers).drain,
    close,
    log: createLog("warn"),
    goodbye: goodbye(config),
  });
}

try {
  process.title = "catnip dev";
  resolveLocalhostNames();
  await serve(readConfig({ ...process.env, WORKERS: "1" }));
} catch (error) {
  console.error(startupErrorSentence(error, Number(process.env.PORT ?? 4000)) ?? error);
  process.exit(1);
}
