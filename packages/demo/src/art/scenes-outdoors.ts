import {
  boards,
  cloudBank,
  house,
  leafyTree,
  lightString,
  orb,
  paperLantern,
  pine,
  ridge,
  sky,
  stars,
  towers,
  water,
  wisp,
} from "./scenery.ts";
import {
  between,
  circle,
  ellipse,
  f,
  glow,
  linear,
  mix,
  path,
  pick,
  place,
  rect,
  repeat,
  stroke,
  type Stage,
} from "./stage.ts";

/** What a scene draws: everything behind the figures, what stands before them, and where they stand. */
interface SceneDrawing {
  readonly back: string;
  readonly front: string;
  /** Height of the ground as a share of the picture. */
  readonly ground: number;
}

export type Scene = (s: Stage) => SceneDrawing;

export const skyline: Scene = (s) => {
  const { w, h, p } = s;
  return {
    back:
      sky(s, 0.8) +
      stars(s, 70, h * 0.5) +
      orb(s, w * 0.74, h * 0.26, h * 0.11) +
      wisp(s, w * 0.1, h * 0.3, w * 0.3, p.far, 0.5) +
      towers(s, h * 0.86, 0.25, 0.5, p.far, p.glow, 0.22) +
      rect(
        0,
        h * 0.45,
        w,
        h * 0.45,
        linear(s, [
          [0, p.sky[2], 0],
          [1, p.sky[2], 0.55],
        ]),
      ) +
      towers(s, h * 0.94, 0.16, 0.4, p.mid, p.accent, 0.26) +
      towers(s, h * 1.02, 0.06, 0.24, p.near, p.accent2, 0.3),
    front: "",
    ground: 0.98,
  };
};

export const rainStreet: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.62;
  const side = (flip: boolean) => {
    // Far blocks first, so that the near ones and their signs stand in front.
    const blocks = repeat(5, (i) => {
      const near = (i + 1) / 5;
      const x = w * 0.5 - w * (0.09 + near * 0.43);
      const bw = w * 0.1 * (0.5 + near);
      const top = horizon - h * (0.22 + near * 0.55);
      const sign = pick(s, [p.accent, p.accent2, p.glow]);
      return (
        rect(x - w * 0.2, top, bw + w * 0.2, h - top, mix(p.far, p.ink, 0.25 + near * 0.55)) +
        repeat(5, (k) =>
          rect(
            x + bw * 0.25,
            top + (k + 0.6) * h * 0.075,
            bw * 0.4,
            h * 0.032,
            p.glow,
            `opacity="${s.random() > 0.5 ? 0.75 : 0.12}"`,
          ),
        ) +
        glow(s, x + bw * 1.05, top + h * 0.24, h * 0.13 * (0.4 + near), sign, 0.7) +
        rect(x + bw * 0.96, top + h * 0.14, bw * 0.2, h * 0.2 * (0.5 + near * 0.5), sign, 'rx="4"') +
        rect(x + bw * 1, top + h * 0.16, bw * 0.12, h * 0.02, p.light, 'opacity="0.8"')
      );
    });
    return flip ? place(blocks, w, 0, -1, 1) : blocks;
  };
  return {
    back:
      sky(s, 0.62) +
      towers(s, horizon + 4, 0.12, 0.3, p.far, p.glow, 0.25) +
      glow(s, w / 2, horizon, h * 0.4, p.glow, 0.6) +
      rect(
        0,
        horizon,
        w,
        h - horizon,
        linear(s, [
          [0, mix(p.far, p.glow, 0.3)],
          [0.25, p.mid],
          [1, p.ink],
        ]),
      ) +
      side(false) +
      side(true) +
      path(
        `M${f(w * 0.5)} ${f(horizon)}L${f(w * 1.05)} ${f(h)}H${f(-w * 0.05)}Z`,
        linear(s, [
          [0, mix(p.mid, p.glow, 0.35)],
          [1, p.ink],
        ]),
      ) +
      repeat(34, () => {
        const depth = s.random();
        const y = horizon + (h - horizon) * depth;
        const x = w * 0.5 + between(s, -1, 1) * w * 0.5 * (0.15 + depth);
        return rect(
          x,
          y,
          3 + depth * 10,
          h * (0.03 + depth * 0.09),
          pick(s, [p.accent, p.accent2, p.glow]),
          `rx="3" opacity="${f(0.15 + s.random() * 0.35)}"`,
        );
      }),
    front: "",
    ground: 0.93,
  };
};

export const seaside: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.56;
  const cliff = `M${f(w)} ${f(h * 0.34)}C${f(w * 0.88)} ${f(h * 0.36)} ${f(w * 0.86)} ${f(h * 0.44)} ${f(w * 0.79)} ${f(h * 0.47)}C${f(w * 0.75)} ${f(h * 0.52)} ${f(w * 0.72)} ${f(h * 0.55)} ${f(w * 0.66)} ${f(horizon + 4)}H${f(w)}Z`;
  return {
    back:
      sky(s, 0.56) +
      (p.dark ? stars(s, 60, h * 0.35) : "") +
      orb(s, w * 0.4, h * 0.4, h * 0.1) +
      wisp(s, w * 0.12, h * 0.2, w * 0.28, p.light, 0.28) +
      wisp(s, w * 0.58, h * 0.27, w * 0.22, p.light, 0.2) +
      water(s, horizon, w * 0.4) +
      path(cliff, p.mid) +
      path(
        cliff,
        linear(
          s,
          [
            [0, p.glow, 0.3],
            [0.5, p.glow, 0],
          ],
          "across",
        ),
      ) +
      path(
        `M0 ${f(h * 0.9)}C${f(w * 0.2)} ${f(h * 0.84)} ${f(w * 0.42)} ${f(h * 0.93)} ${f(w * 0.62)} ${f(h * 0.9)}S${f(w * 0.9)} ${f(h * 0.84)} ${f(w)} ${f(h * 0.87)}V${f(h)}H0Z`,
        p.ink,
      ) +
      stroke(
        `M0 ${f(h * 0.895)}C${f(w * 0.2)} ${f(h * 0.835)} ${f(w * 0.42)} ${f(h * 0.925)} ${f(w * 0.62)} ${f(h * 0.895)}S${f(w * 0.9)} ${f(h * 0.835)} ${f(w)} ${f(h * 0.865)}`,
        p.light,
        4,
        'opacity="0.5"',
      ),
    front: repeat(26, () => {
      const x = s.random() * w;
      const tall = h * between(s, 0.03, 0.1);
      return stroke(
        `M${f(x)} ${f(h)}q${f(between(s, -8, 8))} ${f(-tall * 0.6)} ${f(between(s, -22, 22))} ${f(-tall)}`,
        p.ink,
        4,
      );
    }),
    ground: 0.91,
  };
};

