import { circle, ellipse, f, linear, mix, path, place, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const FLOWERS_AND_FOOD = {
  rose: (s) =>
    stroke("M0 10C8 44 -8 70 4 98", mix(s.p.mid, "#2f6b45", 0.6), 7) +
    path(
      "M4 56C30 30 62 40 70 62C44 76 18 74 4 56ZM-2 74C-26 54 -50 62 -58 82C-36 92 -14 90 -2 74Z",
      mix(s.p.mid, "#2f6b45", 0.6),
    ) +
    circle(0, -30, 62, mix(s.p.accent, s.p.ink, 0.45)) +
    path("M-60 -44C-50 -96 46 -100 60 -44C66 6 20 34 0 32C-24 34 -66 6 -60 -44Z", metal(s, s.p.accent)) +
    stroke(
      "M-34 -30C-34 -66 34 -70 32 -34C30 -8 -16 -8 -16 -32C-16 -50 12 -50 12 -34M-54 -34C-44 10 40 12 56 -40M-40 -70C-10 -88 30 -82 46 -62",
      mix(s.p.accent, s.p.ink, 0.5),
      5,
      'opacity="0.7"',
    ),
  lily: (s) =>
    stroke("M0 0C-4 50 6 70 0 104", mix(s.p.mid, "#2f6b45", 0.5), 7) +
    repeat(6, (i) =>
      place(
        path(
          "M0 0C-26 -30 -22 -70 0 -96C22 -70 26 -30 0 0Z",
          linear(s, [
            [0, i % 2 ? s.p.light : mix(s.p.light, s.p.accent, 0.35)],
            [1, mix(s.p.accent, s.p.accent2, 0.3)],
          ]),
        ) + stroke("M0 -8V-78", s.p.accent, 2.5, 'opacity="0.5"'),
        0,
        -16,
        1,
        1,
        i * 60,
      ),
    ) +
    repeat(
      6,
      (i) =>
        stroke(
          `M0 -16L${f(Math.cos(i * 1.047 + 0.5) * 30)} ${f(-16 + Math.sin(i * 1.047 + 0.5) * 30)}`,
          s.p.accent2,
          3,
        ) + circle(Math.cos(i * 1.047 + 0.5) * 32, -16 + Math.sin(i * 1.047 + 0.5) * 32, 5, s.p.glow),
    ),
  teapot: (s) =>
    stroke("M70 -14C112 -18 112 46 60 50", mix(s.p.accent, s.p.ink, 0.45), 14) +
    path("M-66 4C-88 -2 -92 -30 -108 -38L-94 -48C-74 -36 -70 -20 -54 -12Z", mix(s.p.accent, s.p.ink, 0.25)) +
    ellipse(4, 22, 78, 62, metal(s, s.p.accent)) +
    ellipse(4, -30, 46, 12, mix(s.p.accent, s.p.ink, 0.35)) +
    path("M-40 -32C-30 -62 38 -62 48 -32Z", metal(s, s.p.accent)) +
    circle(4, -62, 11, s.p.glow) +
    rect(-36, 78, 80, 10, mix(s.p.accent, s.p.ink, 0.5), 'rx="5"') +
    path(
      "M-10 34c14 -24 36 -16 38 4c-14 6 -26 12 -38 -4zM-12 36c-20 -16 -36 0 -32 16c14 2 24 -4 32 -16z",
      s.p.light,
      'opacity="0.8"',
    ) +
    stroke("M-98 -58C-110 -76 -88 -86 -100 -106", s.p.light, 5, 'opacity="0.6"'),
  cup: (s) =>
    ellipse(0, 76, 92, 15, mix(s.p.light, s.p.mid, 0.35)) +
    stroke("M58 -4C104 -10 100 44 46 42", mix(s.p.light, s.p.mid, 0.2), 12) +
    path("M-66 -20H66C66 46 36 72 0 72S-66 46 -66 -20Z", metal(s, mix(s.p.light, s.p.accent, 0.12))) +
    ellipse(0, -20, 66, 16, mix(s.p.light, s.p.mid, 0.3)) +
    ellipse(0, -18, 56, 11, mix(s.p.accent, s.p.ink, 0.45)) +
    stroke("M-22 -50C-36 -70 -8 -78 -22 -100M18 -50C4 -70 32 -78 18 -100", s.p.light, 6, 'opacity="0.6"'),
  cake: (s) =>
    rect(-70, 0, 140, 70, s.p.light, 'rx="8"') +
    rect(-70, 26, 140, 14, s.p.accent) +
    path(
      "M-70 6q0 -26 26 -26h88q26 0 26 26q-12 20 -24 0q-11 20 -23 0q-12 20 -23 0q-12 20 -23 0q-12 20 -23 0q-12 20 -24 0z",
      s.p.accent2,
    ) +
    circle(0, -34, 16, s.p.accent) +
    rect(-92, 70, 184, 12, s.p.mid, 'rx="6"'),
  bread: (s) =>
    ellipse(0, 28, 100, 50, metal(s, mix(s.p.accent2, "#b8692e", 0.7))) +
    path("M-98 20C-90 -44 90 -44 98 20C60 46 -60 46 -98 20Z", metal(s, mix(s.p.glow, "#d98a3d", 0.7))) +
    repeat(4, (i) =>
      path(`M${f(-66 + i * 38)} ${f(-20 + Math.abs(i - 1.5) * 5)}q22 14 22 46q-26 -12 -22 -46z`, s.p.glow),
    ),
  bottle: (s) =>
    path(
      "M-36 100V-10C-36 -34 -16 -40 -15 -60V-104H15V-60C16 -40 36 -34 36 -10V100Z",
      linear(
        s,
        [
          [0, mix(s.p.near, s.p.accent2, 0.3)],
          [0.4, mix(s.p.mid, s.p.accent2, 0.4)],
          [1, s.p.ink],
        ],
        "across",
      ),
    ) +
    rect(-17, -110, 34, 26, s.p.accent, 'rx="4"') +
    rect(-36, 6, 72, 62, s.p.light) +
    rect(-26, 18, 52, 6, s.p.accent) +
    rect(-20, 32, 40, 4, s.p.mid) +
    rect(-20, 42, 40, 4, s.p.mid) +
    rect(-29, -4, 6, 100, "#ffffff", 'opacity="0.25" rx="3"'),
  potion: (s) =>
    path(
      "M-18 -86H18V-40C60 -24 84 12 76 50C68 86 36 96 0 96S-68 86 -76 50C-84 12 -60 -24 -18 -40Z",
      mix(s.p.light, s.p.far, 0.25),
      'opacity="0.5"',
    ) +
    path(
      "M-74 24C-40 10 -20 34 10 24S60 16 75 26C84 80 46 94 0 94S-84 80 -74 24Z",
      linear(s, [
        [0, s.p.accent],
        [1, mix(s.p.accent, s.p.accent2, 0.6)],
      ]),
    ) +
    rect(-22, -104, 44, 24, mix(s.p.near, s.p.accent2, 0.35), 'rx="5"') +
    rect(-26, -84, 52, 9, s.p.light, 'rx="4"') +
    circle(-24, 56, 9, s.p.light, 'opacity="0.7"') +
    circle(12, 70, 6, s.p.light, 'opacity="0.7"') +
    circle(30, 46, 5, s.p.light, 'opacity="0.7"') +
    stroke("M-58 10C-52 -6 -42 -16 -28 -22", "#ffffff", 6, 'opacity="0.6"'),
} satisfies Props;
