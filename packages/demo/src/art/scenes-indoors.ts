import {
  boards,
  bookRow,
  leafyTree,
  orb,
  paneWindow,
  paperLantern,
  ridge,
  sky,
  stars,
  towers,
} from "./scenery.ts";
import type { Scene } from "./scenes-outdoors.ts";
import {
  between,
  circle,
  clip,
  ellipse,
  f,
  glow,
  group,
  linear,
  mix,
  path,
  pick,
  rect,
  repeat,
  stroke,
  type Stage,
} from "./stage.ts";

/** The outside seen through a window: the sky with hills, cut to the window's shape. */
function outlook(s: Stage, x: number, y: number, w: number, h: number, content: string): string {
  return group(content, clip(s, `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"/>`));
}

function wall(s: Stage, top: string, bottom: string): string {
  return rect(
    0,
    0,
    s.w,
    s.h,
    linear(s, [
      [0, top],
      [1, bottom],
    ]),
  );
}

function pendant(s: Stage, x: number, y: number, size: number): string {
  return (
    stroke(`M${f(x)} 0V${f(y)}`, s.p.ink, 3) +
    glow(s, x, y + size * 0.7, size * 4.5, s.p.glow, 0.55) +
    path(
      `M${f(x - size)} ${f(y + size * 0.7)}Q${f(x - size * 0.8)} ${f(y)} ${f(x)} ${f(y - size * 0.15)}Q${f(x + size * 0.8)} ${f(y)} ${f(x + size)} ${f(y + size * 0.7)}Z`,
      mix(s.p.accent, s.p.ink, 0.25),
    ) +
    ellipse(x, y + size * 0.7, size * 0.92, size * 0.2, s.p.glow)
  );
}

export const teaRoom: Scene = (s) => {
  const { w, h, p } = s;
  const wood = mix(p.near, p.ink, 0.25);
  const wx = w * 0.3;
  const ww = w * 0.52;
  return {
    back:
      wall(s, mix(p.near, p.mid, 0.5), p.near) +
      outlook(
        s,
        wx,
        h * 0.14,
        ww,
        h * 0.52,
        sky(s, 0.7) +
          orb(s, w * 0.66, h * 0.3, h * 0.08) +
          ridge(s, h * 0.56, h * 0.16, 0.3, p.far) +
          ridge(s, h * 0.64, h * 0.08, 0.2, p.mid) +
          leafyTree(s, w * 0.4, h * 0.68, h * 0.44, p.accent, p.ink),
      ) +
      paneWindow(s, wx, h * 0.14, ww, h * 0.52, "none", wood, 4, 3) +
      rect(w * 0.04, h * 0.14, w * 0.2, h * 0.52, mix(p.light, p.mid, 0.35)) +
      repeat(4, (i) =>
        rect(
          w * (0.085 + i * 0.035),
          h * 0.22,
          w * 0.012,
          h * (0.32 - (i % 2) * 0.08),
          p.ink,
          'opacity="0.55"',
        ),
      ) +
      rect(w * 0.86, h * 0.3, w * 0.14, h * 0.36, wood) +
      repeat(
        3,
        (r) =>
          rect(w * 0.86, h * (0.4 + r * 0.1), w * 0.14, h * 0.012, mix(p.mid, p.light, 0.2)) +
          repeat(3, (i) =>
            rect(
              w * (0.875 + i * 0.04),
              h * (0.345 + r * 0.1),
              w * 0.026,
              h * 0.055,
              pick(s, [p.accent, p.accent2, p.light, p.far]),
              'rx="4"',
            ),
          ),
      ) +
      rect(0, h * 0.66, w, h * 0.02, wood) +
      boards(s, h * 0.68, w * 0.5, 13, mix(p.mid, p.glow, 0.22), mix(p.near, p.ink, 0.4)) +
      path(
        `M${f(wx)} ${f(h * 0.68)}H${f(wx + ww)}L${f(w * 0.9)} ${f(h)}H${f(w * 0.06)}Z`,
        p.glow,
        'opacity="0.2"',
      ) +
      paperLantern(s, w * 0.16, 0, h * 0.13, p.accent2),
    front: "",
    ground: 0.95,
  };
};

