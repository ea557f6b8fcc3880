import { circle, f, linear, mix, path, place, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const TREASURES = {
  key: (s) =>
    place(
      `<circle cx="0" cy="-56" r="32" fill="none" stroke="${metal(s, s.p.accent)}" stroke-width="15"/>` +
        circle(0, -56, 9, s.p.accent2) +
        rect(-8, -26, 16, 122, metal(s, s.p.accent), 'rx="4"') +
        rect(6, 58, 34, 13, metal(s, s.p.accent)) +
        rect(6, 80, 25, 13, metal(s, s.p.accent)) +
        rect(-14, -28, 28, 10, s.p.glow, 'rx="3"'),
      0,
      0,
      1,
      1,
      32,
    ),
  mask: (s) =>
    repeat(3, (i) =>
      path(
        `M40 -40C${f(60 + i * 16)} -80 ${f(90 + i * 10)} -110 ${f(70 + i * 26)} -${f(140 - i * 26)}C${f(110 + i * 14)} -${f(100 - i * 18)} 90 -50 60 -24Z`,
        [s.p.accent2, s.p.accent, s.p.glow][i] ?? s.p.accent,
      ),
    ) +
    path(
      "M-100 -30C-60 -56 -24 -34 0 -34S60 -56 100 -30C100 26 64 58 30 44C14 38 8 20 0 20S-14 38 -30 44C-64 58 -100 26 -100 -30Z",
      metal(s, mix(s.p.light, s.p.glow, 0.5)),
    ) +
    path(
      "M-74 -8C-56 -26 -28 -20 -20 4C-38 20 -62 18 -74 -8ZM74 -8C56 -26 28 -20 20 4C38 20 62 18 74 -8Z",
      s.p.ink,
    ) +
    stroke(
      "M-100 -30C-60 -56 -24 -34 0 -34S60 -56 100 -30M-78 -10C-58 -32 -26 -24 -16 4M78 -10C58 -32 26 -24 16 4",
      s.p.accent,
      5,
    ) +
    path("M0 -34l9 -14l-9 -14l-9 14z", s.p.accent2) +
    stroke("M-100 -24C-112 30 -96 60 -110 100", s.p.accent, 5),
  crown: (s) =>
    path("M-92 60L-100 -40L-48 8L0 -72L48 8L100 -40L92 60Z", metal(s, s.p.accent)) +
    rect(-94, 58, 188, 24, metal(s, mix(s.p.accent, s.p.ink, 0.15)), 'rx="5"') +
    circle(0, -78, 13, s.p.accent2) +
    circle(-102, -46, 10, s.p.accent2) +
    circle(102, -46, 10, s.p.accent2) +
    path("M0 10l16 20l-16 20l-16 -20z", s.p.accent2) +
    circle(-52, 38, 9, s.p.light) +
    circle(52, 38, 9, s.p.light) +
    repeat(5, (i) => circle(-72 + i * 36, 70, 6, s.p.light)),
  ring: (s) =>
    `<circle cx="0" cy="24" r="58" fill="none" stroke="${metal(s, s.p.accent2)}" stroke-width="15"/>` +
    path("M-28 -64H28L42 -44L0 -8L-42 -44Z", metal(s, s.p.light)) +
    stroke("M-42 -44H42M-14 -44L0 -10L14 -44L0 -64Z", s.p.far, 2.5),
  crystal: (s) =>
    path("M-58 -50H58L94 -8L0 96L-94 -8Z", metal(s, s.p.accent)) +
    path("M-58 -50L-30 -8H-94ZM58 -50L30 -8H94Z", s.p.light, 'opacity="0.35"') +
    path("M-30 -8H30L0 96Z", s.p.light, 'opacity="0.28"') +
    path("M-58 -50L0 -50L-30 -8ZM0 -50L30 -8L58 -50Z", s.p.light, 'opacity="0.5"') +
    stroke(
      "M-58 -50H58L94 -8L0 96L-94 -8ZM-94 -8H94M-30 -8L0 96L30 -8L0 -50L-30 -8",
      s.p.light,
      2.5,
      'opacity="0.6"',
    ),
  sword: (s) =>
    place(
      path(
        "M-10 -130L0 -154L10 -130V50H-10Z",
        linear(
          s,
          [
            [0, s.p.light],
            [0.5, mix(s.p.light, s.p.far, 0.25)],
            [0.51, mix(s.p.light, s.p.mid, 0.55)],
            [1, s.p.far],
          ],
          "across",
        ),
      ) +
        rect(-50, 48, 100, 14, metal(s, s.p.accent), 'rx="7"') +
        rect(-8, 60, 16, 50, s.p.near) +
        circle(0, 116, 13, metal(s, s.p.accent2)),
      0,
      10,
      0.82,
      0.82,
      34,
    ),
  suitcase: (s) =>
    stroke("M-32 -46V-74Q-32 -84 -22 -84H22Q32 -84 32 -74V-46", s.p.ink, 10) +
    rect(-92, -48, 184, 128, metal(s, s.p.accent), 'rx="16"') +
    rect(-62, -48, 18, 128, mix(s.p.accent, s.p.ink, 0.5)) +
    rect(44, -48, 18, 128, mix(s.p.accent, s.p.ink, 0.5)) +
    rect(-60, -2, 14, 20, s.p.glow) +
    rect(46, -2, 14, 20, s.p.glow) +
    place(rect(-30, -16, 60, 36, s.p.light, 'rx="5"') + rect(-22, -6, 44, 6, s.p.accent2), 2, 20, 1, 1, -9),
  umbrella: (s) =>
    stroke("M0 -70V74Q0 98 22 92", s.p.ink, 7) +
    path(
      "M-104 14C-90 -70 90 -70 104 14C84 -4 54 -4 36 14C24 -2 -24 -2 -36 14C-54 -4 -84 -4 -104 14Z",
      metal(s, s.p.accent),
    ) +
    stroke("M-36 14C-34 -20 -18 -40 0 -52C18 -40 34 -20 36 14", s.p.light, 3, 'opacity="0.6"') +
    stroke("M0 -52V-70", s.p.ink, 7) +
    repeat(5, (i) => circle(-64 + i * 32, -18 - (2 - Math.abs(i - 2)) * 10, 5, s.p.light, 'opacity="0.7"')),
} satisfies Props;
