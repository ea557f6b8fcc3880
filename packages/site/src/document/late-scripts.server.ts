import { LATE_SCRIPTS_ID } from "./late-start.ts";
import { PAGE_FILES } from "./page-files.server.ts";

/**
 * Lays a finished document's module scripts aside for the script in its head, which starts them (R-WEB-55): neither are
 * they preloaded nor do they run. Pages that are streamed keep theirs, which load while the rest is on its way.
 *
 * @param playerFiles what a player's page loads besides, as soon as it runs
 */
export function withLateScripts(html: string, playerFiles = PAGE_FILES?.player ?? []): string {
  const files: string[] = [];
  const without = html.replaceAll(PRELOADED_MODULE, (_tag, file: string) => {
    files.push(file);
    return "";
  });
  // The libraries first: they need nothing else, and everything needs them.
  const ordered = files.toSorted((a, b) => Number(LIBRARIES.test(b)) - Number(LIBRARIES.test(a)));
  const forPlayers = playerFiles.filter((file) => !files.includes(file));
  const more = forPlayers.length === 0 ? "" : ` data-player-files="${forPlayers.join(" ")}"`;
  return without.replace(
    MODULE,
    (_tag, attributes: string) =>
      `<script type="text/plain" id="${LATE_SCRIPTS_ID}" data-files="${ordered.join(" ")}"${more}${attributes}>`,
  );
}

const PRELOADED_MODULE = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const MODULE = /<script((?: nonce="[^"]*")?) type="module" async="">/;
/** See the chunks in `bundler/vite.ts`. */
const LIBRARIES = /\/libraries-/;