export const library: Scene = (s) => {
  const { w, h, p } = s;
  const wood = mix(p.near, p.ink, 0.3);
  const bay = (x: number, bw: number) =>
    rect(x, 0, bw, h * 0.82, mix(wood, p.ink, 0.35)) +
    repeat(
      6,
      (i) =>
        bookRow(s, x + bw * 0.05, h * (0.13 + i * 0.135), bw * 0.9, h * 0.11) +
        rect(x, h * (0.13 + i * 0.135), bw, h * 0.018, wood),
    ) +
    rect(x - w * 0.008, 0, w * 0.018, h * 0.83, wood) +
    rect(x + bw - w * 0.01, 0, w * 0.018, h * 0.83, wood);
  return {
    back:
      wall(s, p.mid, p.near) +
      outlook(
        s,
        w * 0.38,
        h * 0.06,
        w * 0.24,
        h * 0.72,
        sky(s, 0.9) +
          stars(s, 40, h * 0.6) +
          orb(s, w * 0.52, h * 0.26, h * 0.08) +
          towers(s, h * 0.8, 0.05, 0.2, p.far, p.glow),
      ) +
      path(
        `M${f(w * 0.36)} 0H${f(w * 0.64)}V${f(h * 0.2)}Q${f(w * 0.62)} ${f(h * 0.04)} ${f(w * 0.5)} ${f(h * 0.04)}T${f(w * 0.36)} ${f(h * 0.2)}Z`,
        wood,
      ) +
      paneWindow(s, w * 0.38, h * 0.06, w * 0.24, h * 0.72, "none", wood, 3, 5) +
      bay(0, w * 0.37) +
      bay(w * 0.63, w * 0.37) +
      rect(
        0,
        h * 0.82,
        w,
        h * 0.18,
        linear(s, [
          [0, mix(p.mid, p.accent, 0.25)],
          [1, p.ink],
        ]),
      ) +
      path(
        `M${f(w * 0.4)} ${f(h * 0.82)}H${f(w * 0.6)}L${f(w * 0.78)} ${f(h)}H${f(w * 0.22)}Z`,
        mix(p.accent, p.near, 0.35),
      ) +
      stroke(
        `M${f(w * 0.74)} ${f(h * 0.86)}L${f(w * 0.68)} ${f(h * 0.1)}M${f(w * 0.79)} ${f(h * 0.86)}L${f(w * 0.72)} ${f(h * 0.1)}${Array.from({ length: 9 }, (_, i) => `M${f(w * (0.686 + i * 0.0066))} ${f(h * (0.17 + i * 0.082))}h${f(w * 0.042)}`).join("")}`,
        mix(p.glow, wood, 0.55),
        5,
      ) +
      pendant(s, w * 0.5, h * 0.16, h * 0.05),
    front: "",
    ground: 0.94,
  };
};

export const observatory: Scene = (s) => {
  const { w, h, p } = s;
  const cx = w * 0.56;
  return {
    back:
      sky(s, 0.8) +
      path(
        `M0 ${f(h * 0.1)}C${f(w * 0.3)} ${f(h * 0.3)} ${f(w * 0.6)} ${f(h * 0.02)} ${f(w)} ${f(h * 0.2)}V${f(h * 0.4)}C${f(w * 0.7)} ${f(h * 0.25)} ${f(w * 0.3)} ${f(h * 0.5)} 0 ${f(h * 0.3)}Z`,
        p.accent2,
        'opacity="0.16"',
      ) +
      stars(s, 220, h * 0.7) +
      repeat(
        9,
        (i) =>
          `<ellipse cx="${f(w * 0.3)}" cy="${f(h * 0.1)}" rx="${f(h * (0.12 + i * 0.1))}" ry="${f(h * (0.12 + i * 0.1))}" fill="none" stroke="${p.light}" stroke-opacity="0.1" stroke-width="1.5" stroke-dasharray="${f(80 + i * 30)} 400"/>`,
      ) +
      ridge(s, h * 0.78, h * 0.14, 0.4, p.far) +
      ridge(s, h * 0.86, h * 0.1, 0.3, p.mid) +
      rect(
        cx - w * 0.16,
        h * 0.58,
        w * 0.32,
        h * 0.28,
        linear(
          s,
          [
            [0, mix(p.light, p.mid, 0.35)],
            [1, p.near],
          ],
          "across",
        ),
      ) +
      path(
        `M${f(cx - w * 0.17)} ${f(h * 0.58)}A${f(w * 0.17)} ${f(w * 0.18)} 0 0 1 ${f(cx + w * 0.17)} ${f(h * 0.58)}Z`,
        linear(
          s,
          [
            [0, p.light],
            [1, mix(p.far, p.near, 0.4)],
          ],
          "slant",
        ),
      ) +
      path(
        `M${f(cx + w * 0.01)} ${f(h * 0.58)}L${f(cx + w * 0.02)} ${f(h * 0.36)}Q${f(cx + w * 0.06)} ${f(h * 0.355)} ${f(cx + w * 0.085)} ${f(h * 0.385)}L${f(cx + w * 0.075)} ${f(h * 0.58)}Z`,
        p.ink,
      ) +
      path(
        `M${f(cx + w * 0.03)} ${f(h * 0.56)}L${f(cx + w * 0.13)} ${f(h * 0.3)}L${f(cx + w * 0.165)} ${f(h * 0.325)}L${f(cx + w * 0.07)} ${f(h * 0.57)}Z`,
        p.accent,
      ) +
      glow(s, cx - w * 0.06, h * 0.72, h * 0.18, p.glow, 0.6) +
      repeat(3, (i) => rect(cx - w * (0.12 - i * 0.09), h * 0.66, w * 0.03, h * 0.08, p.glow, 'rx="10"')) +
      rect(cx - w * 0.175, h * 0.57, w * 0.35, h * 0.022, p.near) +
      path(
        `M0 ${f(h * 0.88)}C${f(w * 0.3)} ${f(h * 0.82)} ${f(w * 0.6)} ${f(h * 0.82)} ${f(w)} ${f(h * 0.9)}V${f(h)}H0Z`,
        p.ink,
      ),
    front: "",
    ground: 0.93,
  };
};