export const harbour: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.6;
  const crane = (x: number, size: number) =>
    stroke(
      `M${f(x)} ${f(horizon)}V${f(horizon - size)}M${f(x + size * 0.2)} ${f(horizon)}L${f(x)} ${f(horizon - size)}L${f(x - size * 0.2)} ${f(horizon)}M${f(x - size * 0.35)} ${f(horizon - size * 0.82)}L${f(x + size * 0.75)} ${f(horizon - size * 1.12)}M${f(x)} ${f(horizon - size * 1.25)}L${f(x + size * 0.7)} ${f(horizon - size * 1.1)}M${f(x)} ${f(horizon - size * 1.25)}L${f(x)} ${f(horizon - size)}M${f(x + size * 0.62)} ${f(horizon - size * 1.08)}v${f(size * 0.5)}`,
      p.mid,
      size * 0.035,
    );
  const mast = (x: number, y: number, tall: number) =>
    path(
      `M${f(x - tall * 0.36)} ${f(y - tall * 0.1)}H${f(x + tall * 0.4)}L${f(x + tall * 0.28)} ${f(y + tall * 0.06)}H${f(x - tall * 0.26)}Z`,
      p.ink,
    ) +
    stroke(
      `M${f(x)} ${f(y - tall * 0.1)}V${f(y - tall)}M${f(x)} ${f(y - tall * 0.92)}L${f(x + tall * 0.36)} ${f(y - tall * 0.12)}M${f(x)} ${f(y - tall * 0.92)}L${f(x - tall * 0.32)} ${f(y - tall * 0.12)}`,
      p.ink,
      4,
    ) +
    path(
      `M${f(x + 6)} ${f(y - tall * 0.88)}Q${f(x + tall * 0.26)} ${f(y - tall * 0.45)} ${f(x + tall * 0.3)} ${f(y - tall * 0.17)}H${f(x + 6)}Z`,
      p.light,
      'opacity="0.9"',
    );
  return {
    back:
      sky(s, 0.6) +
      orb(s, w * 0.24, h * 0.34, h * 0.085) +
      wisp(s, w * 0.5, h * 0.18, w * 0.3, p.light, 0.25) +
      ridge(s, horizon + 4, h * 0.14, 0.3, p.far) +
      towers(s, horizon + 2, 0.03, 0.12, mix(p.far, p.mid, 0.6), p.glow, 0.25) +
      crane(w * 0.78, h * 0.26) +
      crane(w * 0.93, h * 0.34) +
      water(s, horizon, w * 0.24) +
      mast(w * 0.62, h * 0.72, h * 0.34) +
      mast(w * 0.4, h * 0.67, h * 0.2) +
      boards(s, h * 0.86, w * 0.5, 15, mix(p.near, p.accent, 0.12), p.ink),
    front: repeat(
      4,
      (i) =>
        rect(w * (0.06 + i * 0.29), h * 0.8, w * 0.022, h * 0.12, p.ink, 'rx="6"') +
        ellipse(w * (0.071 + i * 0.29), h * 0.8, w * 0.016, h * 0.01, p.mid),
    ),
    ground: 0.95,
  };
};

export const mountains: Scene = (s) => {
  const { w, h, p } = s;
  const peak = (x: number, y: number, size: number) =>
    path(
      `M${f(x - size)} ${f(h * 0.78)}L${f(x - size * 0.1)} ${f(y + size * 0.1)}L${f(x)} ${f(y)}L${f(x + size * 0.16)} ${f(y + size * 0.16)}L${f(x + size * 0.95)} ${f(h * 0.78)}Z`,
      linear(s, [
        [0, mix(p.far, p.light, 0.2)],
        [1, p.far],
      ]),
    ) +
    path(
      `M${f(x)} ${f(y)}L${f(x - size * 0.31)} ${f(y + size * 0.34)}L${f(x - size * 0.16)} ${f(y + size * 0.28)}L${f(x - size * 0.08)} ${f(y + size * 0.42)}L${f(x + size * 0.04)} ${f(y + size * 0.27)}L${f(x + size * 0.16)} ${f(y + size * 0.38)}L${f(x + size * 0.26)} ${f(y + size * 0.27)}Z`,
      p.light,
      'opacity="0.92"',
    ) +
    path(
      `M${f(x)} ${f(y)}L${f(x + size * 0.95)} ${f(h * 0.78)}H${f(x + size * 0.1)}L${f(x + size * 0.04)} ${f(y + size * 0.4)}Z`,
      p.ink,
      'opacity="0.18"',
    );
  const mist = (y: number) =>
    rect(
      0,
      y,
      w,
      h * 0.16,
      linear(s, [
        [0, p.sky[2], 0],
        [0.6, p.sky[2], 0.6],
        [1, p.sky[2], 0],
      ]),
    );
  return {
    back:
      sky(s, 0.75) +
      (p.dark ? stars(s, 50, h * 0.4) : "") +
      orb(s, w * 0.28, h * 0.28, h * 0.1) +
      peak(w * 0.2, h * 0.36, w * 0.3) +
      peak(w * 0.66, h * 0.2, w * 0.4) +
      mist(h * 0.58) +
      ridge(s, h * 0.8, h * 0.16, 0.9, p.mid) +
      mist(h * 0.72) +
      ridge(s, h * 0.92, h * 0.1, 0.4, p.near) +
      repeat(16, () => {
        const x = s.random() * w;
        return pine(x, h * between(s, 0.92, 0.98), h * between(s, 0.08, 0.16), mix(p.near, p.ink, 0.6));
      }) +
      ridge(s, h * 0.97, h * 0.05, 0.2, p.ink),
    front: "",
    ground: 0.95,
  };
};

