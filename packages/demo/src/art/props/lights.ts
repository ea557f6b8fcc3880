import { paperLantern } from "../scenery.ts";
import { circle, ellipse, f, linear, path, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const LIGHTS = {
  moon: (s) =>
    circle(0, 0, 84, metal(s, s.p.glow)) +
    circle(-26, -20, 14, s.p.ink, 'opacity="0.1"') +
    circle(24, 22, 22, s.p.ink, 'opacity="0.1"') +
    circle(30, -34, 9, s.p.ink, 'opacity="0.1"'),
  sun: (s) =>
    circle(0, 0, 56, metal(s, s.p.accent2)) +
    repeat(16, (i) =>
      stroke(
        `M${f(Math.cos(i * 0.3927) * 68)} ${f(Math.sin(i * 0.3927) * 68)}L${f(Math.cos(i * 0.3927) * (i % 2 ? 82 : 94))} ${f(Math.sin(i * 0.3927) * (i % 2 ? 82 : 94))}`,
        s.p.accent2,
        6,
      ),
    ),
  planet: (s) =>
    circle(0, 0, 62, metal(s, s.p.accent2)) + stroke("M-100 26C-60 40 60 10 100 -28", s.p.glow, 9),
  lamp: (s) =>
    path("M-60 -10L-34 -90H34L60 -10Z", metal(s, s.p.glow)) +
    rect(-6, -10, 12, 90, s.p.ink) +
    ellipse(0, 88, 46, 11, s.p.ink),
  lantern: (s) => paperLantern(s, 0, -96, 156, s.p.accent),
  lighthouse: (s) =>
    path(
      "M0 -76L-220 -112V-34Z",
      linear(
        s,
        [
          [0, s.p.glow, 0],
          [1, s.p.glow, 0.6],
        ],
        "across",
      ),
    ) +
    path(
      "M0 -76L220 -112V-34Z",
      linear(
        s,
        [
          [0, s.p.glow, 0.6],
          [1, s.p.glow, 0],
        ],
        "across",
      ),
    ) +
    path("M-26 -54H26L40 100H-40Z", metal(s, s.p.light)) +
    path("M-30 -10H30L34 28H-34ZM-37 62H37L40 100H-40Z", s.p.accent) +
    rect(-34, -58, 68, 9, s.p.ink) +
    rect(-20, -92, 40, 36, s.p.glow) +
    path("M-26 -92L0 -120L26 -92Z", s.p.accent),
  "neon-sign": (s) =>
    rect(-92, -58, 184, 116, s.p.ink, 'rx="18" opacity="0.8"') +
    stroke("M-74 -40H74Q80 -40 80 -30V30Q80 40 70 40H-70Q-80 40 -80 30V-30Q-80 -40 -74 -40Z", s.p.accent, 7) +
    stroke("M-40 16V-18M-22 16V-18M-40 0H-22M6 16V-18L26 16V-18M46 -18q16 17 0 34", s.p.accent2, 6),
} satisfies Props;
