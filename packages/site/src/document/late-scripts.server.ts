import { LATE_SCRIPTS_ID } from "./late-start.ts";

/**
 * Lays a finished document's module scripts aside for the script in its head, which starts them (R-WEB-55): neither are
 * they preloaded nor do they run. Pages that are streamed keep theirs, which load while the rest is on its way.
 *
 * With them goes what React Router prepares for them in a script of its own, whose element stays where hydration looks for it.
 *
 */
export function withLateScripts(html: string): string {
  const files: string[] = [];
  const parts: string[] = [];
  let from = 0;
  // Searched for by hand and put together once: an expression looks at every character of the page, twice.
  for (let at = html.indexOf(PRELOADED); at >= 0; at = html.indexOf(PRELOADED, from)) {
    const end = html.indexOf(">", at) + 1;
    const file = ADDRESS.exec(html.slice(at, end))?.[1];
    parts.push(html.slice(from, file === undefined ? end : at));
    if (file !== undefined) files.push(file);
    from = end;
  }
  // The libraries first: they need nothing else, and everything needs them.
  const ordered = files.toSorted((a, b) => Number(LIBRARIES.test(b)) - Number(LIBRARIES.test(a)));
  const typeAt = html.indexOf(IS_MODULE, from);
  const scriptAt = html.lastIndexOf(SCRIPT, typeAt);
  if (typeAt < 0) return [...parts, html.slice(from)].join("");
  const attributes = html.slice(scriptAt + SCRIPT.length, typeAt);
  const preparedAt = html.lastIndexOf(PREPARES, scriptAt);
  const prepares =
    preparedAt < from ? "" : html.slice(preparedAt + 1, html.lastIndexOf("</script>", scriptAt));
  return [
    ...parts,
    prepares ? `${html.slice(from, preparedAt + 1)}</script>` : html.slice(from, scriptAt),
    `<script type="text/plain" id="${LATE_SCRIPTS_ID}" data-files="${ordered.join(" ")}"${attributes}>`,
    prepares,
    html.slice(typeAt + IS_MODULE.length),
  ].join("");
}

const PRELOADED = '<link rel="modulepreload"';
const ADDRESS = / href="([^"]+)"/;
const SCRIPT = "<script";
/** The script right before the modules. */
const PREPARES = ">window.__reactRouterContext";
const IS_MODULE = ' type="module" async="">';
/** See the chunks in `bundler/vite.ts`. */
const LIBRARIES = /\/libraries-/;
