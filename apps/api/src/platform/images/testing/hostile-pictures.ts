import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** What must not be in anything that is stored, wherever it was hidden. */
export const CANARY = "CANARY-35.6586N-139.7454E";

const plain = () => sharp({ create: { width: 120, height: 90, channels: 3, background: "teal" } });
const latin1 = (text: string) => Buffer.from(text, "latin1");
const hex = (text: string) => Buffer.from(text, "hex");

/** A segment of a JPEG: its marker's second byte, and what it holds. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

const exif = { IFD0: { Make: CANARY, Artist: CANARY }, IFD3: { GPSLatitude: "35/1 39/1 30/1" } };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${CANARY}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A photograph with everything a camera, an editor and an attacker can put into one. */
export async function talkativeJpeg(): Promise<Buffer> {
  const photo = await plain().jpeg().withExif(exif).withXmp(XMP).toBuffer();
  return Buffer.concat([
    photo.subarray(0, 2),
    // Read as a script, this is a comment, a call, and another comment.
    segment(0xfe, latin1(`*/=alert("${CANARY}")/*`)),
    segment(0xed, latin1(`Photoshop 3.0\0${CANARY}`)),
    segment(0xe2, latin1(`MPF\0${CANARY}`)),
    photo.subarray(2),
    // The second picture that phones append, and an archive behind it.
    photo,
    latin1(`PK\u0003\u0004${CANARY}<script>alert(1)</script>`),
  ]);
}

export async function talkativePng(): Promise<Buffer> {
  const picture = await plain().png().withExif(exif).withXmp(XMP).toBuffer();
  // Behind the signature and the header.
  const [start, rest] = [picture.subarray(0, 33), picture.subarray(33)];
  const packed = deflateSync(latin1(CANARY));
  return Buffer.concat([
    start,
    chunk("tEXt", latin1(`Comment\0${CANARY}`)),
    chunk("zTXt", Buffer.concat([latin1("Packed\0\0"), packed])),
    chunk("iTXt", latin1(`Title\0\0\0\0\0${CANARY}`)),
    chunk("prVt", latin1(CANARY)),
    rest,
    latin1(`<svg onload="${CANARY}"/>`),
  ]);
}

export const talkativeWebp = async (): Promise<Buffer> =>
  Buffer.concat([await plain().webp().withExif(exif).withXmp(XMP).toBuffer(), latin1(CANARY)]);

/** A file of a few hundred bytes that claims to be a JPEG of 4.3 billion pixels. */
export async function jpegFlood(): Promise<Buffer> {
  const picture = await plain().jpeg().toBuffer();
  const frame = picture.indexOf(hex("ffc0"));
  picture.writeUInt16BE(65_500, frame + 5);
  picture.writeUInt16BE(65_500, frame + 7);
  return picture;
}

/** A few bytes that claim to be a WebP of 268 million pixels. */
async function webpFlood(): Promise<Buffer> {
  const picture = await plain().webp({ lossless: true }).toBuffer();
  // Fourteen bits each for width and height, less one, behind the signature byte.
  picture.writeUInt32LE(0x0fff_ffff, picture.indexOf("VP8L") + 9);
  return picture;
}

const header = (width: number, height: number) => {
  const data = Buffer.from("00000000000000000802000000", "hex");
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([hex("89504e470d0a1a0a"), chunk("IHDR", data), chunk("IEND", Buffer.alloc(0))]);
};

/** Files that are not accepted as pictures, whatever their names. */
export const NO_PICTURES: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ["a GIF that is a script", () => latin1("GIF89a/*\0\0*/=1;alert(1)//")],
  [
    "an SVG with a script",
    () =>
      latin1(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  ],
  [
    "an SVG that wants a file",
    () =>
      latin1(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><text>&x;</text></svg>`,
      ),
  ],
  [
    "commands that fetch an address",
    () =>
      latin1(`push graphic-context\nimage over 0,0 9,9 'url(http://169.254.169.254/x)'\npop graphic-context`),
  ],
  ["a document", () => latin1("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj")],
  ["a TIFF", () => plain().tiff().toBuffer()],
  ["an AVIF", () => plain().avif({ effort: 0 }).toBuffer()],
  ["a bitmap", () => Buffer.concat([latin1("BM"), Buffer.alloc(200)])],
  ["an icon", () => Buffer.concat([hex("0000010001001010"), Buffer.alloc(200)])],
  [
    "the beginning of a JPEG before a PNG",
    async () => Buffer.concat([hex("ffd8ff"), await plain().png().toBuffer()]),
  ],
  [
    "the beginning of a PNG before a JPEG",
    async () => Buffer.concat([hex("89504e470d0a1a0a"), await plain().jpeg().toBuffer()]),
  ],
  ["a PNG without pixels", () => header(0, 0)],
  ["a PNG of negative size", () => header(0xffff_ffff, 0xffff_ffff)],
  ["one byte", () => hex("ff")],
];

/** Files that are no WebP, which proofs may be. */
export const NO_WEBPS: typeof NO_PICTURES = [
  ["a RIFF that says it is a WebP and ends", () => latin1("RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8X")],
  ["a WebP of more pixels than it has bytes for", webpFlood],
];
