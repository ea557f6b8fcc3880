import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Draw = (
  svg: Buffer,
  options: { density: number },
) => {
  resize: (
    size: number,
    height: number,
    options: object,
  ) => {
    extend: (border: object) => {
      flatten: (on: object) => { png: () => { toBuffer: () => Promise<Buffer> } };
    };
    png: () => { toBuffer: () => Promise<Buffer> };
  };
};

/** Background of maskable icons; the shops' canvas color. */
const GROUND = "#15131a";

/**
 * Renders a shop's icons from its `public/logo.svg`: favicons, manifest icons and home-screen icons.
 *
 * @param root the repository, whose API has the image library
 */
export async function drawIcons(publicFolder: string, root: string): Promise<void> {
  const require = createRequire(path.join(root, "apps/api/package.json"));
  const { default: draw } = (await import(pathToFileURL(require.resolve("sharp")).href)) as { default: Draw };
  const logo = readFileSync(path.join(publicFolder, "logo.svg"));
  const bare = { fit: "contain", background: "#0000" };
  const plain = (size: number) => draw(logo, { density: 600 }).resize(size, size, bare).png().toBuffer();
  const padded = (size: number) => {
    const border = Math.round(size / 8);
    const inner = size - 2 * border;
    return draw(logo, { density: 600 })
      .resize(inner, inner, bare)
      .extend({ top: border, bottom: border, left: border, right: border, background: GROUND })
      .flatten({ background: GROUND })
      .png()
      .toBuffer();
  };
  const write = (name: string, body: Buffer) => writeFileSync(path.join(publicFolder, name), body);
  write("favicon.svg", logo);
  write("favicon.ico", ico(await plain(32), 32));
  write("apple-touch-icon.png", await padded(180));
  write("icon-192.png", await padded(192));
  write("icon-512.png", await padded(512));
}

/** An .ico file around one PNG: header, one entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