export const platform: Scene = (s) => {
  const { w, h, p } = s;
  const floor = h * 0.8;
  const cars = repeat(3, (i) => {
    const x = w * (0.02 + i * 0.36);
    return (
      rect(
        x,
        h * 0.4,
        w * 0.345,
        floor - h * 0.43,
        linear(s, [
          [0, mix(p.accent, p.light, 0.15)],
          [0.6, p.accent],
          [1, mix(p.accent, p.ink, 0.5)],
        ]),
        'rx="14"',
      ) +
      rect(x, h * 0.62, w * 0.345, h * 0.022, p.light, 'opacity="0.8"') +
      repeat(
        4,
        (k) =>
          glow(s, x + w * (0.055 + k * 0.08), h * 0.52, h * 0.1, p.glow, 0.35) +
          rect(x + w * (0.025 + k * 0.08), h * 0.46, w * 0.06, h * 0.12, p.glow, 'rx="8"') +
          rect(
            x + w * (0.025 + k * 0.08),
            h * 0.46,
            w * 0.06,
            h * 0.045,
            mix(p.glow, "#ffffff", 0.5),
            'rx="8"',
          ),
      )
    );
  });
  return {
    back:
      sky(s, 0.7) +
      stars(s, 70, h * 0.4) +
      orb(s, w * 0.8, h * 0.16, h * 0.07) +
      ridge(s, h * 0.62, h * 0.2, 0.4, p.far) +
      cars +
      rect(
        0,
        floor,
        w,
        h - floor,
        linear(s, [
          [0, mix(p.near, p.light, 0.2)],
          [0.12, p.near],
          [1, p.ink],
        ]),
      ) +
      rect(0, floor + h * 0.025, w, h * 0.02, p.accent2, 'opacity="0.85"') +
      path(`M0 0H${f(w)}V${f(h * 0.1)}L${f(w * 0.5)} ${f(h * 0.17)}L0 ${f(h * 0.1)}Z`, p.ink) +
      stroke(
        `M0 ${f(h * 0.1)}L${f(w * 0.5)} ${f(h * 0.17)}L${f(w)} ${f(h * 0.1)}`,
        mix(p.near, p.light, 0.2),
        5,
      ) +
      repeat(3, (i) => {
        const x = w * (0.1 + i * 0.4);
        return (
          rect(x, h * 0.1, w * 0.014, floor - h * 0.08, p.ink) +
          glow(s, x + w * 0.05, h * 0.24, h * 0.16, p.glow, 0.8) +
          ellipse(x + w * 0.05, h * 0.235, w * 0.02, h * 0.02, p.glow) +
          stroke(
            `M${f(x)} ${f(h * 0.2)}q${f(w * 0.03)} ${f(-h * 0.03)} ${f(w * 0.05)} ${f(h * 0.02)}`,
            p.ink,
            5,
          )
        );
      }) +
      rect(w * 0.41, h * 0.16, w * 0.18, h * 0.1, p.ink, 'rx="6"') +
      circle(w * 0.56, h * 0.21, h * 0.036, p.light) +
      stroke(
        `M${f(w * 0.56)} ${f(h * 0.21)}v${f(-h * 0.025)}M${f(w * 0.56)} ${f(h * 0.21)}l${f(h * 0.012)} ${f(h * 0.012)}`,
        p.ink,
        3,
      ) +
      rect(w * 0.425, h * 0.185, w * 0.09, h * 0.014, p.accent2) +
      rect(w * 0.425, h * 0.215, w * 0.07, h * 0.012, p.light, 'opacity="0.6"'),
    front: "",
    ground: 0.93,
  };
};

export const rooftop: Scene = (s) => {
  const { w, h, p } = s;
  const rail = h * 0.76;
  return {
    back:
      sky(s, 0.75) +
      stars(s, p.dark ? 80 : 0, h * 0.5) +
      orb(s, w * 0.64, h * 0.3, h * 0.15) +
      wisp(s, w * 0.5, h * 0.36, w * 0.34, p.light, 0.22) +
      towers(s, h * 0.84, 0.1, 0.26, p.far, p.glow, 0.3) +
      towers(s, h * 0.9, 0.05, 0.16, p.mid, p.accent, 0.3) +
      rect(0, h * 0.88, w, h * 0.12, p.ink) +
      rect(w * 0.04, h * 0.5, w * 0.13, h * 0.4, p.near) +
      path(
        `M${f(w * 0.03)} ${f(h * 0.51)}Q${f(w * 0.105)} ${f(h * 0.42)} ${f(w * 0.18)} ${f(h * 0.51)}Z`,
        p.ink,
      ) +
      lightString(s, w * 0.1, h * 0.47, w * 1.02, h * 0.38, h * 0.08, 13, h * 0.009) +
      repeat(22, (i) => rect(w * (i / 21) - 2, rail, 4, h * 0.13, p.ink)) +
      rect(0, rail - 4, w, 9, p.ink) +
      rect(0, rail - 5, w, 3, p.glow, 'opacity="0.5"'),
    front: "",
    ground: 0.93,
  };
};

export const garden: Scene = (s) => {
  const { w, h, p } = s;
  const bloom = (x: number, y: number, r: number) => {
    const colour = pick(s, [p.accent, p.accent2, mix(p.accent, p.light, 0.5), p.light]);
    return (
      stroke(
        `M${f(x)} ${f(y)}q${f(between(s, -10, 10))} ${f(r * 2)} ${f(between(s, -6, 6))} ${f(r * 5)}`,
        mix(p.near, p.ink, 0.3),
        4,
      ) +
      repeat(5, (i) =>
        ellipse(
          x + Math.cos(i * 1.257) * r * 0.6,
          y + Math.sin(i * 1.257) * r * 0.6,
          r * 0.55,
          r * 0.55,
          colour,
        ),
      ) +
      circle(x, y, r * 0.4, p.glow)
    );
  };
  return {
    back:
      sky(s, 0.7) +
      (p.dark ? stars(s, 50, h * 0.4) : "") +
      orb(s, w * 0.7, h * 0.26, h * 0.1) +
      ridge(s, h * 0.66, h * 0.12, 0.2, p.far) +
      house(s, w * 0.62, h * 0.72, w * 0.17, h * 0.22, mix(p.far, p.light, 0.3), p.near, p.glow) +
      leafyTree(s, w * 0.9, h * 0.76, h * 0.46, p.mid, p.ink) +
      leafyTree(s, w * 0.08, h * 0.8, h * 0.62, mix(p.mid, p.near, 0.4), p.ink) +
      rect(
        0,
        h * 0.71,
        w,
        h * 0.3,
        linear(s, [
          [0, p.mid],
          [1, p.near],
        ]),
      ) +
      path(
        `M${f(w * 0.68)} ${f(h * 0.71)}C${f(w * 0.62)} ${f(h * 0.8)} ${f(w * 0.46)} ${f(h * 0.82)} ${f(w * 0.36)} ${f(h)}H${f(w * 0.62)}C${f(w * 0.6)} ${f(h * 0.88)} ${f(w * 0.72)} ${f(h * 0.8)} ${f(w * 0.71)} ${f(h * 0.71)}Z`,
        mix(p.sky[2], p.light, 0.3),
        'opacity="0.75"',
      ) +
      repeat(30, () => bloom(s.random() * w, h * between(s, 0.75, 0.9), h * between(s, 0.008, 0.016))),
    front: repeat(13, (i) =>
      bloom(w * (i / 12) + between(s, -20, 20), h * between(s, 0.88, 0.97), h * between(s, 0.02, 0.032)),
    ),
    ground: 0.93,
  };
};