export const shipBridge: Scene = (s) => {
  const { w, h, p } = s;
  const cx = w * 0.5;
  const cy = h * 0.42;
  const r = h * 0.34;
  const hull = mix(p.mid, p.light, 0.12);
  return {
    back:
      wall(s, p.near, p.ink) +
      repeat(6, (i) =>
        rect(
          w * (i / 6),
          0,
          w / 6 - 5,
          h,
          linear(s, [
            [0, mix(p.mid, p.near, 0.3)],
            [0.5, p.near],
            [1, p.ink],
          ]),
          'rx="10"',
        ),
      ) +
      circle(cx, cy, r * 1.22, hull) +
      repeat(16, (i) =>
        circle(cx + Math.cos(i * 0.3927) * r * 1.13, cy + Math.sin(i * 0.3927) * r * 1.13, r * 0.028, p.ink),
      ) +
      group(
        sky(s, 0.9) +
          stars(s, 90, h * 0.7) +
          glow(s, cx + r * 0.4, cy + r * 0.6, r * 1.4, p.accent2, 0.3) +
          circle(
            cx + r * 0.35,
            cy + r * 0.55,
            r * 0.72,
            linear(
              s,
              [
                [0, mix(p.sky[2], p.light, 0.4)],
                [0.6, p.far],
                [1, p.ink],
              ],
              "slant",
            ),
          ) +
          circle(cx - r * 0.5, cy - r * 0.35, r * 0.1, p.light),
        clip(s, `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}"/>`),
      ) +
      `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" fill="none" stroke="${p.ink}" stroke-width="10"/>` +
      stroke(
        `M${f(cx - r * 0.86)} ${f(cy - r * 0.3)}A${f(r * 0.92)} ${f(r * 0.92)} 0 0 1 ${f(cx - r * 0.1)} ${f(cy - r * 0.9)}`,
        p.light,
        7,
        'opacity="0.45"',
      ) +
      repeat(2, (side) =>
        repeat(4, (i) => {
          const x = side === 0 ? w * 0.03 : w * 0.85;
          const y = h * (0.12 + i * 0.13);
          return (
            rect(x, y, w * 0.12, h * 0.1, p.ink, 'rx="8"') +
            rect(
              x + w * 0.01,
              y + h * 0.015,
              w * between(s, 0.03, 0.09),
              h * 0.012,
              pick(s, [p.accent, p.accent2, p.glow]),
            ) +
            rect(x + w * 0.01, y + h * 0.042, w * between(s, 0.03, 0.1), h * 0.01, p.light, 'opacity="0.5"') +
            circle(x + w * 0.1, y + h * 0.075, h * 0.01, pick(s, [p.accent, p.accent2]))
          );
        }),
      ) +
      rect(
        0,
        h * 0.87,
        w,
        h * 0.13,
        linear(s, [
          [0, hull],
          [0.2, p.near],
          [1, p.ink],
        ]),
      ) +
      repeat(14, (i) =>
        rect(
          w * (0.04 + i * 0.068),
          h * 0.895,
          w * 0.03,
          h * 0.014,
          pick(s, [p.accent, p.accent2, p.glow, p.mid]),
          'rx="4"',
        ),
      ),
    front: "",
    ground: 0.98,
  };
};

export const theatre: Scene = (s) => {
  const { w, h, p } = s;
  const cloth = mix(p.accent2, p.sky[1], 0.5);
  const drape = (flip: number) =>
    repeat(6, (i) => {
      const x = i * w * 0.05;
      const d = `M${f(x)} 0h${f(w * 0.06)}C${f(x + w * 0.06)} ${f(h * 0.4)} ${f(x * 0.55 + w * 0.03)} ${f(h * 0.62)} ${f(x * 0.4 + w * 0.05)} ${f(h * 0.9)}H${f(x * 0.4)}C${f(x * 0.5)} ${f(h * 0.6)} ${f(x)} ${f(h * 0.4)} ${f(x)} 0Z`;
      return `<g transform="translate(${f(flip > 0 ? 0 : w)} 0) scale(${flip} 1)">${path(
        d,
        linear(
          s,
          [
            [0, mix(cloth, p.ink, 0.5)],
            [0.45, cloth],
            [1, mix(cloth, p.ink, 0.6)],
          ],
          "across",
        ),
      )}</g>`;
    });
  const beam = (x: number, to: number) =>
    path(
      `M${f(x - w * 0.01)} 0H${f(x + w * 0.01)}L${f(to + w * 0.15)} ${f(h * 0.86)}H${f(to - w * 0.15)}Z`,
      linear(s, [
        [0, p.glow, 0.55],
        [1, p.glow, 0.04],
      ]),
    );
  return {
    back:
      wall(s, p.ink, p.near) +
      glow(s, w * 0.5, h * 0.55, h * 0.7, p.sky[2], 0.55) +
      ridge(s, h * 0.8, h * 0.3, 0.4, mix(p.mid, p.ink, 0.2)) +
      orb(s, w * 0.5, h * 0.36, h * 0.12) +
      beam(w * 0.26, w * 0.42) +
      beam(w * 0.74, w * 0.58) +
      rect(
        0,
        h * 0.82,
        w,
        h * 0.18,
        linear(s, [
          [0, mix(p.accent, p.near, 0.5)],
          [1, p.ink],
        ]),
      ) +
      repeat(12, (i) =>
        stroke(
          `M${f(w * (0.1 + i * 0.073))} ${f(h * 0.82)}L${f(w * (-0.35 + i * 0.155))} ${f(h)}`,
          p.ink,
          2,
          'opacity="0.3"',
        ),
      ) +
      ellipse(w * 0.5, h * 0.9, w * 0.26, h * 0.045, p.glow, 'opacity="0.4"') +
      drape(1) +
      drape(-1) +
      repeat(8, (i) =>
        path(
          `M${f((w * i) / 8)} 0H${f((w * (i + 1)) / 8)}Q${f((w * (i + 1)) / 8)} ${f(h * 0.1)} ${f((w * (i + 0.5)) / 8)} ${f(h * 0.12)}T${f((w * i) / 8)} 0Z`,
          linear(s, [
            [0, mix(cloth, p.ink, 0.45)],
            [1, cloth],
          ]),
        ),
      ) +
      repeat(8, (i) =>
        stroke(
          `M${f((w * i) / 8)} ${f(2)}Q${f((w * i) / 8 + w * 0.01)} ${f(h * 0.1)} ${f((w * (i + 0.5)) / 8)} ${f(h * 0.12)}T${f((w * (i + 1)) / 8)} 2`,
          p.accent,
          4,
        ),
      ),
    front: repeat(
      11,
      (i) =>
        circle(w * (0.045 + i * 0.091), h * 0.985, h * 0.022, p.ink) +
        glow(s, w * (0.045 + i * 0.091), h * 0.955, h * 0.05, p.glow, 0.7),
    ),
    ground: 0.93,
  };
};

