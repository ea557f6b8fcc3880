import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { acceptImage } from "./accept-image.ts";
import {
  CANARY,
  jpegFlood,
  NO_PICTURES,
  NO_WEBPS,
  talkativeJpeg,
  talkativePng,
  talkativeWebp,
} from "./testing/hostile-pictures.ts";
import type { PictureUse } from "./reencode-image.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-hostile-"));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function accept(content: Buffer, use: PictureUse) {
  const file = path.join(folder, "upload");
  writeFileSync(file, content);
  return acceptImage(file, use);
}

// R-UPL-2, R-PAY-50
describe("only the pixels of a picture with hidden content are kept", () => {
  const cases: [string, () => Promise<Buffer>, PictureUse, string][] = [
    ["a JPEG as a master", talkativeJpeg, "master", "jpeg"],
    ["a PNG as a master", talkativePng, "master", "png"],
    ["a JPEG as a proof", talkativeJpeg, "proof", "jpeg"],
    ["a PNG as a proof", talkativePng, "proof", "jpeg"],
    ["a WebP as a proof", talkativeWebp, "proof", "jpeg"],
  ];
  test.each(cases)("%s", async (_says, make, use, format) => {
    const sent = await make();
    expect(sent.includes(CANARY)).toBe(true);
    const { file } = await accept(sent, use);
    const stored = readFileSync(file);
    expect(stored.includes(CANARY)).toBe(false);
    expect(stored.includes("<script")).toBe(false);
    const { exif, xmp, iptc, icc, comments, ...rest } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, icc, comments }).toEqual({});
    expect([rest.format, rest.width, rest.height]).toEqual([format, 120, 90]);
  });
});

// R-UPL-1
describe.each([
  ["master", NO_PICTURES],
  ["proof", [...NO_WEBPS, ...NO_PICTURES.slice(0, 3)]],
] as const)("no picture is, for a %s,", (use, files) => {
  test.each(files)("%s", async (_says, make) => {
    await expect(accept(await make(), use)).rejects.toMatchObject({ code: "file/not-an-image" });
    // Nothing was drawn.
    expect(readdirSync(folder)).toEqual(["upload"]);
  });
});

// R-UPL-1
test.each(["master", "proof"] as const)(
  "a JPEG of more pixels than it has bytes for is refused unopened, as a %s",
  async (use) => {
    await expect(accept(await jpegFlood(), use)).rejects.toMatchObject({ code: "file/too-large" });
  },
);

// R-UPL-1
test("forty million pixels are taken, and one column more is not", async () => {
  const wide = (width: number) =>
    sharp({ create: { width, height: 5_000, channels: 3, background: "teal" } })
      .jpeg({ quality: 10 })
      .toBuffer();
  expect(await accept(await wide(8_000), "master")).toMatchObject({ width: 2_560, height: 1_600 });
  await expect(accept(await wide(8_001), "master")).rejects.toMatchObject({ code: "file/too-large" });
});

// R-UPL-1
test("a truncated picture is refused, wherever it is cut", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: "teal", noise } })
    .png()
    .toBuffer();
  for (const eighths of [1, 3, 5, 7])
    await expect(accept(whole.subarray(0, (whole.length * eighths) / 8), "proof")).rejects.toMatchObject({
      code: "file/not-an-image",
    });
});
