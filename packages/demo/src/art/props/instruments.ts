import { circle, ellipse, f, linear, mix, path, place, rect, repeat, stroke } from "../stage.ts";
import { metal, type Props } from "./prop.ts";

export const INSTRUMENTS = {
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
  bell: (s) =>
    path("M-84 62C-60 40 -64 -8 -50 -36C-38 -62 38 -62 50 -36C64 -8 60 40 84 62Z", metal(s, s.p.accent)) +
    rect(-92, 60, 184, 16, mix(s.p.accent, s.p.ink, 0.35), 'rx="8"') +
    circle(0, -66, 14, s.p.accent2) +
    stroke("M-30 40C-34 10 -30 -14 -22 -28", s.p.light, 7, 'opacity="0.6"') +
    rect(-60, 84, 120, 12, s.p.ink, 'rx="6"'),
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
} satisfies Props;
