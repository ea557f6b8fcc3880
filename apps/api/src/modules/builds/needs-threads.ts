import { Readable } from "node:stream";

/** Longer than what is looked for, which may lie across two chunks. */
const OVERLAP = 512;

/**
 * What a script says that shares memory between threads: memory made for it, Godot's setting, or a script that would
 * isolate the page by a service worker.
 */
const SHARES_MEMORY =
  /WebAssembly\s*\.\s*Memory\s*\(\s*\{[^}]{0,200}\bshared["']?\s*:\s*(?:true|!0)|GODOT_THREADS_ENABLED\s*=\s*true|coi-serviceworker(?:\.min)?\.js/;
const DECLARES = /"threads"\s*:\s*(true|false)/;

/**
 * Looks through the files of a web build for the need of threads (R-PLY-13), while they pass. A creator may state it
 * in the archive's `catnip.json` (`"threads": true` or `false`), which is believed.
 */
export function lookForThreads(): {
  readonly through: (path: string, content: Readable) => Readable;
  readonly areNeeded: () => boolean;
} {
  let isFound = false;
  let declared: boolean | null = null;
  async function* read(path: string, content: Readable): AsyncGenerator<Buffer> {
    let tail = "";
    for await (const part of content as AsyncIterable<Buffer>) {
      const text = tail + part.toString("latin1");
      if (path === "catnip.json") {
        const [, word] = DECLARES.exec(text) ?? [];
        if (word !== undefined) declared = word === "true";
      } else if (!isFound) isFound = SHARES_MEMORY.test(text);
      tail = text.slice(-OVERLAP);
      yield part;
    }
  }
  return {
    through: (path, content) =>
      path === "catnip.json" || /\.(?:html?|js|mjs)$/i.test(path)
        ? Readable.from(read(path, content), { objectMode: false })
        : content,
    areNeeded: () => declared ?? isFound,
  };
}