export const forest: Scene = (s) => {
  const { w, h, p } = s;
  const trunks = (count: number, thick: number, colour: string) =>
    repeat(count, (i) => {
      const x = (w * (i + between(s, 0.1, 0.9))) / count;
      const t = thick * between(s, 0.7, 1.3);
      return path(
        `M${f(x - t)} ${f(h)}L${f(x - t * 0.6)} ${f(-10)}H${f(x + t * 0.6)}L${f(x + t * 1.1)} ${f(h)}Z`,
        colour,
      );
    });
  return {
    back:
      sky(s, 0.8) +
      orb(s, w * 0.52, h * 0.32, h * 0.12) +
      repeat(12, (i) =>
        pine((w * (i + 0.5)) / 12, h * 0.76, h * between(s, 0.3, 0.5), mix(p.far, p.sky[1], 0.35)),
      ) +
      rect(
        0,
        h * 0.5,
        w,
        h * 0.3,
        linear(s, [
          [0, p.sky[2], 0],
          [1, p.sky[2], 0.7],
        ]),
      ) +
      trunks(9, w * 0.009, mix(p.far, p.mid, 0.5)) +
      repeat(9, (i) => pine((w * (i + between(s, 0, 1))) / 9, h * 0.86, h * between(s, 0.34, 0.56), p.mid)) +
      repeat(5, (i) =>
        path(
          `M${f(w * (0.3 + i * 0.11))} 0L${f(w * (0.1 + i * 0.15))} ${f(h)}h${f(w * 0.07)}L${f(w * (0.335 + i * 0.11))} 0Z`,
          p.glow,
          'opacity="0.11"',
        ),
      ) +
      ridge(s, h * 0.88, h * 0.06, 0.2, p.near) +
      path(
        `M${f(w * 0.5)} ${f(h * 0.85)}C${f(w * 0.56)} ${f(h * 0.9)} ${f(w * 0.42)} ${f(h * 0.93)} ${f(w * 0.38)} ${f(h)}H${f(w * 0.66)}C${f(w * 0.6)} ${f(h * 0.94)} ${f(w * 0.6)} ${f(h * 0.9)} ${f(w * 0.53)} ${f(h * 0.85)}Z`,
        p.glow,
        'opacity="0.28"',
      ),
    front:
      path(
        `M0 0H${f(w * 0.07)}C${f(w * 0.045)} ${f(h * 0.4)} ${f(w * 0.05)} ${f(h * 0.7)} ${f(w * 0.1)} ${f(h)}H0Z`,
        p.ink,
      ) +
      path(
        `M${f(w)} 0H${f(w * 0.95)}C${f(w * 0.965)} ${f(h * 0.4)} ${f(w * 0.955)} ${f(h * 0.7)} ${f(w * 0.92)} ${f(h)}H${f(w)}Z`,
        p.ink,
      ) +
      repeat(30, () => {
        const x = s.random() * w;
        return stroke(
          `M${f(x)} ${f(h)}q${f(between(s, -10, 10))} ${f(-h * 0.03)} ${f(between(s, -30, 30))} ${f(-h * between(s, 0.03, 0.07))}`,
          p.ink,
          5,
        );
      }),
    ground: 0.93,
  };
};

export const snowVillage: Scene = (s) => {
  const { w, h, p } = s;
  const snow = mix(p.light, p.sky[1], 0.18);
  const hut = (x: number, base: number, size: number) => {
    const drawn = house(s, x, base, size, size * 0.6, mix(p.near, p.ink, 0.2), p.mid, p.glow);
    const cap = path(
      `M${f(x - size * 0.14)} ${f(base - size * 0.58)}L${f(x + size / 2)} ${f(base - size * 1.18)}L${f(x + size * 1.14)} ${f(base - size * 0.58)}Q${f(x + size * 0.9)} ${f(base - size * 0.68)} ${f(x + size * 0.72)} ${f(base - size * 0.66)}T${f(x + size * 0.3)} ${f(base - size * 0.66)}T${f(x - size * 0.14)} ${f(base - size * 0.58)}Z`,
      snow,
    );
    return drawn + cap;
  };
  return {
    back:
      sky(s, 0.7) +
      (p.dark ? stars(s, 110, h * 0.55) : "") +
      (p.dark
        ? path(
            `M${f(-w * 0.05)} ${f(h * 0.3)}C${f(w * 0.2)} ${f(h * 0.05)} ${f(w * 0.4)} ${f(h * 0.35)} ${f(w * 0.62)} ${f(h * 0.14)}S${f(w * 0.95)} ${f(h * 0.1)} ${f(w * 1.05)} ${f(h * 0.02)}V${f(h * 0.26)}C${f(w * 0.8)} ${f(h * 0.3)} ${f(w * 0.66)} ${f(h * 0.5)} ${f(w * 0.4)} ${f(h * 0.46)}S${f(w * 0.1)} ${f(h * 0.5)} ${f(-w * 0.05)} ${f(h * 0.55)}Z`,
            linear(s, [
              [0, p.accent, 0.5],
              [0.5, p.accent2, 0.25],
              [1, p.accent, 0],
            ]),
          )
        : orb(s, w * 0.3, h * 0.25, h * 0.09)) +
      ridge(s, h * 0.66, h * 0.3, 0.9, mix(p.far, snow, 0.3)) +
      ridge(s, h * 0.74, h * 0.14, 0.3, mix(p.mid, snow, 0.25)) +
      repeat(12, () => pine(s.random() * w, h * between(s, 0.7, 0.78), h * between(s, 0.12, 0.24), p.near)) +
      hut(w * 0.1, h * 0.78, w * 0.12) +
      hut(w * 0.72, h * 0.8, w * 0.16) +
      hut(w * 0.52, h * 0.76, w * 0.09) +
      path(
        `M0 ${f(h * 0.78)}C${f(w * 0.25)} ${f(h * 0.72)} ${f(w * 0.5)} ${f(h * 0.83)} ${f(w)} ${f(h * 0.77)}V${f(h)}H0Z`,
        linear(s, [
          [0, snow],
          [1, mix(snow, p.mid, 0.6)],
        ]),
      ),
    front: "",
    ground: 0.93,
  };
};