export const office: Scene = (s) => {
  const { w, h, p } = s;
  const desk = (x: number, y: number, size: number) =>
    rect(x, y, size, size * 0.05, p.ink) +
    rect(x + size * 0.06, y, size * 0.03, size * 0.4, p.ink) +
    rect(x + size * 0.91, y, size * 0.03, size * 0.4, p.ink) +
    rect(x + size * 0.3, y - size * 0.32, size * 0.42, size * 0.26, p.ink, 'rx="6"') +
    rect(x + size * 0.32, y - size * 0.3, size * 0.38, size * 0.22, mix(p.accent2, p.light, 0.35), 'rx="3"') +
    rect(x + size * 0.48, y - size * 0.07, size * 0.06, size * 0.08, p.ink) +
    repeat(4, (i) =>
      rect(
        x + size * 0.34,
        y - size * (0.27 - i * 0.045),
        size * between(s, 0.1, 0.32),
        size * 0.016,
        p.near,
        'opacity="0.55"',
      ),
    ) +
    rect(x + size * 0.08, y - size * 0.1, size * 0.1, size * 0.1, p.light, 'opacity="0.8"');
  return {
    back:
      sky(s, 0.75) +
      orb(s, w * 0.72, h * 0.26, h * 0.08) +
      towers(s, h * 0.72, 0.2, 0.46, p.far, p.glow, 0.35) +
      towers(s, h * 0.74, 0.1, 0.3, p.mid, p.accent, 0.35) +
      repeat(7, (i) => rect((w * i) / 6 - 7, 0, 14, h * 0.74, p.ink)) +
      rect(0, h * 0.72, w, h * 0.03, p.ink) +
      repeat(10, (i) => rect(0, h * (0.008 + i * 0.019), w, h * 0.008, p.light, 'opacity="0.5"')) +
      rect(
        0,
        h * 0.75,
        w,
        h * 0.25,
        linear(s, [
          [0, p.near],
          [1, p.ink],
        ]),
      ) +
      repeat(5, (i) =>
        path(
          `M${f(w * (0.04 + i * 0.2))} ${f(h * 0.75)}h${f(w * 0.12)}l${f(w * 0.06 * (i - 1.6))} ${f(h * 0.25)}h${f(-w * 0.15)}z`,
          p.glow,
          'opacity="0.09"',
        ),
      ) +
      desk(w * 0.05, h * 0.78, w * 0.26) +
      desk(w * 0.68, h * 0.78, w * 0.27) +
      pendant(s, w * 0.24, h * 0.22, h * 0.035) +
      pendant(s, w * 0.8, h * 0.22, h * 0.035),
    front: "",
    ground: 0.95,
  };
};

export const bar: Scene = (s) => {
  const { w, h, p } = s;
  const bottle = (x: number, base: number, tall: number) => {
    const colour = pick(s, [p.accent, p.accent2, p.glow, p.far, mix(p.accent2, p.glow, 0.5)]);
    const bw = tall * 0.28;
    return (
      path(
        `M${f(x)} ${f(base)}v${f(-tall * 0.6)}q0 ${f(-tall * 0.1)} ${f(bw * 0.33)} ${f(-tall * 0.15)}v${f(-tall * 0.22)}h${f(bw * 0.34)}v${f(tall * 0.22)}q${f(bw * 0.33)} ${f(tall * 0.05)} ${f(bw * 0.33)} ${f(tall * 0.15)}v${f(tall * 0.6)}z`,
        mix(colour, p.ink, 0.15),
        'opacity="0.92"',
      ) +
      rect(x + bw * 0.12, base - tall * 0.5, bw * 0.76, tall * 0.24, p.light, 'opacity="0.6"') +
      rect(x + bw * 0.14, base - tall * 0.6, bw * 0.1, tall * 0.5, "#ffffff", 'opacity="0.25"')
    );
  };
  const wood = mix(p.near, p.accent, 0.18);
  return {
    back:
      wall(s, p.ink, p.near) +
      rect(
        w * 0.1,
        h * 0.1,
        w * 0.8,
        h * 0.58,
        linear(s, [
          [0, mix(p.sky[1], p.ink, 0.3)],
          [1, p.sky[2]],
        ]),
        'rx="14"',
      ) +
      glow(s, w * 0.5, h * 0.4, h * 0.55, p.glow, 0.45) +
      repeat(3, (row) => {
        const base = h * (0.28 + row * 0.18);
        return (
          rect(w * 0.1, base, w * 0.8, h * 0.014, p.ink) +
          rect(w * 0.1, base + h * 0.014, w * 0.8, h * 0.006, p.glow, 'opacity="0.8"') +
          repeat(17, (i) =>
            s.random() > 0.14 ? bottle(w * (0.12 + i * 0.0455), base, h * between(s, 0.09, 0.145)) : "",
          )
        );
      }) +
      rect(0, 0, w * 0.1, h, p.ink) +
      rect(w * 0.9, 0, w * 0.1, h, p.ink) +
      rect(
        0,
        h * 0.74,
        w,
        h * 0.26,
        linear(s, [
          [0, wood],
          [1, p.ink],
        ]),
      ) +
      rect(
        0,
        h * 0.72,
        w,
        h * 0.032,
        linear(s, [
          [0, mix(wood, p.glow, 0.55)],
          [1, wood],
        ]),
      ) +
      repeat(8, (i) =>
        rect(w * (0.02 + i * 0.125), h * 0.79, w * 0.1, h * 0.17, p.ink, 'opacity="0.25" rx="6"'),
      ) +
      pendant(s, w * 0.2, h * 0.2, h * 0.05) +
      pendant(s, w * 0.5, h * 0.14, h * 0.05) +
      pendant(s, w * 0.8, h * 0.2, h * 0.05),
    front: "",
    ground: 0.97,
  };
};

