import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { readConfig } from "@catnip/api/platform/config.ts";
import { keepHeapLean } from "./lean-heap.ts";
import { resolveLocalhostNames } from "./localhost-names.ts";
import { readProxyTrust } from "./trusted-proxy.ts";

/** Serves the product until it is stopped. Startup errors are reported in one sentence, with exit code 1. */
export async function serve(): Promise<void> {
  process.title = "catnip";
  keepHeapLean();
  resolveLocalhostNames();
  let port = Number(process.env.PORT ?? 4000);
  try {
    const config = readConfig();
    port = config.port;
    const trust = readProxyTrust(process.env.TRUST_PROXY);
    if (config.workers === 1) await (await import("./serve-alone.ts")).serveAlone(config, trust);
    else await (await import("./workers/serve-with-workers.ts")).serveWithWorkers(config, trust);
  } catch (error) {
    const sentence = startupErrorSentence(error, port);
    console.error(sentence ? `\n${sentence}` : error);
    process.exit(1);
  }
}

if (import.meta.main) await serve();
