import { circle, f, linear, mix, path, place, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const GAMES_AND_PAPER = {
  letter: (s) =>
    place(
      rect(-92, -60, 184, 124, metal(s, mix(s.p.light, s.p.glow, 0.3)), 'rx="4"') +
        path("M-92 -60L0 20L92 -60Z", mix(s.p.light, s.p.mid, 0.14)) +
        stroke("M-92 -58L0 22L92 -58M-90 62L-26 2M90 62L26 2", mix(s.p.mid, s.p.light, 0.35), 3.5) +
        circle(0, 20, 21, metal(s, s.p.accent)) +
        path("M0 12c-9 -10 -20 2 0 17c20 -15 9 -27 0 -17z", mix(s.p.accent, s.p.ink, 0.4)),
      0,
      0,
      1,
      1,
      -8,
    ),
  book: (s) =>
    path(
      "M0 -46C-30 -66 -70 -66 -98 -54V56C-70 44 -30 44 0 64Z",
      linear(
        s,
        [
          [0, s.p.light],
          [1, mix(s.p.light, s.p.mid, 0.3)],
        ],
        "across",
      ),
    ) +
    path(
      "M0 -46C30 -66 70 -66 98 -54V56C70 44 30 44 0 64Z",
      linear(
        s,
        [
          [0, mix(s.p.light, s.p.mid, 0.3)],
          [1, s.p.light],
        ],
        "across",
      ),
    ) +
    repeat(5, (i) =>
      stroke(
        `M-84 ${f(-36 + i * 17)}Q-46 ${f(-46 + i * 17)} -14 ${f(-30 + i * 17)}M84 ${f(-36 + i * 17)}Q46 ${f(-46 + i * 17)} 14 ${f(-30 + i * 17)}`,
        s.p.mid,
        3,
        'opacity="0.5"',
      ),
    ) +
    path(
      "M-104 -50V70C-70 54 -30 56 0 76C30 56 70 54 104 70V-50L98 -54V56C70 44 30 44 0 64C-30 44 -70 44 -98 56V-54Z",
      s.p.accent,
    ) +
    path("M30 -56V10l9 -8l9 8V-60Z", s.p.accent2),
  ticket: (s) =>
    place(
      path(
        "M-100 -48H100V-14A14 14 0 0 0 100 14V48H-100V14A14 14 0 0 0 -100 -14Z",
        metal(s, mix(s.p.light, s.p.glow, 0.4)),
      ) +
        stroke("M44 -44V44", s.p.mid, 4, 'stroke-dasharray="2 11"') +
        rect(-78, -26, 88, 11, s.p.accent) +
        rect(-78, -2, 60, 8, s.p.mid) +
        rect(-78, 16, 78, 8, s.p.mid) +
        circle(70, 0, 15, s.p.accent),
      0,
      0,
      1,
      1,
      -14,
    ),
  cards: (s) =>
    repeat(3, (i) =>
      place(
        rect(-46, -76, 92, 140, metal(s, mix(s.p.light, s.p.glow, 0.2)), 'rx="10"') +
          rect(
            -38,
            -68,
            76,
            124,
            [s.p.near, s.p.mid, mix(s.p.accent, s.p.ink, 0.3)][i] ?? s.p.near,
            'rx="6"',
          ) +
          (i === 0
            ? circle(0, -8, 24, s.p.glow) + circle(9, -12, 20, s.p.near)
            : i === 1
              ? path("M0 -40l9 22l24 2l-18 15l6 24l-21 -13l-21 13l6 -24l-18 -15l24 -2z", s.p.accent)
              : path(
                  "M0 30C-40 0 -30 -34 -14 -34C-4 -34 0 -22 0 -20C0 -22 4 -34 14 -34C30 -34 40 0 0 30Z",
                  s.p.light,
                )) +
          circle(-28, -56, 4, s.p.glow) +
          circle(28, 44, 4, s.p.glow),
        (i - 1) * 50,
        8 + Math.abs(i - 1) * 12,
        1,
        1,
        (i - 1) * 20,
      ),
    ),
  chess: (s) =>
    path(
      "M-52 96H52V80L36 70C40 20 62 -4 40 -56L46 -86L18 -70C-30 -66 -62 -30 -66 2L-44 20L-12 -4C-4 12 -38 34 -36 70L-52 80Z",
      metal(s, s.p.light),
    ) +
    circle(2, -36, 6, s.p.ink) +
    stroke("M38 -54C58 -10 34 24 30 66", s.p.ink, 4, 'opacity="0.3"'),
  dice: (s) =>
    place(
      rect(-60, -60, 120, 120, s.p.light, 'rx="20"') +
        repeat(5, (i) =>
          circle([-30, 30, 0, -30, 30][i] ?? 0, [-30, -30, 0, 30, 30][i] ?? 0, 11, s.p.accent),
        ),
      0,
      0,
      1,
      1,
      14,
    ),
  brush: (s) =>
    place(
      rect(-7, -120, 14, 130, metal(s, s.p.accent2), 'rx="7"') +
        rect(-11, 0, 22, 30, s.p.light) +
        path("M-11 30H11C16 56 4 80 0 100C-4 80 -16 56 -11 30Z", s.p.ink),
      0,
      0,
      0.9,
      0.9,
      38,
    ),
} satisfies Props;
