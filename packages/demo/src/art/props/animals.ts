import { circle, ellipse, f, linear, mix, path, place, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const ANIMALS = {
  cat: (s) =>
    path(
      "M-34 96C-62 60 -56 10 -30 -16C-40 -36 -42 -62 -38 -84L-14 -64Q4 -70 22 -64L46 -84C50 -60 48 -36 36 -18C62 14 66 62 40 96Z",
      linear(s, [
        [0, mix(s.p.ink, s.p.near, 0.5)],
        [1, s.p.ink],
      ]),
    ) +
    stroke("M42 92C86 96 92 54 70 36", s.p.ink, 16) +
    ellipse(-14, -38, 7, 9, s.p.glow) +
    ellipse(20, -38, 7, 9, s.p.glow) +
    ellipse(-14, -38, 2.4, 8, s.p.ink) +
    ellipse(20, -38, 2.4, 8, s.p.ink) +
    path("M-2 -26h10l-5 6z", s.p.accent) +
    rect(-26, -14, 58, 9, s.p.accent, 'rx="4"'),
  bird: (s) =>
    path(
      "M-100 10C-60 -30 -30 -26 -6 0C4 -50 50 -80 100 -84C70 -60 60 -20 20 20C0 40 -20 38 -40 26C-60 18 -80 12 -100 10Z",
      metal(s, s.p.light),
    ) + path("M20 20C30 40 50 50 80 48C56 66 16 62 -8 34Z", s.p.light),
  fish: (s) =>
    path("M-90 0C-50 -50 30 -50 60 -6L100 -40V40L60 6C30 50 -50 50 -90 0Z", metal(s, s.p.accent)) +
    circle(-56, -8, 8, s.p.ink) +
    stroke("M-28 -30Q-14 0 -28 30M6 -26q12 26 0 52M34 -16q8 16 0 32", s.p.ink, 4, 'opacity="0.35"'),
  whale: (s) =>
    path(
      "M-110 6C-104 -54 -20 -70 50 -30C76 -16 92 -30 96 -62C108 -50 112 -36 110 -26C122 -34 136 -34 146 -28C138 -6 112 6 96 8C66 66 -30 84 -80 54C-100 42 -110 26 -110 6Z",
      linear(s, [
        [0, mix(s.p.far, s.p.light, 0.6)],
        [1, s.p.mid],
      ]),
    ) +
    path(
      "M-108 18C-70 40 0 44 60 34C20 70 -50 78 -84 52C-98 42 -106 30 -108 18Z",
      s.p.light,
      'opacity="0.75"',
    ) +
    repeat(6, (i) => stroke(`M${f(-94 + i * 16)} ${f(30 + i * 3)}q4 14 14 22`, s.p.mid, 3)) +
    circle(-74, 6, 6, s.p.ink) +
    path("M-20 44C-10 80 10 92 30 90C28 72 18 54 4 44Z", s.p.near),
  feather: (s) =>
    place(
      path(
        "M0 104C-6 60 -44 30 -36 -40C-32 -80 0 -110 14 -120C40 -80 40 -20 26 20C18 50 6 70 4 104Z",
        metal(s, mix(s.p.light, s.p.accent, 0.2)),
      ) +
        stroke("M2 118C0 40 -4 -20 12 -106", s.p.mid, 4) +
        stroke("M-2 20L-30 -4M0 -16L-32 -40M4 40L24 14M6 0L34 -30", s.p.mid, 2.5, 'opacity="0.6"'),
      0,
      0,
      0.9,
      0.9,
      24,
    ),
  butterfly: (s) =>
    path(
      "M0 0C-30 -70 -96 -80 -98 -34C-98 0 -50 12 0 4ZM0 4C-50 12 -84 40 -66 72C-46 96 -8 60 0 14Z",
      metal(s, s.p.accent),
    ) +
    place(
      path(
        "M0 0C-30 -70 -96 -80 -98 -34C-98 0 -50 12 0 4ZM0 4C-50 12 -84 40 -66 72C-46 96 -8 60 0 14Z",
        metal(s, s.p.accent2),
      ),
      0,
      0,
      -1,
      1,
    ) +
    circle(-66, -40, 13, s.p.light, 'opacity="0.7"') +
    circle(66, -40, 13, s.p.light, 'opacity="0.7"') +
    ellipse(0, 8, 6, 46, s.p.ink) +
    stroke("M-2 -38Q-14 -68 -28 -74M2 -38Q14 -68 28 -74", s.p.ink, 3.5),
  fox: (s) =>
    path("M36 60C90 66 116 20 92 -16C84 16 62 30 34 30Z", metal(s, s.p.accent)) +
    path("M98 -20C96 -6 88 6 80 12C98 16 108 0 98 -20Z", s.p.light) +
    path(
      "M-36 96C-62 52 -44 14 -24 -8L-52 -20C-58 -50 -52 -72 -48 -96L-18 -62Q4 -68 24 -62L50 -96C56 -70 58 -48 52 -22L28 -6C52 20 58 62 44 96Z",
      metal(s, s.p.accent),
    ) +
    path("M-50 -22L-12 -18L2 6L14 -18L52 -24C40 4 18 22 2 26C-18 22 -42 4 -50 -22Z", s.p.light) +
    path("M-16 96C-26 60 -10 36 4 32C20 36 32 60 24 96Z", s.p.light) +
    circle(2, 16, 8, s.p.ink) +
    stroke("M-28 -30q10 -8 18 0M14 -30q10 -8 18 0", s.p.ink, 5) +
    path("M-46 -84L-26 -62L-42 -50ZM48 -84L28 -62L46 -50Z", s.p.ink, 'opacity="0.45"'),
  owl: (s) =>
    path("M-60 90C-80 10 -60 -70 0 -76C60 -70 80 10 60 90Z", metal(s, s.p.near)) +
    circle(-26, -24, 26, s.p.light) +
    circle(26, -24, 26, s.p.light) +
    circle(-26, -24, 11, s.p.ink) +
    circle(26, -24, 11, s.p.ink) +
    path("M-8 -6H8L0 14Z", s.p.accent),
} satisfies Props;