export const deepSpace: Scene = (s) => {
  const { w, h, p } = s;
  const cx = w * 0.62;
  const cy = h * 0.42;
  const r = h * 0.27;
  return {
    back:
      rect(
        0,
        0,
        w,
        h,
        linear(
          s,
          [
            [0, mix(p.ink, p.sky[0], 0.5)],
            [0.6, p.near],
            [1, p.ink],
          ],
          "slant",
        ),
      ) +
      glow(s, w * 0.2, h * 0.75, h * 0.7, p.sky[1], 0.7) +
      glow(s, w * 0.85, h * 0.15, h * 0.55, p.accent2, 0.28) +
      stars(s, 220, h) +
      glow(s, cx, cy, r * 1.7, p.glow, 0.35) +
      stroke(
        `M${f(cx - r * 2)} ${f(cy + r * 0.55)}A${f(r * 2.1)} ${f(r * 0.5)} -14 0 1 ${f(cx + r * 2)} ${f(cy - r * 0.5)}`,
        mix(p.accent, p.light, 0.3),
        r * 0.11,
        'opacity="0.65"',
      ) +
      circle(
        cx,
        cy,
        r,
        linear(
          s,
          [
            [0, mix(p.sky[2], p.light, 0.35)],
            [0.5, p.sky[2]],
            [1, p.near],
          ],
          "slant",
        ),
      ) +
      repeat(5, (i) =>
        path(
          `M${f(cx - r * Math.sqrt(1 - (i * 0.32 - 0.64) ** 2))} ${f(cy + r * (i * 0.32 - 0.64))}q${f(r)} ${f(r * 0.24)} ${f(r * 2 * Math.sqrt(1 - (i * 0.32 - 0.64) ** 2))} 0v${f(r * 0.05)}q${f(-r)} ${f(r * 0.28)} ${f(-r * 2 * Math.sqrt(1 - (i * 0.32 - 0.64) ** 2))} 0z`,
          i % 2 ? p.accent : p.light,
          'opacity="0.2"',
        ),
      ) +
      stroke(
        `M${f(cx - r * 2)} ${f(cy + r * 0.55)}A${f(r * 2.1)} ${f(r * 0.5)} -14 0 0 ${f(cx + r * 2)} ${f(cy - r * 0.5)}`,
        mix(p.accent, p.light, 0.3),
        r * 0.11,
        'opacity="0.9"',
      ) +
      stroke(
        `M${f(cx - r * 1.7)} ${f(cy + r * 0.62)}A${f(r * 1.85)} ${f(r * 0.42)} -14 0 0 ${f(cx + r * 1.78)} ${f(cy - r * 0.4)}`,
        p.accent2,
        r * 0.035,
        'opacity="0.8"',
      ) +
      circle(
        w * 0.16,
        h * 0.24,
        h * 0.045,
        linear(
          s,
          [
            [0, p.light],
            [1, p.far],
          ],
          "slant",
        ),
      ) +
      path(`M0 ${f(h)}V${f(h * 0.93)}Q${f(w * 0.5)} ${f(h * 0.83)} ${f(w)} ${f(h * 0.93)}V${f(h)}Z`, p.ink) +
      stroke(
        `M0 ${f(h * 0.93)}Q${f(w * 0.5)} ${f(h * 0.83)} ${f(w)} ${f(h * 0.93)}`,
        p.glow,
        4,
        'opacity="0.7"',
      ),
    front: "",
    ground: 0.94,
  };
};

export const desert: Scene = (s) => {
  const { w, h, p } = s;
  const dune = (y: number, lean: number, top: string, bottom: string) => {
    const crest = `M-10 ${f(h * y)}C${f(w * 0.2)} ${f(h * (y - 0.1))} ${f(w * (0.38 + lean))} ${f(h * (y - 0.12))} ${f(w * (0.5 + lean))} ${f(h * (y - 0.02))}S${f(w * 0.85)} ${f(h * (y + 0.05))} ${f(w + 10)} ${f(h * (y - 0.06))}`;
    return (
      path(
        `${crest}V${f(h)}H-10Z`,
        linear(s, [
          [0, top],
          [1, bottom],
        ]),
      ) +
      path(
        `M${f(w * (0.36 + lean))} ${f(h * (y - 0.105))}C${f(w * (0.42 + lean))} ${f(h * (y - 0.09))} ${f(w * (0.46 + lean))} ${f(h * (y - 0.06))} ${f(w * (0.5 + lean))} ${f(h * (y - 0.02))}C${f(w * (0.4 + lean))} ${f(h * (y + 0.1))} ${f(w * (0.2 + lean))} ${f(h * (y + 0.2))} ${f(w * lean)} ${f(h)}H${f(w * (0.3 + lean))}C${f(w * (0.5 + lean))} ${f(h * (y + 0.2))} ${f(w * (0.4 + lean))} ${f(h * y)} ${f(w * (0.36 + lean))} ${f(h * (y - 0.105))}Z`,
        p.ink,
        'opacity="0.14"',
      )
    );
  };
  return {
    back:
      sky(s, 0.65) +
      orb(s, w * 0.66, h * 0.36, h * 0.16) +
      path(
        `M${f(w * 0.06)} ${f(h * 0.64)}L${f(w * 0.24)} ${f(h * 0.36)}L${f(w * 0.27)} ${f(h * 0.38)}L${f(w * 0.31)} ${f(h * 0.36)}L${f(w * 0.5)} ${f(h * 0.64)}Z`,
        mix(p.far, p.sky[1], 0.3),
      ) +
      path(
        `M${f(w * 0.27)} ${f(h * 0.37)}C${f(w * 0.2)} ${f(h * 0.24)} ${f(w * 0.33)} ${f(h * 0.2)} ${f(w * 0.24)} ${f(h * 0.06)}C${f(w * 0.36)} ${f(h * 0.13)} ${f(w * 0.32)} ${f(h * 0.28)} ${f(w * 0.29)} ${f(h * 0.37)}Z`,
        p.light,
        'opacity="0.4"',
      ) +
      dune(0.66, 0.1, p.far, p.mid) +
      dune(0.76, -0.14, mix(p.far, p.mid, 0.5), p.near) +
      dune(0.89, 0.2, p.mid, p.near),
    front: "",
    ground: 0.92,
  };
};

