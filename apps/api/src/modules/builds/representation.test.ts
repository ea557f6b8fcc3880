import { brotliCompressSync, gzipSync } from "node:zlib";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileStore, type FileStore } from "../../platform/files/file-store.ts";
import { createRepresentations } from "./representation.ts";

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catnip-representation-"));
  files = createFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const represent = async (path: string, content: Uint8Array | string, others: Record<string, string> = {}) => {
  const manifest: Record<string, { hash: string; size: number; type: string }> = {};
  for (const [name, body] of Object.entries({ ...others, [path]: content }))
    manifest[name] = { ...(await files.put(Buffer.from(body))), type: "" };
  const file = manifest[path];
  if (!file) throw new Error("It was just added");
  return createRepresentations(files)(manifest, path, file);
};

const CODE = "var unityFramework=function(){return 1};".repeat(20);
const FALLBACK = {
  "Build/game.loader.js": 'const marker = "UnityWeb Compressed Content (gzip)"; inflate(bytes)',
};
const OWN = { "Build/game.loader.js": "new DecompressionStream('gzip')" };
const NONE = { "Build/game.loader.js": "createUnityInstance()", "lib/inflate-loader.js": "inflate()" };

// R-PLY-9
test.each([
  ["Build/game.framework.js.gz", gzipSync(CODE), {}, "text/javascript", "gzip"],
  ["Build/game.wasm.gz", gzipSync(CODE), {}, "application/wasm", "gzip"],
  ["Build/game.data.gz", gzipSync(CODE), {}, "application/octet-stream", "gzip"],
  ["Build/game.framework.js.br", brotliCompressSync(CODE), {}, "text/javascript", "br"],
  ["Build/game.wasm.br", brotliCompressSync(CODE), {}, "application/wasm", "br"],
  ["Build/GAME.DATA.BR", brotliCompressSync(Buffer.alloc(50_000_000)), {}, "application/octet-stream", "br"],
  ["Build/game.wasm.unityweb", gzipSync(CODE), NONE, "application/wasm", "gzip"],
  ["Build/game.wasm.unityweb", brotliCompressSync(CODE), FALLBACK, "application/wasm", "br"],
  ["Build/game.wasm.unityweb", gzipSync(CODE), OWN, "application/octet-stream", undefined],
  ["Build/game.data.unityweb", "UnityWebData1.0\0", NONE, "application/octet-stream", undefined],
  ["a.br", "x", {}, "application/octet-stream", undefined],
  ["not-compressed.js.gz", CODE, {}, "application/gzip", undefined],
])(
  "%s is what its inner name says, in the encoding of its content",
  async (path, content, others, type, encoding) => {
    const found = await represent(path, content, others);
    expect([found.type, found.encoding]).toEqual([type, encoding]);
  },
);

const SHIFT_JIS = Buffer.from([0x8c, 0x6a, 0x8b, 0xb4, 0x82, 0xcc, 0x96, 0xe9]);
// R-PLY-9
test.each([
  [
    "a page that declares its charset",
    "a.html",
    Buffer.concat([
      Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">'),
      SHIFT_JIS,
    ]),
    "text/html",
  ],
  ["a page that declares UTF-8", "a.html", "<meta charset=utf-8>夜", "text/html"],
  ["a page that declares nothing, in UTF-8", "a.html", "<p>夜", "text/html; charset=utf-8"],
  ["a page that declares nothing, in another", "a.htm", SHIFT_JIS, "text/html"],
  ["a script in the charset of its page", "words.js", SHIFT_JIS, "text/javascript"],
  ["a script in UTF-8", "words.mjs", "'夜'", "text/javascript"],
  ["a scenario that is cut within a letter", "first.ks", "夜".repeat(200_000), "text/plain; charset=utf-8"],
  ["a script in GBK that could be UTF-8", "words.js", Buffer.from([0xd2, 0xb9]), "text/javascript"],
  ["nothing", "empty.json", "", "application/json"],
  ["pictures", "a.jfif", "x", "image/jpeg"],
])("the charset of %s", async (_says, path, content, type) => {
  expect((await represent(path, content)).type).toBe(type);
});

// R-PLY-9
test("the same file beside another loader is described for that loader", async () => {
  const { hash, size } = await files.put(gzipSync(CODE));
  const loader = await files.put(Buffer.from(OWN["Build/game.loader.js"]));
  const file = { hash, size, type: "" };
  const describe = createRepresentations(files);
  const alone = { "Build/game.wasm.unityweb": file };
  const beside = { ...alone, "Build/game.loader.js": { ...loader, type: "" } };
  expect((await describe(alone, "Build/game.wasm.unityweb", file)).encoding).toBe("gzip");
  expect((await describe(beside, "Build/game.wasm.unityweb", file)).encoding).toBeUndefined();
});
