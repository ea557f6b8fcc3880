import { fork } from "node:child_process";
import path from "node:path";
import { watchFiles } from "./watch-files.ts";

const SDK = path.resolve(import.meta.dirname, "../../../../packages/sdk");

/**
 * Regenerates types and hashes of operations when an operation or the schema changes. The generator stays
 * loaded in a process of its own: loading it takes longer than running it.
 *
 * @returns stops it
 */
export function regenerateTypes(): () => void {
  const generator = fork(path.join(import.meta.dirname, "type-generator.ts"), { cwd: SDK });
  const stopWatching = watchFiles(
    [SDK],
    (file) => /\.graphql(\.ts)?$/.test(file) && !file.includes("node_modules"),
    () => generator.send("generate"),
  );
  return () => {
    stopWatching();
    generator.kill();
  };
}