export const canal: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.58;
  const row = (flip: boolean) => {
    const fronts = repeat(4, (i) => {
      const near = 1 - i / 4;
      const bw = w * 0.13 * (0.45 + near * 0.75);
      const x = w * (0.385 - near * 0.43);
      const top = horizon - h * (0.13 + near * 0.37);
      const wall = mix(
        mix(p.far, [p.accent, p.accent2, p.light, p.mid][i] ?? p.mid, 0.3),
        p.ink,
        0.12 + near * 0.32,
      );
      return (
        rect(x, top, bw, horizon - top + h * near * 0.16, wall) +
        path(
          `M${f(x - bw * 0.06)} ${f(top)}L${f(x + bw * 0.5)} ${f(top - bw * 0.3)}L${f(x + bw * 1.06)} ${f(top)}Z`,
          mix(p.near, p.ink, 0.3),
        ) +
        repeat(3, (r) =>
          repeat(3, (c) => {
            const wx = x + bw * (0.14 + c * 0.28);
            const wy = top + (horizon - top) * (0.1 + r * 0.3);
            return path(
              `M${f(wx)} ${f(wy + bw * 0.26)}v${f(-bw * 0.16)}a${f(bw * 0.08)} ${f(bw * 0.08)} 0 0 1 ${f(bw * 0.16)} 0v${f(bw * 0.16)}z`,
              s.random() > 0.4 ? p.glow : p.ink,
              'opacity="0.85"',
            );
          }),
        )
      );
    });
    return flip ? place(fronts, w, 0, -1, 1) : fronts;
  };
  const arch = `M${f(w * 0.28)} ${f(horizon + h * 0.04)}Q${f(w * 0.5)} ${f(horizon - h * 0.16)} ${f(w * 0.72)} ${f(horizon + h * 0.04)}H${f(w * 0.63)}Q${f(w * 0.5)} ${f(horizon - h * 0.06)} ${f(w * 0.37)} ${f(horizon + h * 0.04)}Z`;
  return {
    back:
      sky(s, 0.58) +
      stars(s, p.dark ? 60 : 0, h * 0.3) +
      orb(s, w * 0.5, h * 0.27, h * 0.1) +
      water(s, horizon, w * 0.5) +
      row(false) +
      row(true) +
      path(arch, mix(p.mid, p.light, 0.14)) +
      stroke(
        `M${f(w * 0.28)} ${f(horizon + h * 0.02)}Q${f(w * 0.5)} ${f(horizon - h * 0.18)} ${f(w * 0.72)} ${f(horizon + h * 0.02)}`,
        p.ink,
        6,
      ) +
      repeat(5, (i) => {
        const x = w * (0.34 + i * 0.08);
        const y = horizon - h * (0.1 - Math.abs(i - 2) * 0.02);
        return glow(s, x, y, h * 0.05, p.accent, 0.9) + circle(x, y, h * 0.008, p.glow);
      }) +
      path(
        `M${f(w * 0.56)} ${f(h * 0.75)}q${f(w * 0.12)} ${f(h * 0.07)} ${f(w * 0.28)} ${f(-h * 0.02)}q${f(-w * 0.03)} ${f(h * 0.09)} ${f(-w * 0.13)} ${f(h * 0.085)}q${f(-w * 0.1)} ${f(-h * 0.005)} ${f(-w * 0.15)} ${f(-h * 0.065)}z`,
        p.ink,
      ),
    front:
      rect(0, h * 0.93, w, h * 0.07, p.ink) + rect(0, h * 0.925, w, h * 0.008, mix(p.near, p.light, 0.3)),
    ground: 0.94,
  };
};

export const lanternStreet: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.66;
  const eave = (x: number, top: number, bw: number, tone: number) =>
    rect(x, top, bw, h - top, mix(p.mid, p.ink, tone)) +
    path(
      `M${f(x - bw * 0.16)} ${f(top + h * 0.012)}Q${f(x + bw * 0.1)} ${f(top - h * 0.02)} ${f(x + bw * 0.22)} ${f(top - h * 0.08)}H${f(x + bw * 0.78)}Q${f(x + bw * 0.9)} ${f(top - h * 0.02)} ${f(x + bw * 1.16)} ${f(top + h * 0.012)}Z`,
      mix(p.near, p.ink, tone),
    ) +
    repeat(
      3,
      (i) =>
        rect(x + bw * (0.12 + i * 0.28), top + h * 0.07, bw * 0.2, h * 0.12, p.glow, 'opacity="0.8"') +
        stroke(
          `M${f(x + bw * (0.22 + i * 0.28))} ${f(top + h * 0.07)}v${f(h * 0.12)}M${f(x + bw * (0.12 + i * 0.28))} ${f(top + h * 0.13)}h${f(bw * 0.2)}`,
          p.ink,
          3,
        ),
    ) +
    rect(x + bw * 0.1, top + h * 0.23, bw * 0.8, h * 0.03, p.accent, 'opacity="0.85"');
  const pagoda = repeat(4, (i) => {
    const y = horizon - h * (0.06 + i * 0.1);
    const half = w * (0.1 - i * 0.017);
    return (
      rect(w * 0.5 - half * 0.6, y - h * 0.07, half * 1.2, h * 0.09, p.far) +
      path(
        `M${f(w * 0.5 - half * 1.25)} ${f(y - h * 0.055)}Q${f(w * 0.5 - half * 0.7)} ${f(y - h * 0.07)} ${f(w * 0.5 - half * 0.5)} ${f(y - h * 0.1)}H${f(w * 0.5 + half * 0.5)}Q${f(w * 0.5 + half * 0.7)} ${f(y - h * 0.07)} ${f(w * 0.5 + half * 1.25)} ${f(y - h * 0.055)}Z`,
        mix(p.far, p.ink, 0.35),
      )
    );
  });
  return {
    back:
      sky(s, 0.66) +
      stars(s, 50, h * 0.3) +
      orb(s, w * 0.5, h * 0.25, h * 0.15) +
      pagoda +
      rect(
        0,
        horizon,
        w,
        h - horizon,
        linear(s, [
          [0, mix(p.far, p.glow, 0.4)],
          [0.4, p.mid],
          [1, p.ink],
        ]),
      ) +
      eave(w * 0.22, h * 0.42, w * 0.15, 0.1) +
      eave(w * 0.64, h * 0.44, w * 0.15, 0.1) +
      eave(-w * 0.06, h * 0.3, w * 0.26, 0.45) +
      eave(w * 0.81, h * 0.32, w * 0.26, 0.45) +
      repeat(6, (i) => {
        const y = horizon + (h - horizon) * (i / 6) ** 1.4;
        return rect(0, y, w, 2, p.ink, 'opacity="0.25"');
      }) +
      glow(s, w * 0.5, horizon, h * 0.35, p.glow, 0.5) +
      repeat(7, (i) =>
        paperLantern(
          s,
          w * (0.06 + i * 0.147),
          h * (0.1 + 0.035 * Math.sin(i * 2.1)),
          h * (0.05 + Math.abs(i - 3) * 0.018),
          i % 2 ? p.accent : p.accent2,
        ),
      ),
    front: "",
    ground: 0.93,
  };
};

