import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FindOrigin } from "./fold-profile.ts";

/**
 * Finds the source of bundled functions by the source map beside the bundle; without one, it is the bundle. Libraries
 * may have maps as well, to files that they came without.
 */
export function findSources(): FindOrigin {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = existsSync(`${file}.map`)
      ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload)
      : null;
    maps.set(file, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!url.startsWith("file:")) return { functionName, file: url };
    const file = fileURLToPath(url);
    const entry = isBundle(file) ? mapOf(file)?.findEntry(lineNumber, columnNumber) : undefined;
    const source: unknown = entry && "originalSource" in entry ? entry.originalSource : null;
    return {
      functionName,
      file: typeof source === "string" ? path.resolve(path.dirname(file), source) : file,
    };
  };
}

const isBundle = (file: string) => file.endsWith(".js") && !file.includes("/node_modules/");