export const bakery: Scene = (s) => {
  const { w, h, p } = s;
  const wood = mix(p.near, p.accent, 0.15);
  const loaf = (x: number, y: number, size: number) =>
    ellipse(
      x,
      y,
      size,
      size * 0.52,
      linear(s, [
        [0, mix("#e0a35a", p.glow, 0.35)],
        [1, mix("#8a4f22", p.near, 0.3)],
      ]),
    ) +
    repeat(3, (i) =>
      stroke(
        `M${f(x - size * 0.5 + i * size * 0.42)} ${f(y - size * 0.32)}q${f(size * 0.1)} ${f(size * 0.2)} ${f(size * 0.02)} ${f(size * 0.42)}`,
        p.glow,
        size * 0.08,
        'opacity="0.75"',
      ),
    );
  const tiles = repeat(7, (r) =>
    repeat(16, (c) =>
      rect(
        (w * (c + (r % 2) * 0.5)) / 15 - w * 0.03,
        h * (0.04 + r * 0.062),
        w / 15 - 4,
        h * 0.055,
        mix(p.sky[1], p.far, between(s, 0.05, 0.35)),
        'rx="5"',
      ),
    ),
  );
  return {
    back:
      wall(s, mix(p.sky[0], p.far, 0.35), p.far) +
      tiles +
      outlook(
        s,
        w * 0.66,
        h * 0.1,
        w * 0.27,
        h * 0.34,
        sky(s, 0.5) + orb(s, w * 0.8, h * 0.26, h * 0.06) + ridge(s, h * 0.46, h * 0.08, 0.2, p.mid),
      ) +
      paneWindow(s, w * 0.66, h * 0.1, w * 0.27, h * 0.34, "none", wood, 3, 2) +
      repeat(
        2,
        (r) =>
          rect(w * 0.05, h * (0.24 + r * 0.17), w * 0.5, h * 0.018, wood) +
          repeat(6, (i) =>
            loaf(w * (0.09 + i * 0.084), h * (0.212 + r * 0.17), w * between(s, 0.028, 0.036)),
          ),
      ) +
      path(
        `M${f(w * 0.08)} ${f(h * 0.72)}V${f(h * 0.6)}A${f(w * 0.14)} ${f(h * 0.13)} 0 0 1 ${f(w * 0.36)} ${f(h * 0.6)}V${f(h * 0.72)}Z`,
        mix(p.near, p.ink, 0.2),
      ) +
      glow(s, w * 0.22, h * 0.66, h * 0.22, p.accent, 0.8) +
      path(
        `M${f(w * 0.14)} ${f(h * 0.72)}V${f(h * 0.64)}A${f(w * 0.08)} ${f(h * 0.07)} 0 0 1 ${f(w * 0.3)} ${f(h * 0.64)}V${f(h * 0.72)}Z`,
        linear(s, [
          [0, p.accent],
          [1, p.glow],
        ]),
      ) +
      rect(
        0,
        h * 0.73,
        w,
        h * 0.27,
        linear(s, [
          [0, wood],
          [1, p.ink],
        ]),
      ) +
      rect(0, h * 0.72, w, h * 0.028, mix(wood, p.light, 0.55)) +
      repeat(7, (i) => loaf(w * (0.47 + i * 0.075), h * 0.7, w * 0.034)) +
      repeat(6, (i) =>
        rect(w * (0.02 + i * 0.165), h * 0.78, w * 0.145, h * 0.18, p.ink, 'opacity="0.14" rx="8"'),
      ) +
      pendant(s, w * 0.6, h * 0.12, h * 0.045),
    front: "",
    ground: 0.98,
  };
};