export const undersea: Scene = (s) => {
  const { w, h, p } = s;
  const weed = (x: number, tall: number, colour: string) =>
    path(
      `M${f(x - 10)} ${f(h)}C${f(x - 34)} ${f(h - tall * 0.35)} ${f(x + 26)} ${f(h - tall * 0.6)} ${f(x)} ${f(h - tall)}C${f(x + 44)} ${f(h - tall * 0.55)} ${f(x - 10)} ${f(h - tall * 0.35)} ${f(x + 14)} ${f(h)}Z`,
      colour,
    );
  return {
    back:
      rect(
        0,
        0,
        w,
        h,
        linear(s, [
          [0, p.sky[2]],
          [0.45, p.sky[1]],
          [1, p.sky[0]],
        ]),
      ) +
      glow(s, w * 0.5, 0, h * 0.8, p.glow, 0.55) +
      repeat(7, (i) =>
        path(
          `M${f(w * (0.34 + i * 0.05))} 0L${f(w * (-0.1 + i * 0.19))} ${f(h)}h${f(w * 0.09)}L${f(w * (0.365 + i * 0.05))} 0Z`,
          p.glow,
          'opacity="0.1"',
        ),
      ) +
      ridge(s, h * 0.86, h * 0.22, 0.5, mix(p.far, p.sky[0], 0.3)) +
      ridge(s, h * 0.95, h * 0.18, 0.4, p.mid) +
      repeat(9, (i) => weed(w * (i / 8), h * between(s, 0.12, 0.3), mix(p.near, p.accent, 0.15))) +
      repeat(12, () => {
        const x = between(s, 0.1, 0.9) * w;
        const y = between(s, 0.3, 0.7) * h;
        return path(`M${f(x)} ${f(y)}q12 -10 26 0l10 -8v16l-10 -8q-14 10 -26 0z`, p.light, 'opacity="0.35"');
      }),
    front: repeat(7, () => {
      const edge = s.random() > 0.5;
      return weed(edge ? between(s, 0, 0.16) * w : between(s, 0.84, 1) * w, h * between(s, 0.2, 0.5), p.ink);
    }),
    ground: 0.95,
  };
};

export const castle: Scene = (s) => {
  const { w, h, p } = s;
  const tower = (x: number, base: number, tw: number, tall: number, colour: string, roof: string) =>
    rect(x, base - tall, tw, tall, colour) +
    rect(x - tw * 0.12, base - tall, tw * 1.24, tw * 0.26, colour) +
    path(
      `M${f(x - tw * 0.2)} ${f(base - tall)}L${f(x + tw / 2)} ${f(base - tall - tw * 1.5)}L${f(x + tw * 1.2)} ${f(base - tall)}Z`,
      roof,
    ) +
    stroke(`M${f(x + tw / 2)} ${f(base - tall - tw * 1.45)}v${f(-tw * 0.5)}`, roof, 4) +
    path(
      `M${f(x + tw / 2)} ${f(base - tall - tw * 1.95)}l${f(tw * 0.55)} ${f(tw * 0.16)}l${f(-tw * 0.55)} ${f(tw * 0.16)}z`,
      p.accent,
    ) +
    repeat(2, (i) =>
      path(
        `M${f(x + tw * 0.38)} ${f(base - tall + tw * (0.95 + i * 1.1))}v${f(-tw * 0.3)}a${f(tw * 0.12)} ${f(tw * 0.12)} 0 0 1 ${f(tw * 0.24)} 0v${f(tw * 0.3)}z`,
        p.glow,
      ),
    );
  const hill = `M0 ${f(h * 0.82)}C${f(w * 0.25)} ${f(h * 0.8)} ${f(w * 0.38)} ${f(h * 0.64)} ${f(w * 0.6)} ${f(h * 0.64)}S${f(w * 0.88)} ${f(h * 0.74)} ${f(w)} ${f(h * 0.72)}V${f(h)}H0Z`;
  const wall = mix(p.far, p.mid, 0.5);
  const roof = mix(p.near, p.accent, 0.25);
  return {
    back:
      sky(s, 0.7) +
      (p.dark ? stars(s, 70, h * 0.45) : "") +
      orb(s, w * 0.7, h * 0.3, h * 0.19) +
      ridge(s, h * 0.72, h * 0.22, 0.8, mix(p.far, p.sky[2], 0.45)) +
      cloudBank(s, h * 0.7, 0.5, p.light, 0.16) +
      tower(w * 0.5, h * 0.7, w * 0.05, h * 0.26, wall, roof) +
      tower(w * 0.72, h * 0.74, w * 0.055, h * 0.28, wall, roof) +
      tower(w * 0.595, h * 0.7, w * 0.08, h * 0.4, wall, roof) +
      rect(w * 0.47, h * 0.55, w * 0.34, h * 0.2, mix(wall, p.near, 0.4)) +
      repeat(12, (i) =>
        rect(w * (0.47 + i * 0.0292), h * 0.53, w * 0.016, h * 0.03, mix(wall, p.near, 0.4)),
      ) +
      path(
        `M${f(w * 0.61)} ${f(h * 0.76)}v${f(-h * 0.08)}a${f(w * 0.03)} ${f(w * 0.03)} 0 0 1 ${f(w * 0.06)} 0v${f(h * 0.08)}z`,
        p.glow,
      ) +
      path(
        hill,
        linear(s, [
          [0, p.mid],
          [1, p.ink],
        ]),
      ) +
      path(
        `M${f(w * 0.64)} ${f(h * 0.72)}C${f(w * 0.58)} ${f(h * 0.8)} ${f(w * 0.3)} ${f(h * 0.82)} ${f(w * 0.36)} ${f(h)}H${f(w * 0.54)}C${f(w * 0.46)} ${f(h * 0.86)} ${f(w * 0.66)} ${f(h * 0.82)} ${f(w * 0.665)} ${f(h * 0.72)}Z`,
        p.glow,
        'opacity="0.25"',
      ) +
      repeat(10, () => pine(s.random() * w, h * between(s, 0.86, 0.98), h * between(s, 0.1, 0.18), p.ink)),
    front: "",
    ground: 0.95,
  };
};

