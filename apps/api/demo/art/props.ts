import type { PropKey } from "../catalogue/art-keys.ts";
import { paperLantern } from "./scenery.ts";
import { circle, ellipse, f, linear, mix, path, place, rect, repeat, stroke, type Stage } from "./stage.ts";

/** Draws a prop in a box of 200 by 200 with its middle at (0, 0). */
export function drawProp(s: Stage, key: PropKey): string {
  return PROPS[key](s);
}

function metal(s: Stage, colour: string): string {
  return linear(
    s,
    [
      [0, mix(colour, "#ffffff", 0.5)],
      [0.45, colour],
      [1, mix(colour, s.p.ink, 0.55)],
    ],
    "slant",
  );
}

const PROPS: Readonly<Record<PropKey, (s: Stage) => string>> = {
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
  chess: (s) =>
    path(
      "M-52 96H52V80L36 70C40 20 62 -4 40 -56L46 -86L18 -70C-30 -66 -62 -30 -66 2L-44 20L-12 -4C-4 12 -38 34 -36 70L-52 80Z",
      metal(s, s.p.light),
    ) +
    circle(2, -36, 6, s.p.ink) +
    stroke("M38 -54C58 -10 34 24 30 66", s.p.ink, 4, 'opacity="0.3"'),
  compass: (s) =>
    circle(0, 0, 92, metal(s, s.p.accent)) +
    circle(0, 0, 78, mix(s.p.light, s.p.glow, 0.3)) +
    repeat(24, (i) =>
      stroke(
        `M${f(Math.cos(i * 0.2618) * 66)} ${f(Math.sin(i * 0.2618) * 66)}L${f(Math.cos(i * 0.2618) * (i % 6 === 0 ? 54 : 72))} ${f(Math.sin(i * 0.2618) * (i % 6 === 0 ? 54 : 72))}`,
        s.p.ink,
        i % 6 === 0 ? 5 : 2.5,
      ),
    ) +
    place(path("M0 -60L15 0H-15Z", s.p.accent2) + path("M0 60L15 0H-15Z", s.p.near), 0, 0, 1, 1, 28) +
    circle(0, 0, 7, s.p.ink),
  clock: (s) =>
    rect(-14, -112, 28, 22, metal(s, s.p.accent), 'rx="6"') +
    circle(0, 0, 94, metal(s, s.p.accent)) +
    circle(0, 0, 78, s.p.light) +
    repeat(12, (i) => place(rect(-3, -72, 6, i % 3 === 0 ? 18 : 10, s.p.ink), 0, 0, 1, 1, i * 30)) +
    stroke("M0 0L-30 -34", s.p.ink, 9) +
    stroke("M0 0L26 -56", s.p.ink, 6) +
    stroke("M0 12L-6 -66", s.p.accent2, 2.5) +
    circle(0, 0, 8, s.p.accent),
  lamp: (s) =>
    path("M-60 -10L-34 -90H34L60 -10Z", metal(s, s.p.glow)) +
    rect(-6, -10, 12, 90, s.p.ink) +
    ellipse(0, 88, 46, 11, s.p.ink),
  lantern: (s) => paperLantern(s, 0, -96, 156, s.p.accent),
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
  camera: (s) =>
    rect(-98, -48, 196, 126, metal(s, mix(s.p.near, s.p.light, 0.12)), 'rx="16"') +
    rect(-98, -16, 196, 54, s.p.ink, 'opacity="0.55"') +
    path("M-40 -48L-24 -76H24L40 -48Z", mix(s.p.near, s.p.light, 0.25)) +
    circle(0, 14, 58, metal(s, s.p.light)) +
    circle(0, 14, 46, s.p.ink) +
    circle(
      0,
      14,
      32,
      linear(
        s,
        [
          [0, s.p.accent2],
          [1, s.p.sky[0]],
        ],
        "slant",
      ),
    ) +
    circle(-12, 0, 9, s.p.light, 'opacity="0.85"') +
    rect(58, -38, 26, 14, s.p.glow, 'rx="3"') +
    circle(-74, -56, 10, s.p.accent),
  violin: (s) =>
    place(
      rect(-6, -130, 12, 130, s.p.ink) +
        path("M-22 -146h44v20h-44z", s.p.ink) +
        path(
          "M0 -36C44 -40 52 -6 34 16C26 28 40 44 50 62C64 96 32 116 0 114C-32 116 -64 96 -50 62C-40 44 -26 28 -34 16C-52 -6 -44 -40 0 -36Z",
          metal(s, mix(s.p.accent, "#8a3d1a", 0.55)),
        ) +
        stroke("M-3 -120V88M3 -120V88", s.p.light, 1.8) +
        stroke("M-22 34q-8 18 4 30M22 34q8 18 -4 30", s.p.ink, 4) +
        rect(-16, 50, 32, 6, s.p.ink) +
        path("M-10 70h20l-4 34h-12z", s.p.ink) +
        stroke("M74 -110L58 110", s.p.glow, 4),
      0,
      0,
      0.86,
      0.86,
      28,
    ),
  piano: (s) =>
    path("M-110 -20H110V74H-110Z", metal(s, mix(s.p.ink, s.p.near, 0.6))) +
    repeat(15, (i) => rect(-104 + i * 14, 6, 12.6, 58, s.p.light, 'rx="2"')) +
    repeat(14, (i) => ([2, 6, 9, 13].includes(i) ? "" : rect(-94.5 + i * 14, 6, 8, 34, s.p.ink, 'rx="2"'))) +
    rect(-110, -26, 220, 12, s.p.accent) +
    path("M-70 -26C-60 -96 30 -110 92 -98L104 -26Z", mix(s.p.ink, s.p.near, 0.35)),
  microphone: (s) =>
    place(
      rect(-42, -110, 84, 118, metal(s, s.p.light), 'rx="42"') +
        repeat(6, (i) => stroke(`M-36 ${f(-82 + i * 14)}H36`, s.p.near, 4, 'opacity="0.65"')) +
        rect(-46, -16, 92, 14, s.p.accent) +
        stroke("M-62 -40V-6C-62 58 62 58 62 -6V-40M0 44V84", metal(s, s.p.accent), 10) +
        ellipse(0, 92, 46, 10, s.p.ink),
      0,
      0,
      0.95,
    ),
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
  gear: (s) =>
    repeat(10, (i) => place(rect(-13, -96, 26, 34, metal(s, s.p.accent), 'rx="4"'), 0, 0, 1, 1, i * 36)) +
    circle(0, 0, 74, metal(s, s.p.accent)) +
    circle(0, 0, 50, mix(s.p.accent, s.p.ink, 0.5)) +
    repeat(4, (i) => place(rect(-8, -52, 16, 104, metal(s, s.p.accent)), 0, 0, 1, 1, i * 45)) +
    circle(0, 0, 20, s.p.accent2) +
    circle(0, 0, 8, s.p.ink),
  robot: (s) =>
    path("M-76 104C-80 40 -60 14 -40 10H40C60 14 80 40 76 104Z", metal(s, mix(s.p.mid, s.p.accent, 0.35))) +
    rect(-24, -8, 48, 22, s.p.ink) +
    rect(-58, -96, 116, 92, metal(s, mix(s.p.far, s.p.light, 0.25)), 'rx="24"') +
    rect(-46, -70, 92, 36, s.p.ink, 'rx="16"') +
    circle(-22, -52, 10, s.p.glow) +
    circle(22, -52, 10, s.p.glow) +
    stroke("M0 -96V-118", s.p.ink, 5) +
    circle(0, -122, 8, s.p.accent2) +
    repeat(4, (i) => stroke(`M${f(-18 + i * 12)} -24v10`, s.p.ink, 4)) +
    circle(0, 58, 22, s.p.ink) +
    circle(0, 58, 14, s.p.accent) +
    `<ellipse cx="0" cy="-112" rx="66" ry="14" fill="none" stroke="${s.p.glow}" stroke-width="6"/>` +
    rect(-70, 30, 20, 8, s.p.accent2) +
    rect(50, 30, 20, 8, s.p.accent2),
  planet: (s) =>
    circle(0, 0, 62, metal(s, s.p.accent2)) + stroke("M-100 26C-60 40 60 10 100 -28", s.p.glow, 9),
  rocket: (s) =>
    path("M0 -100C40 -60 40 10 28 50H-28C-40 10 -40 -60 0 -100Z", s.p.light) +
    circle(0, -24, 16, s.p.accent2) +
    path("M-30 20L-60 60L-24 50ZM30 20L60 60L24 50ZM-14 54H14L0 100Z", s.p.accent),
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
  ring: (s) =>
    `<circle cx="0" cy="24" r="58" fill="none" stroke="${metal(s, s.p.accent2)}" stroke-width="15"/>` +
    path("M-28 -64H28L42 -44L0 -8L-42 -44Z", metal(s, s.p.light)) +
    stroke("M-42 -44H42M-14 -44L0 -10L14 -44L0 -64Z", s.p.far, 2.5),
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
  "neon-sign": (s) =>
    rect(-92, -58, 184, 116, s.p.ink, 'rx="18" opacity="0.8"') +
    stroke("M-74 -40H74Q80 -40 80 -30V30Q80 40 70 40H-70Q-80 40 -80 30V-30Q-80 -40 -74 -40Z", s.p.accent, 7) +
    stroke("M-40 16V-18M-22 16V-18M-40 0H-22M6 16V-18L26 16V-18M46 -18q16 17 0 34", s.p.accent2, 6),
  phone: (s) =>
    path("M-82 84C-84 30 -56 6 -34 -14H34C56 6 84 30 82 84Z", metal(s, mix(s.p.near, s.p.accent, 0.4))) +
    circle(0, 38, 34, s.p.light) +
    circle(0, 38, 13, s.p.accent) +
    repeat(9, (i) =>
      circle(Math.cos(i * 0.62 + 2.4) * 23, 38 + Math.sin(i * 0.62 + 2.4) * 23, 4.6, s.p.ink),
    ) +
    path(
      "M-98 -34C-96 -84 96 -84 98 -34L92 -14H48L42 -40C20 -50 -20 -50 -42 -40L-48 -14H-92Z",
      metal(s, mix(s.p.near, s.p.accent, 0.3)),
    ) +
    rect(-30, -30, 60, 16, s.p.ink),
  suitcase: (s) =>
    stroke("M-32 -46V-74Q-32 -84 -22 -84H22Q32 -84 32 -74V-46", s.p.ink, 10) +
    rect(-92, -48, 184, 128, metal(s, s.p.accent), 'rx="16"') +
    rect(-62, -48, 18, 128, mix(s.p.accent, s.p.ink, 0.5)) +
    rect(44, -48, 18, 128, mix(s.p.accent, s.p.ink, 0.5)) +
    rect(-60, -2, 14, 20, s.p.glow) +
    rect(46, -2, 14, 20, s.p.glow) +
    place(rect(-30, -16, 60, 36, s.p.light, 'rx="5"') + rect(-22, -6, 44, 6, s.p.accent2), 2, 20, 1, 1, -9),
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
  bell: (s) =>
    path("M-84 62C-60 40 -64 -8 -50 -36C-38 -62 38 -62 50 -36C64 -8 60 40 84 62Z", metal(s, s.p.accent)) +
    rect(-92, 60, 184, 16, mix(s.p.accent, s.p.ink, 0.35), 'rx="8"') +
    circle(0, -66, 14, s.p.accent2) +
    stroke("M-30 40C-34 10 -30 -14 -22 -28", s.p.light, 7, 'opacity="0.6"') +
    rect(-60, 84, 120, 12, s.p.ink, 'rx="6"'),
  telescope: (s) =>
    stroke("M-6 20L-50 104M-2 20V104M4 20L48 104", s.p.ink, 8) +
    place(
      rect(-96, -24, 100, 48, metal(s, s.p.accent), 'rx="6"') +
        rect(0, -18, 66, 36, metal(s, mix(s.p.accent, s.p.light, 0.2)), 'rx="5"') +
        rect(64, -12, 40, 24, s.p.ink, 'rx="5"') +
        rect(-106, -30, 18, 60, s.p.glow, 'rx="6"'),
      0,
      0,
      1,
      1,
      32,
    ),
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
  umbrella: (s) =>
    stroke("M0 -70V74Q0 98 22 92", s.p.ink, 7) +
    path(
      "M-104 14C-90 -70 90 -70 104 14C84 -4 54 -4 36 14C24 -2 -24 -2 -36 14C-54 -4 -84 -4 -104 14Z",
      metal(s, s.p.accent),
    ) +
    stroke("M-36 14C-34 -20 -18 -40 0 -52C18 -40 34 -20 36 14", s.p.light, 3, 'opacity="0.6"') +
    stroke("M0 -52V-70", s.p.ink, 7) +
    repeat(5, (i) => circle(-64 + i * 32, -18 - (2 - Math.abs(i - 2)) * 10, 5, s.p.light, 'opacity="0.7"')),
};
