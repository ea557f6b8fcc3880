import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type Path } from "opentype.js";

import { f } from "./stage.ts";

export interface Face {
  readonly weight: 200 | 300 | 400 | 600 | 800 | 900;
  readonly italic?: boolean;
  /** Extra space after each letter, in thousandths of the size. */
  readonly tracking?: number;
}

/** Letters as one outline, drawn at size 100 from (0, 0) on the base line. */
export interface Lettering {
  readonly d: string;
  /** Width at size 100. */
  readonly width: number;
}

/** Height of Inter's capitals as a share of the size. */
export const CAP_HEIGHT = 0.727;

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** Turns words into outlines: a server may have no fonts, and a picture must not depend on it. */
export function letter(words: string, face: Face): Lettering {
  const font = loadFont(face);
  const scale = 100 / font.unitsPerEm;
  // One glyph per character: Latin titles need no substitutions, and Inter's are beyond this library.
  const glyphs = Array.from(words, (character) => font.charToGlyph(character));
  let x = 0;
  let d = "";
  for (const [index, glyph] of glyphs.entries()) {
    d += outline(glyph.getPath(x, 0, 100));
    const next = glyphs[index + 1];
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, next);
    x += ((glyph.advanceWidth ?? 0) + kerning) * scale + (next === undefined ? 0 : (face.tracking ?? 0) / 10);
  }
  return { d, width: x };
}

/** Places letters with their left base line point at (x, y). */
export function setLetters(
  lettering: Lettering,
  x: number,
  y: number,
  size: number,
  paint: string,
  more = "",
  stretch = 1,
): string {
  const scale = size / 100;
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${(scale * stretch).toFixed(4)} ${scale.toFixed(4)})" d="${lettering.d}" fill="${paint}" ${more}/>`;
}

/** Written out here because the library's own writer drops separators that SVG readers insist on. */
function outline(shape: Path): string {
  return shape.commands
    .map((command) => {
      switch (command.type) {
        case "M":
        case "L":
          return `${command.type}${f(command.x)} ${f(command.y)}`;
        case "Q":
          return `Q${f(command.x1)} ${f(command.y1)} ${f(command.x)} ${f(command.y)}`;
        case "C":
          return `C${f(command.x1)} ${f(command.y1)} ${f(command.x2)} ${f(command.y2)} ${f(command.x)} ${f(command.y)}`;
        default:
          return "Z";
      }
    })
    .join("");
}

function loadFont(face: Face): Font {
  const name = `inter-latin-${face.weight}-${face.italic === true ? "italic" : "normal"}.woff`;
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(require.resolve(`@fontsource/inter/files/${name}`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}
