import type { BuildManifest } from "./builds.tables.ts";

/**
 * Finds files of a build by the paths of URLs (R-PLY-10): games are written on systems that do not distinguish the
 * case of names, and zipped on systems that decompose their accents. The exact path comes first, then the same letters
 * in another composition, then another case if only one file has it, each also with repeated slashes as one.
 *
 * @returns a function from a URL's path (with its leading slash) to a path in the manifest; null: no such file
 */
export function createFileFinder(
  manifest: BuildManifest,
  entry: string,
): (pathname: string) => string | null {
  // Made when a path is not found exactly, which most builds never need.
  let indices: readonly ReadonlyMap<string, string | null>[] | undefined;
  const find = (path: string): string | null => {
    if (Object.hasOwn(manifest, path)) return path;
    indices ??= [indexBy(manifest, compose), indexBy(manifest, fold)];
    const [composed, folded] = indices;
    return composed?.get(compose(path)) ?? folded?.get(fold(path)) ?? null;
  };

  return (pathname) => {
    if (/^\/*$/.test(pathname)) return entry;
    for (const path of readingsOf(pathname.slice(1))) {
      const found = find(path.endsWith("/") ? `${path}index.html` : path);
      if (found !== null) return found;
    }
    return null;
  };
}

/** Files by their folded paths; null: several have it. */
function indexBy(manifest: BuildManifest, key: (path: string) => string): ReadonlyMap<string, string | null> {
  const index = new Map<string, string | null>();
  for (const path of Object.keys(manifest)) index.set(key(path), index.has(key(path)) ? null : path);
  return index;
}

const compose = (path: string) => path.normalize("NFC");
const fold = (path: string) => compose(path).toLowerCase();

/** What the path of a URL may mean, the most likely first. */
function* readingsOf(escaped: string): Generator<string> {
  const plain = decoded(escaped);
  // A file may be named with an escape, and be requested by that name, or with the escape escaped twice.
  for (const reading of [plain, escaped, decoded(plain), plain.replaceAll("+", " ")]) {
    yield reading;
    yield reading.replaceAll(/[/\\]+/g, "/").replace(/^\//, "");
  }
}

/** Decodes the escapes that are valid, `%uXXXX` of the old `escape()` among them, and leaves the others. */
const decoded = (escaped: string): string =>
  escaped
    .replaceAll(/%u([0-9a-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