/** A fan of seven leaves growing from (x, y). */
const frond = (x: number, y: number, size: number, lean: number, colour: string) =>
  repeat(7, (i) => {
    const angle = ((i - 3) * 24 + lean) * (Math.PI / 180);
    const tx = x + Math.sin(angle) * size;
    const ty = y - Math.cos(angle) * size;
    return path(
      `M${f(x)} ${f(y)}Q${f((x + tx) / 2 + (ty - y) * 0.22)} ${f((y + ty) / 2 - (tx - x) * 0.22)} ${f(tx)} ${f(ty)}Q${f((x + tx) / 2 - (ty - y) * 0.08)} ${f((y + ty) / 2 + (tx - x) * 0.08)} ${f(x)} ${f(y)}Z`,
      colour,
    );
  });

export const greenhouse: Scene = (s) => {
  const { w, h, p } = s;
  const iron = mix(p.light, p.near, p.dark ? 0.45 : 0.12);
  return {
    back:
      sky(s, 0.8) +
      orb(s, w * 0.62, h * 0.24, h * 0.1) +
      ridge(s, h * 0.7, h * 0.14, 0.3, p.far) +
      repeat(9, (i) =>
        stroke(
          `M${f(w * (i / 8))} ${f(h * 0.78)}V${f(h * 0.34)}Q${f(w * (0.5 + (i / 8 - 0.5) * 0.86))} ${f(h * 0.12)} ${f(w * (0.5 + (i / 8 - 0.5) * 0.1))} ${f(h * 0.02)}`,
          iron,
          6,
        ),
      ) +
      repeat(3, (i) => stroke(`M0 ${f(h * (0.34 + i * 0.15))}H${f(w)}`, iron, 5)) +
      stroke(
        `M0 ${f(h * 0.34)}Q${f(w * 0.5)} ${f(h * -0.1)} ${f(w)} ${f(h * 0.34)}M${f(w * 0.08)} ${f(h * 0.2)}Q${f(w * 0.5)} ${f(h * -0.06)} ${f(w * 0.92)} ${f(h * 0.2)}`,
        iron,
        7,
      ) +
      rect(
        0,
        h * 0.76,
        w,
        h * 0.24,
        linear(s, [
          [0, p.mid],
          [1, p.ink],
        ]),
      ) +
      path(
        `M${f(w * 0.44)} ${f(h * 0.76)}H${f(w * 0.56)}L${f(w * 0.74)} ${f(h)}H${f(w * 0.26)}Z`,
        mix(p.glow, p.far, 0.4),
        'opacity="0.75"',
      ) +
      repeat(8, (i) =>
        frond(
          w * (i < 4 ? 0.02 + i * 0.1 : 0.66 + (i - 4) * 0.11),
          h * between(s, 0.78, 0.86),
          h * between(s, 0.16, 0.32),
          between(s, -14, 14),
          mix(p.mid, p.accent2, i % 3 === 0 ? 0.22 : 0.04),
        ),
      ) +
      repeat(20, () => {
        const left = s.random() > 0.5;
        const x = (left ? between(s, 0, 0.36) : between(s, 0.64, 1)) * w;
        const y = h * between(s, 0.56, 0.84);
        return (
          repeat(5, (i) =>
            circle(
              x + Math.cos(i * 1.257) * h * 0.011,
              y + Math.sin(i * 1.257) * h * 0.011,
              h * 0.009,
              i % 2 ? p.accent : mix(p.accent, p.light, 0.35),
            ),
          ) + circle(x, y, h * 0.006, p.glow)
        );
      }),
    front:
      frond(w * 0.02, h * 1.03, h * 0.3, 28, mix(p.near, p.ink, 0.5)) +
      frond(w * 0.98, h * 1.03, h * 0.32, -26, mix(p.near, p.ink, 0.5)),
    ground: 0.93,
  };
};

