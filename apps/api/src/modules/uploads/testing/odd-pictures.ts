import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A plain image of the given size. */
export const picture = (width = 320, height = 240, format: "png" | "jpeg" | "webp" | "gif" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .toFormat(format)
    .toBuffer();

const PNG_START = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

const header = (width: number, height: number) =>
  chunk("IHDR", Buffer.concat([numbers(width, height), Buffer.from([8, 2, 0, 0, 0])]));

/** Rows of one color, in PNG's format. */
const pixels = (width: number, height: number) => deflateSync(Buffer.alloc(height * (width * 3 + 1)));

/** A few bytes that claim to be an image of 2.5 billion pixels. */
export const pixelFlood = (): Buffer =>
  Buffer.concat([
    PNG_START,
    header(50_000, 50_000),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);

/** A PNG with that many frames. */
export function animation(frames: number): Buffer {
  const data = pixels(100, 100);
  const control = (sequence: number) =>
    chunk("fcTL", Buffer.concat([numbers(sequence, 100, 100, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const more = Array.from({ length: frames - 1 }, (_, index) => [
    control(index * 2 + 1),
    chunk("fdAT", Buffer.concat([numbers(index * 2 + 2), data])),
  ]).flat();
  return Buffer.concat([
    PNG_START,
    header(100, 100),
    chunk("acTL", numbers(frames, 0)),
    control(0),
    chunk("IDAT", data),
    ...more,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An image with a color profile or a text that unpacks to that many bytes. */
export const packed = (kind: "iCCP" | "zTXt", bytes: number): Buffer =>
  Buffer.concat([
    PNG_START,
    header(100, 100),
    chunk(kind, Buffer.concat([Buffer.from("bomb\0\0", "latin1"), deflateSync(Buffer.alloc(bytes))])),
    chunk("IDAT", pixels(100, 100)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