export const nightRoad: Scene = (s) => {
  const { w, h, p } = s;
  const horizon = h * 0.54;
  const sunR = h * 0.24;
  return {
    back:
      sky(s, 0.54) +
      stars(s, 120, h * 0.45) +
      glow(s, w * 0.5, h * 0.4, h * 0.6, p.accent, 0.5) +
      circle(
        w * 0.5,
        h * 0.4,
        sunR,
        linear(s, [
          [0, mix(p.accent2, "#ffffff", 0.3)],
          [0.5, p.glow],
          [1, p.accent],
        ]),
      ) +
      repeat(6, (i) =>
        rect(w * 0.5 - sunR, h * (0.37 + i * 0.032), sunR * 2, h * (0.004 + i * 0.003), p.sky[1]),
      ) +
      towers(s, horizon + 2, 0.04, 0.26, p.near, p.accent2, 0.4) +
      rect(
        0,
        horizon,
        w,
        h - horizon,
        linear(s, [
          [0, p.mid],
          [1, p.ink],
        ]),
      ) +
      repeat(21, (i) =>
        stroke(
          `M${f(w * 0.5 + (i - 10) * w * 0.028)} ${f(horizon)}L${f(w * 0.5 + (i - 10) * w * 0.26)} ${f(h)}`,
          p.accent,
          2,
          'opacity="0.55"',
        ),
      ) +
      repeat(10, (i) =>
        rect(0, horizon + (h - horizon) * (i / 10) ** 2.1, w, 1.5 + i * 0.3, p.accent2, 'opacity="0.45"'),
      ) +
      path(
        `M${f(w * 0.47)} ${f(horizon)}H${f(w * 0.53)}L${f(w * 0.92)} ${f(h)}H${f(w * 0.08)}Z`,
        linear(s, [
          [0, p.near],
          [1, p.ink],
        ]),
      ) +
      stroke(
        `M${f(w * 0.47)} ${f(horizon)}L${f(w * 0.08)} ${f(h)}M${f(w * 0.53)} ${f(horizon)}L${f(w * 0.92)} ${f(h)}`,
        p.accent2,
        6,
      ) +
      repeat(6, (i) => {
        const t = (i / 6) ** 1.8;
        const y = horizon + (h - horizon) * t;
        return rect(w * 0.5 - 2 - t * 8, y, 4 + t * 16, h * (0.01 + t * 0.06), p.light, 'opacity="0.85"');
      }),
    front: "",
    ground: 0.96,
  };
};

export const market: Scene = (s) => {
  const { w, h, p } = s;
  const stall = (x: number, top: number, sw: number) => {
    const stripes = 7;
    const cloth = pick(s, [p.accent, p.accent2]);
    return (
      rect(x + sw * 0.04, top, sw * 0.03, h * 0.5, p.ink) +
      rect(x + sw * 0.93, top, sw * 0.03, h * 0.5, p.ink) +
      rect(x + sw * 0.03, top + h * 0.05, sw * 0.94, h * 0.2, mix(p.near, p.glow, 0.22)) +
      glow(s, x + sw / 2, top + h * 0.14, sw * 0.55, p.glow, 0.75) +
      repeat(5, (i) =>
        rect(
          x + sw * (0.12 + i * 0.16),
          top + h * (0.15 + (i % 2) * 0.015),
          sw * 0.08,
          h * 0.1,
          mix(pick(s, [p.accent, p.accent2, p.far]), p.ink, 0.25),
          'rx="5"',
        ),
      ) +
      rect(
        x,
        top + h * 0.25,
        sw,
        h * 0.24,
        linear(s, [
          [0, mix(p.near, p.accent, 0.25)],
          [1, p.ink],
        ]),
      ) +
      rect(x - sw * 0.02, top + h * 0.245, sw * 1.04, h * 0.022, mix(p.mid, p.light, 0.3)) +
      repeat(9, (i) =>
        circle(
          x + sw * (0.08 + i * 0.105),
          top + h * 0.23,
          sw * 0.042,
          pick(s, [p.accent, p.accent2, p.glow]),
        ),
      ) +
      repeat(stripes, (i) => {
        const x1 = x - sw * 0.05 + (sw * 1.1 * i) / stripes;
        const half = (sw * 1.1) / stripes;
        return path(
          `M${f(x1 + (x + sw / 2 - x1 - half / 2) * 0.12)} ${f(top - h * 0.09)}h${f(half * 0.9)}L${f(x1 + half)} ${f(top + h * 0.03)}a${f(half / 2)} ${f(half / 2)} 0 0 1 ${f(-half)} 0Z`,
          i % 2 ? p.light : cloth,
        );
      })
    );
  };
  return {
    back:
      sky(s, 0.7) +
      (p.dark ? stars(s, 50, h * 0.3) : "") +
      orb(s, w * 0.5, h * 0.2, h * 0.08) +
      towers(s, h * 0.72, 0.2, 0.42, p.far, p.glow, 0.25) +
      rect(
        0,
        h * 0.72,
        w,
        h * 0.28,
        linear(s, [
          [0, mix(p.mid, p.glow, 0.3)],
          [1, p.ink],
        ]),
      ) +
      lightString(s, -10, h * 0.22, w * 0.52, h * 0.2, h * 0.07, 9, h * 0.011) +
      lightString(s, w * 0.5, h * 0.2, w + 10, h * 0.24, h * 0.07, 9, h * 0.011) +
      stall(w * 0.36, h * 0.44, w * 0.28) +
      stall(w * -0.06, h * 0.42, w * 0.36) +
      stall(w * 0.71, h * 0.42, w * 0.36),
    front: "",
    ground: 0.95,
  };
};

export const clouds: Scene = (s) => {
  const { w, h, p } = s;
  return {
    back:
      sky(s, 0.85) +
      orb(s, w * 0.7, h * 0.34, h * 0.13) +
      stroke(
        `M${f(w * 0.02)} ${f(h * 0.32)}Q${f(w * 0.4)} ${f(h * 0.1)} ${f(w * 0.84)} ${f(h * 0.12)}`,
        p.light,
        4,
        'opacity="0.7" stroke-dasharray="2 16"',
      ) +
      place(
        path(
          "M0 0L-86 -16L-120 -58L-132 -58L-118 -10L-190 -8L-206 -26L-214 -26L-206 4L-214 34L-206 34L-190 16L-118 18L-132 64L-120 64L-86 24L0 8Q14 4 0 0Z",
          p.light,
        ),
        w * 0.86,
        h * 0.12,
        w / 1900,
        w / 1900,
        -3,
      ) +
      cloudBank(s, h * 0.62, 0.7, mix(p.far, p.light, 0.4), 0.8) +
      cloudBank(s, h * 0.74, 1, mix(p.sky[1], p.light, 0.55), 0.9) +
      cloudBank(s, h * 0.88, 1.1, p.light, 0.95),
    front: "",
    ground: 0.94,
  };
};
