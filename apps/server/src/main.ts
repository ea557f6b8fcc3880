import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { readConfig } from "@catnip/api/platform/config.ts";
import type { Prepare } from "./build-sites-first.ts";
import { keepHeapLean } from "./lean-heap.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";
import { readProxyTrust } from "./trusted-proxy.ts";

/**
 * Serves the product until it is stopped. Startup errors are reported in one sentence, with exit code 1.
 *
 * @param prepare begun once the settings, the port and the database are known to be good; absent: the sites are built
 */
export async function serve(prepare?: Prepare): Promise<void> {
  process.title = "catnip";
  keepHeapLean();
  resolveLocalhostNames();
  let port = Number(process.env.PORT ?? 4000);
  try {
    const config = readConfig();
    port = config.port;
    const trust = readProxyTrust(process.env.TRUST_PROXY);
    if (config.workers === 1) await (await import("./serve-alone.ts")).serveAlone(config, trust, prepare);
    else await (await import("./workers/serve-with-workers.ts")).serveWithWorkers(config, trust, prepare);
  } catch (error) {
    const sentence = startupErrorSentence(error, port);
    console.error(sentence ? `\n${sentence}` : error);
    process.exit(1);
  }
}

if (import.meta.main) await serve();
