import type { HairKey, OutfitKey } from "../../catalogue/art-keys.ts";
import { circle, f, mix, path, place, rect, repeat, stroke, type Stage } from "../stage.ts";
import { backHead } from "./back-head.ts";
import { lit, type Colours } from "./colours.ts";

/** Head and shoulders from behind, in a box of 460 by 520. */
export function backBust(s: Stage, hair: HairKey, outfit: OutfitKey, c: Colours): string {
  const { p } = s;
  const torso = path(
    "M10 520C16 420 52 352 132 320C170 304 190 296 196 280H268C274 296 292 304 328 320C408 352 444 420 450 520Z",
    lit(s, c.clothDark, c.cloth),
  );
  const seam = stroke(
    "M230 330V520M90 430C100 460 104 490 104 520M370 430C360 460 356 490 356 520",
    c.clothDark,
    4.5,
    'opacity="0.6"',
  );
  const rim = stroke("M330 322C408 354 442 420 448 516", p.glow, 6, 'opacity="0.6"');
  const details: Partial<Record<OutfitKey, string>> = {
    suit:
      path("M186 286C206 306 254 306 276 286L290 304C256 332 204 332 172 304Z", p.light) +
      path("M168 300C200 330 262 330 292 300L304 314C262 348 196 348 156 314Z", c.cloth),
    uniform:
      path("M180 286C206 306 254 306 282 286L292 318C254 336 206 336 168 318Z", c.trim) +
      rect(50, 360, 80, 16, c.trim, 'transform="rotate(-28 90 368)"') +
      rect(330, 360, 80, 16, c.trim, 'transform="rotate(28 370 368)"'),
    coat: path(
      "M160 310C180 268 280 268 300 310C290 344 170 344 160 310Z",
      lit(s, c.clothDark, mix(c.cloth, p.light, 0.16)),
    ),
    cloak: path("M140 316C180 280 280 280 320 316C300 352 160 352 140 316Z", c.trim),
    labcoat: path(
      "M166 306C190 282 270 282 294 306L282 336C250 324 210 324 178 336Z",
      mix(c.cloth, p.ink, 0.15),
    ),
    apron:
      stroke("M150 318L206 420M310 318L254 420", p.light, 16) +
      rect(60, 450, 340, 20, p.light) +
      path(
        "M230 460c-50 -34 -80 -10 -64 14c10 12 44 4 64 -8c20 12 54 20 64 8c16 -24 -14 -48 -64 -14z",
        p.light,
      ),
    dress:
      path(
        "M146 318C190 300 270 300 314 318C300 400 262 440 230 446C198 440 160 400 146 318Z",
        lit(s, c.skinShade, c.skin),
      ) + stroke("M150 322C160 400 200 440 230 446C262 440 300 400 310 322", c.trim, 6),
    kimono:
      path("M166 308C190 284 270 284 296 308C280 348 182 348 166 308Z", p.light) +
      rect(40, 452, 380, 68, c.trim) +
      rect(172, 430, 116, 90, mix(c.trim, p.ink, 0.25), 'rx="10"') +
      repeat(6, (i) => circle(84 + i * 58, 396 + (i % 2) * 28, 13, p.glow, 'opacity="0.4"')),
    jacket:
      path("M158 314C186 276 274 276 302 314L290 342C250 326 210 326 170 342Z", mix(c.cloth, p.light, 0.28)) +
      stroke("M60 436H400", c.trim, 12, 'opacity="0.85"'),
    knit:
      path("M168 308C190 280 270 280 292 308C280 336 180 336 168 308Z", mix(c.cloth, p.light, 0.25)) +
      repeat(9, (i) =>
        stroke(`M${f(70 + i * 40)} ${f(392 + Math.abs(i - 4) * 8)}V520`, c.clothDark, 3, 'opacity="0.3"'),
      ),
  };
  const head = place(backHead(s, hair, c), 232, 178, 1.12);
  // Long hair falls over the collar; short hair leaves the collar in front.
  return hair === "long" || hair === "braid" || hair === "ponytail" || hair === "hood"
    ? torso + seam + (details[outfit] ?? "") + head + rim
    : head + torso + seam + (details[outfit] ?? "") + rim;
}