export const workshop: Scene = (s) => {
  const { w, h, p } = s;
  const wood = mix(p.near, p.accent, 0.2);
  const tool = (x: number, y: number, size: number, kind: number) =>
    kind === 0
      ? rect(x - size * 0.05, y, size * 0.1, size, p.ink, 'rx="3"') +
        rect(x - size * 0.22, y, size * 0.44, size * 0.2, mix(p.light, p.mid, 0.4), 'rx="3"')
      : kind === 1
        ? `<circle cx="${f(x)}" cy="${f(y + size * 0.16)}" r="${f(size * 0.15)}" fill="none" stroke="${mix(p.light, p.mid, 0.4)}" stroke-width="${f(size * 0.08)}"/>` +
          rect(x - size * 0.05, y + size * 0.3, size * 0.1, size * 0.7, mix(p.light, p.mid, 0.4))
        : path(
            `M${f(x - size * 0.05)} ${f(y)}h${f(size * 0.1)}l${f(size * 0.03)} ${f(size * 0.55)}h${f(-size * 0.16)}z`,
            mix(p.light, p.mid, 0.4),
          ) + rect(x - size * 0.09, y + size * 0.55, size * 0.18, size * 0.45, p.accent, 'rx="4"');
  const dial = (x: number, y: number, r: number) =>
    circle(x, y, r, mix(p.near, p.accent, 0.4)) +
    circle(x, y, r * 0.84, p.light) +
    repeat(12, (i) =>
      stroke(
        `M${f(x + Math.cos(i * 0.5236) * r * 0.7)} ${f(y + Math.sin(i * 0.5236) * r * 0.7)}L${f(x + Math.cos(i * 0.5236) * r * 0.8)} ${f(y + Math.sin(i * 0.5236) * r * 0.8)}`,
        p.ink,
        r * 0.05,
      ),
    ) +
    stroke(
      `M${f(x)} ${f(y)}L${f(x + r * 0.3)} ${f(y - r * 0.35)}M${f(x)} ${f(y)}L${f(x - r * 0.15)} ${f(y - r * 0.62)}`,
      p.ink,
      r * 0.07,
    );
  return {
    back:
      wall(s, mix(p.mid, p.near, 0.4), p.near) +
      repeat(9, (i) => rect((w * i) / 9, 0, 3, h * 0.72, p.ink, 'opacity="0.2"')) +
      outlook(
        s,
        w * 0.62,
        h * 0.1,
        w * 0.3,
        h * 0.42,
        sky(s, 0.6) + orb(s, w * 0.78, h * 0.28, h * 0.07) + towers(s, h * 0.53, 0.06, 0.16, p.far, p.glow),
      ) +
      paneWindow(s, w * 0.62, h * 0.1, w * 0.3, h * 0.42, "none", p.ink, 3, 3) +
      rect(w * 0.06, h * 0.34, w * 0.46, h * 0.016, wood) +
      repeat(4, (i) =>
        dial(w * (0.12 + i * 0.115), h * (0.2 + (i % 2) * 0.02), h * between(s, 0.045, 0.075)),
      ) +
      repeat(9, (i) =>
        tool(w * (0.09 + i * 0.05), h * 0.38, h * between(s, 0.13, 0.18), Math.floor(s.random() * 3)),
      ) +
      rect(
        0,
        h * 0.74,
        w,
        h * 0.26,
        linear(s, [
          [0, mix(wood, p.ink, 0.2)],
          [1, p.ink],
        ]),
      ) +
      rect(
        0,
        h * 0.72,
        w,
        h * 0.034,
        linear(s, [
          [0, mix(wood, p.glow, 0.5)],
          [1, wood],
        ]),
      ) +
      repeat(
        3,
        (i) =>
          rect(w * (0.05 + i * 0.33), h * 0.79, w * 0.26, h * 0.1, p.ink, 'opacity="0.3" rx="6"') +
          circle(w * (0.18 + i * 0.33), h * 0.84, h * 0.012, p.accent),
      ) +
      pendant(s, w * 0.56, h * 0.2, h * 0.055),
    front: "",
    ground: 0.98,
  };
};

export const hotel: Scene = (s) => {
  const { w, h, p } = s;
  const cx = w * 0.5;
  const door = (near: number, flip: number) => {
    const x = cx + flip * w * (0.12 + near * 0.36);
    const dw = w * 0.05 * (0.5 + near * 1.4);
    const top = h * (0.42 - near * 0.28);
    const bottom = h * (0.63 + near * 0.27);
    const skew = flip * dw * 0.16;
    return (
      path(
        `M${f(x)} ${f(top + 14)}L${f(x + flip * dw)} ${f(top - Math.abs(skew))}V${f(bottom + Math.abs(skew))}L${f(x)} ${f(bottom)}Z`,
        linear(s, [
          [0, mix(p.accent, p.near, 0.5)],
          [1, mix(p.near, p.ink, 0.2)],
        ]),
      ) +
      circle(x + flip * dw * 0.16, (top + bottom) / 2, 3 + near * 5, p.glow) +
      glow(s, x - flip * w * 0.02 * (1 + near), top + h * 0.1, h * 0.1 * (0.5 + near), p.glow, 0.8) +
      circle(x - flip * w * 0.02 * (1 + near), top + h * 0.1, 4 + near * 8, p.glow)
    );
  };
  return {
    back:
      wall(s, p.mid, p.near) +
      path(
        `M0 0L${f(w * 0.4)} ${f(h * 0.34)}V${f(h * 0.64)}L0 ${f(h)}Z`,
        linear(
          s,
          [
            [0, p.near],
            [1, p.far],
          ],
          "across",
        ),
      ) +
      path(
        `M${f(w)} 0L${f(w * 0.6)} ${f(h * 0.34)}V${f(h * 0.64)}L${f(w)} ${f(h)}Z`,
        linear(
          s,
          [
            [0, p.far],
            [1, p.near],
          ],
          "across",
        ),
      ) +
      path(
        `M0 0H${f(w)}L${f(w * 0.6)} ${f(h * 0.34)}H${f(w * 0.4)}Z`,
        linear(s, [
          [0, p.ink],
          [1, p.mid],
        ]),
      ) +
      path(`M${f(w * 0.4)} ${f(h * 0.64)}H${f(w * 0.6)}L${f(w)} ${f(h)}H0Z`, mix(p.near, p.ink, 0.4)) +
      path(
        `M${f(w * 0.44)} ${f(h * 0.64)}H${f(w * 0.56)}L${f(w * 0.82)} ${f(h)}H${f(w * 0.18)}Z`,
        linear(s, [
          [0, mix(p.accent2, p.near, 0.3)],
          [1, p.accent2],
        ]),
      ) +
      repeat(6, (i) => {
        const t = ((i + 0.6) / 6) ** 1.7;
        const y = h * (0.64 + t * 0.36);
        return path(
          `M${f(cx)} ${f(y - h * 0.02 * (0.2 + t))}L${f(cx + w * (0.03 + t * 0.14))} ${f(y)}L${f(cx)} ${f(y + h * 0.02 * (0.2 + t))}L${f(cx - w * (0.03 + t * 0.14))} ${f(y)}Z`,
          p.glow,
          'opacity="0.45"',
        );
      }) +
      rect(w * 0.4, h * 0.34, w * 0.2, h * 0.3, p.sky[2]) +
      glow(s, cx, h * 0.5, h * 0.36, p.glow, 0.75) +
      rect(w * 0.44, h * 0.38, w * 0.12, h * 0.26, mix(p.accent, p.light, 0.25)) +
      rect(w * 0.497, h * 0.38, w * 0.006, h * 0.26, p.ink) +
      circle(cx, h * 0.36, h * 0.02, p.light) +
      repeat(3, (i) => door([0.05, 0.35, 0.8][i] ?? 0, -1) + door([0.05, 0.35, 0.8][i] ?? 0, 1)) +
      stroke(
        `M0 0L${f(w * 0.4)} ${f(h * 0.34)}H${f(w * 0.6)}L${f(w)} 0M0 ${f(h)}L${f(w * 0.4)} ${f(h * 0.64)}M${f(w)} ${f(h)}L${f(w * 0.6)} ${f(h * 0.64)}`,
        p.accent,
        5,
        'opacity="0.8"',
      ) +
      repeat(
        3,
        (i) =>
          ellipse(cx, h * (0.06 + i * 0.11), w * (0.06 - i * 0.016), h * (0.03 - i * 0.008), p.glow) +
          glow(s, cx, h * (0.06 + i * 0.11), h * (0.2 - i * 0.05), p.glow, 0.6),
      ),
    front: "",
    ground: 0.95,
  };
};

