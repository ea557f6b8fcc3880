import { circle, ellipse, linear, mix, path, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const VEHICLES = {
  train: (s) =>
    rect(-98, -56, 196, 104, metal(s, s.p.accent), 'rx="26"') +
    repeat(3, (i) => rect(-76 + i * 56, -34, 42, 38, s.p.glow, 'rx="8"')) +
    rect(-98, 18, 196, 9, s.p.light) +
    repeat(4, (i) => circle(-66 + i * 44, 54, 15, s.p.ink)),
  ship: (s) =>
    path("M-96 40H96L68 86H-66Z", metal(s, mix(s.p.near, s.p.accent, 0.35))) +
    stroke("M-10 40V-100M40 40V-70M-10 -30L-98 36M40 -40L102 30", s.p.ink, 6) +
    path("M-2 -92C40 -76 40 -20 24 10H-2Z", s.p.light) +
    path("M-18 -78C-60 -50 -72 -10 -74 24H-18Z", mix(s.p.light, s.p.far, 0.25)) +
    path("M46 -62C82 -44 84 0 78 20H46Z", mix(s.p.light, s.p.accent, 0.2)) +
    path("M-10 -112l34 10l-34 10z", s.p.accent) +
    rect(-92, 46, 184, 7, s.p.glow, 'opacity="0.7"'),
  airship: (s) => ellipse(0, -20, 100, 44, metal(s, s.p.accent)) + path("M-30 30h60l-10 26h-40z", s.p.ink),
  car: (s) =>
    path(
      "M-104 78C-100 40 -96 30 -84 22L-58 -22C-52 -34 -44 -36 -30 -38H30C44 -36 52 -34 58 -22L84 22C96 30 100 40 104 78L92 92H-92Z",
      linear(s, [
        [0, mix(s.p.accent, "#ffffff", 0.25)],
        [0.5, s.p.accent],
        [1, mix(s.p.accent, s.p.ink, 0.7)],
      ]),
    ) +
    path(
      "M-66 18L-48 -20C-44 -26 -40 -28 -32 -29H32C40 -28 44 -26 48 -20L66 18Z",
      linear(s, [
        [0, s.p.ink],
        [1, s.p.near],
      ]),
    ) +
    stroke("M-40 12L-26 -24", s.p.accent2, 4, 'opacity="0.6"') +
    rect(-96, 34, 50, 14, s.p.accent2, 'rx="6"') +
    rect(46, 34, 50, 14, s.p.accent2, 'rx="6"') +
    rect(-92, 38, 42, 6, s.p.light, 'rx="3"') +
    rect(50, 38, 42, 6, s.p.light, 'rx="3"') +
    rect(-34, 40, 68, 18, s.p.ink, 'rx="4"') +
    rect(-100, 62, 200, 7, s.p.glow, 'opacity="0.8"') +
    rect(-98, 84, 38, 24, s.p.ink, 'rx="6"') +
    rect(60, 84, 38, 24, s.p.ink, 'rx="6"') +
    rect(-76, 100, 152, 5, s.p.accent2, 'opacity="0.9"'),
  rocket: (s) =>
    path("M0 -100C40 -60 40 10 28 50H-28C-40 10 -40 -60 0 -100Z", s.p.light) +
    circle(0, -24, 16, s.p.accent2) +
    path("M-30 20L-60 60L-24 50ZM30 20L60 60L24 50ZM-14 54H14L0 100Z", s.p.accent),
} satisfies Props;
