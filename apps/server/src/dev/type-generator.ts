import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Generate = (config: object, writes: boolean) => Promise<unknown>;

/** Runs in the SDK's folder with its generator and settings; each message from the parent triggers one run. */
const require = createRequire(path.join(process.cwd(), "package.json"));
const load = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);
const { generate } = (await load(require.resolve("@graphql-codegen/cli"))) as { generate: Generate };
const { default: config } = (await load(path.resolve("codegen.ts"))) as { default: object };

let running: Promise<unknown> = Promise.resolve();
const run = () => {
  running = running.then(() =>
    generate({ ...config, cwd: process.cwd(), silent: true }, true).catch((fault: unknown) =>
      console.error(fault instanceof Error ? fault.message : fault),
    ),
  );
};
// The first run is the slow one: do it while the sites open, when nothing waits for it.
run();
process.on("message", run);
process.on("disconnect", () => process.exit());
