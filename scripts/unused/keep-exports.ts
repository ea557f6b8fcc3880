import type { Preprocessor } from "knip";
import { KEPT } from "./kept-exports.ts";

/** For knip: drops what is on the list of kept exports, and reports an entry that no longer needs to be there. */
const keepExports: Preprocessor = (found) => {
  const met = new Set<string>();
  for (const type of ["exports", "types"] as const) {
    for (const [file, symbols] of Object.entries(found.issues[type])) {
      for (const [symbol, issue] of Object.entries(symbols)) {
        const [folder] = Object.entries(KEPT).find(
          ([name, names]) => issue.filePath.includes(`/${name}/`) && Object.hasOwn(names, issue.symbol),
        ) ?? [null];
        if (folder === null) continue;
        met.add(`${folder} ${issue.symbol}`);
        delete found.issues[type][file]?.[symbol];
        found.counters[type] -= 1;
      }
    }
  }
  const stale = Object.entries(KEPT)
    .flatMap(([folder, names]) => Object.keys(names).map((name) => `${folder} ${name}`))
    .filter((entry) => !met.has(entry));
  for (const entry of stale)
    console.error(`${entry} has its user, or is gone: remove it from scripts/unused/kept-exports.ts`);
  found.counters.exports += stale.length;
  return found;
};

export default keepExports;