export const gallery: Scene = (s) => {
  const { w, h, p } = s;
  const picture = (x: number, y: number, pw: number, ph: number, kind: number) => {
    const inner =
      kind === 0
        ? rect(
            x,
            y,
            pw,
            ph,
            linear(s, [
              [0, p.sky[0]],
              [1, p.sky[2]],
            ]),
          ) +
          circle(x + pw * 0.6, y + ph * 0.4, pw * 0.16, p.glow) +
          path(
            `M${f(x)} ${f(y + ph * 0.72)}q${f(pw * 0.3)} ${f(-ph * 0.3)} ${f(pw * 0.5)} 0t${f(pw * 0.5)} ${f(-ph * 0.1)}V${f(y + ph)}H${f(x)}Z`,
            p.mid,
          )
        : kind === 1
          ? rect(x, y, pw, ph, mix(p.accent2, p.ink, 0.3)) +
            ellipse(x + pw / 2, y + ph * 0.36, pw * 0.17, ph * 0.15, mix(p.light, p.accent, 0.25)) +
            path(
              `M${f(x + pw * 0.16)} ${f(y + ph)}q${f(pw * 0.04)} ${f(-ph * 0.46)} ${f(pw * 0.34)} ${f(-ph * 0.46)}t${f(pw * 0.34)} ${f(ph * 0.46)}z`,
              p.ink,
            )
          : rect(x, y, pw, ph, p.light) +
            rect(x + pw * 0.15, y + ph * 0.2, pw * 0.4, ph * 0.5, p.accent) +
            circle(x + pw * 0.62, y + ph * 0.6, pw * 0.2, p.near) +
            stroke(`M${f(x + pw * 0.1)} ${f(y + ph * 0.86)}L${f(x + pw * 0.9)} ${f(y + ph * 0.2)}`, p.ink, 6);
    return (
      path(
        `M${f(x + pw * 0.3)} ${f(y - h * 0.2)}h${f(pw * 0.4)}L${f(x + pw * 1.25)} ${f(y + ph * 1.25)}H${f(x - pw * 0.25)}Z`,
        linear(s, [
          [0, p.glow, 0.45],
          [1, p.glow, 0],
        ]),
      ) +
      rect(x - 14, y - 14, pw + 28, ph + 28, mix(p.accent, p.glow, 0.3)) +
      rect(x - 6, y - 6, pw + 12, ph + 12, p.ink) +
      inner
    );
  };
  return {
    back:
      wall(s, mix(p.mid, p.ink, 0.25), mix(p.mid, p.sky[1], 0.4)) +
      rect(0, h * 0.06, w, h * 0.012, p.ink) +
      picture(w * 0.08, h * 0.24, w * 0.2, h * 0.3, 0) +
      picture(w * 0.42, h * 0.18, w * 0.17, h * 0.38, 1) +
      picture(w * 0.73, h * 0.24, w * 0.2, h * 0.28, 2) +
      rect(0, h * 0.7, w, h * 0.03, mix(p.near, p.light, 0.25)) +
      boards(s, h * 0.73, w * 0.5, 17, mix(p.accent, p.near, 0.55), p.ink) +
      ellipse(w * 0.5, h * 0.86, w * 0.34, h * 0.06, p.glow, 'opacity="0.2"') +
      repeat(
        2,
        (i) =>
          stroke(`M${f(w * (0.34 + i * 0.32))} ${f(h * 0.72)}v${f(h * 0.12)}`, p.glow, 6) +
          circle(w * (0.34 + i * 0.32), h * 0.715, 7, p.glow),
      ) +
      stroke(
        `M${f(w * 0.34)} ${f(h * 0.74)}Q${f(w * 0.5)} ${f(h * 0.84)} ${f(w * 0.66)} ${f(h * 0.74)}`,
        p.accent2,
        9,
      ),
    front: "",
    ground: 0.95,
  };
};
