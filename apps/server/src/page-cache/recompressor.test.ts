import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createRecompressor, OFTEN } from "./recompressor.ts";
import { PageBodies } from "./page-bodies.ts";

const HEADERS = new Headers({ "content-type": "text/html" });
/** Words in an order that repeats only by chance, so that more effort finds more. */
const TEXT = Array.from({ length: 6_000 }, (_, at) => `word${(at * at * 7_919) % 997}`).join(" ");
const page = (number: number) => new PageBodies(Buffer.from(`${number} ${TEXT}`), `"v${number}"`, HEADERS);

async function sendOften(bodies: PageBodies, times = OFTEN): Promise<Buffer> {
  for (let sent = 1; sent < times; sent += 1) await bodies.in("br");
  return (await bodies.in("br")).bytes;
}

// R-WEB-71
test("what is sent often is compressed once more, one at a time, with nine tenths of the time left to others", async () => {
  const pauses: { readonly ms: number; readonly go: () => void }[] = [];
  const recompress = createRecompressor((ms) => new Promise((go) => pauses.push({ ms, go })));
  const [first, second] = [page(1), page(2)];
  const before = await sendOften(first);
  await sendOften(second);
  recompress(first);
  recompress(second);
  while (pauses.length === 0) await new Promise(setImmediate);
  const after = await first.in("br");
  expect(after.bytes.length).toBeLessThan(before.length);
  expect(brotliDecompressSync(after.bytes)).toEqual(brotliDecompressSync(before));
  expect(after.headers).toContain(String(after.bytes.length));
  expect(pauses[0]?.ms).toBeGreaterThan(0);
  expect([first.isRecompressed, second.isRecompressed]).toEqual([true, false]);
  pauses[0]?.go();
  while (pauses.length === 1) await new Promise(setImmediate);
  expect(second.isRecompressed).toBe(true);
});

// R-WEB-71
test("what is seldom sent stays as it is", async () => {
  const recompress = createRecompressor();
  const bodies = page(1);
  await sendOften(bodies, OFTEN - 1);
  recompress(bodies);
  expect(bodies.isRecompressed).toBe(false);
});
