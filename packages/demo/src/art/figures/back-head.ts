import type { HairKey } from "../../catalogue/art-keys.ts";
import { circle, ellipse, f, mix, path, rect, repeat, stroke, type Stage } from "../stage.ts";
import { lit, type Colours } from "./colours.ts";

/** A head seen from behind, slightly turned; centre at (0, 0), about 130 wide and 160 high. */
export function backHead(s: Stage, hair: HairKey, c: Colours): string {
  const { p } = s;
  const paint = lit(s, c.hair, c.hairLight);
  const shine = stroke(
    "M-18 -64C14 -72 44 -52 54 -16M-36 -50C-20 -60 -6 -62 4 -60",
    mix(c.hairLight, p.light, 0.4),
    4.5,
    'opacity="0.5"',
  );
  const neck = path("M-30 46H34C34 84 40 96 56 112H-52C-36 96 -30 84 -30 46Z", lit(s, c.skinShade, c.skin));
  const face =
    path("M20 -50C70 -40 70 10 66 30C64 58 44 78 18 80Z", lit(s, c.skinShade, c.skin)) +
    path("M52 4c14 -8 20 8 14 20c-4 10 -12 12 -16 6z", c.skin);
  const cap = path(
    "M-2 -80C44 -80 64 -44 60 -4C58 26 48 46 36 62C10 74 -20 72 -38 58C-62 30 -70 -2 -62 -32C-54 -62 -32 -80 -2 -80Z",
    paint,
  );
  switch (hair) {
    case "short":
      return (
        neck +
        face +
        cap +
        path("M-38 54C-20 76 20 76 38 56L34 74C14 84 -16 84 -34 74Z", c.hair, 'opacity="0.8"') +
        shine
      );
    case "swept":
      return (
        neck +
        face +
        cap +
        path("M-40 -70C-10 -104 50 -96 66 -54C76 -46 70 -30 62 -22C50 -60 10 -76 -40 -70Z", paint) +
        shine
      );
    case "bob":
      return (
        neck +
        face +
        path(
          "M0 -82C50 -82 72 -44 72 0C74 40 70 66 62 84C30 96 -34 96 -62 84C-76 50 -78 0 -66 -32C-54 -64 -34 -82 0 -82Z",
          paint,
        ) +
        stroke(
          "M-30 -10C-36 30 -34 60 -28 88M8 -14C6 30 8 60 10 92M40 -10C46 30 46 60 42 88",
          c.hair,
          3,
          'opacity="0.4"',
        ) +
        shine
      );
    case "long":
      return (
        neck +
        face +
        path(
          "M0 -82C52 -82 72 -44 72 0C76 70 92 140 84 236C52 258 -40 262 -76 240C-88 150 -84 40 -66 -32C-54 -64 -34 -82 0 -82Z",
          paint,
        ) +
        stroke(
          "M-34 0C-46 90 -40 170 -46 240M4 0C0 90 4 170 0 250M40 0C52 90 46 170 50 244",
          c.hair,
          3.5,
          'opacity="0.4"',
        ) +
        shine
      );
    case "bun":
      return (
        neck +
        face +
        cap +
        circle(-4, -88, 34, paint) +
        stroke("M-26 -100q20 -16 42 2M-32 -84q28 14 54 2", c.hair, 3.5, 'opacity="0.5"') +
        stroke("M24 -112L54 -136", c.trim, 5) +
        shine
      );
    case "ponytail":
      return (
        neck +
        face +
        cap +
        path("M-18 -40C6 -56 26 -40 28 -16C48 50 30 140 10 190C-14 150 -44 50 -18 -40Z", paint) +
        rect(-20, -42, 46, 15, c.trim, 'rx="7"') +
        shine
      );
    case "braid":
      return (
        neck +
        face +
        cap +
        repeat(
          6,
          (i) =>
            ellipse(-4 + (i % 2) * 8, 60 + i * 30, 21 - i * 1.4, 21, paint) +
            stroke(`M${f(-20 + (i % 2) * 8)} ${f(58 + i * 30)}q16 12 30 0`, c.hair, 3, 'opacity="0.6"'),
        ) +
        rect(-8, 232, 20, 12, c.trim, 'rx="5"') +
        path("M-8 244h20l6 28h-32z", paint) +
        shine
      );
    case "curly":
      return (
        neck +
        face +
        repeat(13, (i) => circle(Math.cos(i * 0.4833) * 56 - 2, Math.sin(i * 0.4833) * 56 - 14, 27, paint)) +
        circle(-2, -12, 56, paint) +
        shine
      );
    case "hat":
      return (
        neck +
        face +
        cap +
        path(
          "M-58 -30C-60 -90 -44 -112 0 -112C46 -112 62 -88 60 -28Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.2)),
        ) +
        path(
          "M-112 -20C-60 -46 60 -46 112 -18C80 4 -76 6 -112 -20Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.25)),
        ) +
        path("M-59 -34C-20 -48 30 -48 61 -32V-52C30 -66 -30 -66 -59 -52Z", c.trim)
      );
    case "hood":
      return (
        path(
          "M0 -100C60 -92 84 -34 82 30C82 70 92 96 104 124H-104C-90 90 -88 60 -86 20C-84 -50 -56 -98 0 -100Z",
          lit(s, c.clothDark, mix(c.cloth, p.light, 0.12)),
        ) +
        stroke("M-30 -84C-52 -30 -40 40 -62 110M36 -82C60 -30 52 40 78 110", c.clothDark, 4, 'opacity="0.55"')
      );
  }
}
