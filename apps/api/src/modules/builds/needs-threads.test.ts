import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { lookForThreads } from "./needs-threads.ts";

const MEMORY = "var m=new WebAssembly.Memory({initial:256,maximum:32768,shared:!0})";

// R-PLY-13
test.each([
  ["memory shared between threads", { "index.js": MEMORY }, true],
  ["Godot's setting", { "index.html": "<script>const GODOT_THREADS_ENABLED = true;</script>" }, true],
  ["Godot's setting, off", { "index.html": "const GODOT_THREADS_ENABLED = false;" }, false],
  ["isolation by a service worker", { "index.html": '<script src="coi-serviceworker.js"></script>' }, true],
  ["memory that is not shared", { "index.js": "new WebAssembly.Memory({initial:256})" }, false],
  ["a mere look for it", { "index.js": "typeof SharedArrayBuffer !== 'undefined'" }, false],
  ["no script", { "words.txt": MEMORY }, false],
  ["what its creator states", { "catnip.json": '{"threads": true}', "index.js": "" }, true],
  ["what its creator denies", { "index.js": MEMORY, "catnip.json": '{"entry":"a","threads":false}' }, false],
])("a build is looked through for %s", async (_says, files, isNeeded) => {
  const threads = lookForThreads();
  for (const [path, content] of Object.entries(files)) {
    const parts = Array.from(Buffer.from(content), (byte) => Buffer.of(byte));
    expect(await text(threads.through(path, Readable.from(parts)))).toBe(content);
  }
  expect(threads.areNeeded()).toBe(isNeeded);
});
