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
  rect,
  repeat,
  stroke,
  type Stage,
} from "./stage.ts";

/** The pieces that scenes are composed from, back to front. */

export function sky(s: Stage, horizon = 1): string {
  const [top, middle, low] = s.p.sky;
  return rect(
    0,
    0,
    s.w,
    s.h,
    linear(s, [
      [0, top],
      [horizon * 0.55, middle],
      [horizon, low],
      [1, low],
    ]),
  );
}

export function stars(s: Stage, count: number, bottom: number): string {
  return repeat(count, () => {
    const bright = s.random();
    const r = bright > 0.93 ? 2.6 : 0.7 + bright * 1.2;
    return circle(s.random() * s.w, s.random() * bottom, r, s.p.light, `opacity="${f(0.3 + bright * 0.6)}"`);
  });
}

/** A disc with its halo: moon or sun. */
export function orb(s: Stage, x: number, y: number, r: number, colour = s.p.glow): string {
  return (
    glow(s, x, y, r * 3.2, colour, 0.45) +
    circle(
      x,
      y,
      r,
      linear(s, [
        [0, mix(colour, "#ffffff", 0.5)],
        [1, colour],
      ]),
    )
  );
}

/** A ridge line with soft peaks; `rough` from 0 (dunes) to 1 (alps). */
export function ridge(s: Stage, y: number, height: number, rough: number, paint: string): string {
  const steps = rough > 0.6 ? 9 : 6;
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: (s.w * i) / steps + (i === 0 || i === steps ? 0 : between(s, -1, 1) * (s.w / steps) * 0.3),
    y: y - height * (i % 2 === 0 ? between(s, 0, 0.35) : between(s, 0.55, 1)),
  }));
  let d = `M${f(-20)} ${f(s.h)}L-20 ${f(points[0]?.y ?? y)}`;
  let last = { x: -20, y: points[0]?.y ?? y };
  for (const point of points) {
    const bend = (point.x - last.x) / 2;
    d +=
      rough > 0.6
        ? `L${f(last.x + bend)} ${f((last.y + point.y) / 2 + between(s, -1, 1) * height * 0.09)}L${f(point.x)} ${f(point.y)}`
        : `C${f(last.x + bend)} ${f(last.y)} ${f(point.x - bend)} ${f(point.y)} ${f(point.x)} ${f(point.y)}`;
    last = point;
  }
  return path(`${d}L${f(s.w + 20)} ${f(last.y)}L${f(s.w + 20)} ${f(s.h)}Z`, paint);
}

/** One row of houses or towers with lit windows. */
export function towers(
  s: Stage,
  base: number,
  low: number,
  high: number,
  paint: string,
  lit: string,
  share = 0.3,
): string {
  let x = -30;
  let out = "";
  while (x < s.w + 20) {
    const w = between(s, 0.045, 0.1) * s.w;
    const h = between(s, low, high) * s.h;
    const top = base - h;
    out += rect(x, top, w, h + 4, paint);
    const cap = s.random();
    if (cap > 0.8) out += rect(x + w * 0.45, top - h * 0.18, w * 0.05, h * 0.2, paint);
    else if (cap > 0.6)
      out += path(`M${f(x)} ${f(top)}l${f(w / 2)} ${f(-w * 0.35)}l${f(w / 2)} ${f(w * 0.35)}z`, paint);
    else if (cap > 0.45) out += rect(x + w * 0.2, top - h * 0.06, w * 0.6, h * 0.08, paint);
    const cell = s.w * 0.0125;
    for (let wy = top + cell * 1.3; wy < base - cell * 1.5; wy += cell * 1.9) {
      for (let wx = x + cell * 0.8; wx < x + w - cell * 1.1; wx += cell * 1.5) {
        if (s.random() < share)
          out += rect(wx, wy, cell * 0.7, cell * 0.95, lit, `opacity="${f(between(s, 0.35, 1))}"`);
      }
    }
    x += w + between(s, -0.004, 0.012) * s.w;
  }
  return out;
}

/** Water with a lit path below `x`. */
export function water(s: Stage, y: number, x: number, lit = s.p.glow): string {
  const body = rect(
    0,
    y,
    s.w,
    s.h - y,
    linear(s, [
      [0, mix(s.p.far, s.p.sky[2], 0.35)],
      [0.4, s.p.mid],
      [1, s.p.near],
    ]),
  );
  const glitter = repeat(26, (i) => {
    const depth = i / 26;
    const wy = y + (s.h - y) * depth ** 1.5 + 4;
    const wide = (0.03 + depth * 0.15) * s.w * between(s, 0.4, 1);
    const at = x + between(s, -1, 1) * s.w * (0.02 + depth * 0.06) - wide / 2;
    return rect(at, wy, wide, 2 + depth * 5, lit, `rx="3" opacity="${f(0.75 - depth * 0.5)}"`);
  });
  const ripples = repeat(46, () => {
    const depth = s.random();
    const wy = y + (s.h - y) * depth + 3;
    return rect(
      s.random() * s.w,
      wy,
      s.w * between(s, 0.02, 0.1),
      1.5 + depth * 3,
      s.p.light,
      `rx="2" opacity="${f(0.06 + s.random() * 0.1)}"`,
    );
  });
  return body + ripples + glitter;
}

export function cloudBank(s: Stage, y: number, scale: number, paint: string, opacity = 1): string {
  const count = 6;
  const puffs = repeat(count, (i) => {
    const x = (s.w * (i + between(s, 0.1, 0.9))) / count;
    const r = s.w * 0.09 * scale * between(s, 0.6, 1.2);
    return (
      circle(x, y, r, paint) +
      circle(x + r * 0.9, y + r * 0.25, r * 0.7, paint) +
      circle(x - r * 0.9, y + r * 0.3, r * 0.6, paint)
    );
  });
  return `<g opacity="${opacity}">${puffs}${rect(-10, y + s.w * 0.03 * scale, s.w + 20, s.h - y, paint)}</g>`;
}

/** A lone long cloud. */
export function wisp(s: Stage, x: number, y: number, w: number, paint: string, opacity = 0.6): string {
  const h = w * 0.09;
  return `<g opacity="${opacity}">${rect(x, y, w, h, paint, `rx="${f(h / 2)}"`)}${rect(x + w * 0.18, y - h * 0.75, w * 0.5, h, paint, `rx="${f(h / 2)}"`)}${rect(x - w * 0.14, y + h * 0.7, w * 0.7, h * 0.7, paint, `rx="${f(h / 3)}"`)}</g>`;
}

/** A conifer with its tip at (x, y - h). */
export function pine(x: number, y: number, h: number, paint: string): string {
  const w = h * 0.36;
  const tier = (top: number, bottom: number, half: number) =>
    `M${f(x)} ${f(y - h * top)}L${f(x + half)} ${f(y - h * bottom)}L${f(x - half)} ${f(y - h * bottom)}Z`;
  return path(
    `${tier(1, 0.62, w * 0.3)}${tier(0.8, 0.36, w * 0.42)}${tier(0.58, 0.08, w * 0.55)}M${f(x - h * 0.025)} ${f(y - h * 0.1)}h${f(h * 0.05)}v${f(h * 0.12)}h${f(-h * 0.05)}z`,
    paint,
  );
}

/** A round tree of overlapping crowns. */
export function leafyTree(s: Stage, x: number, y: number, h: number, paint: string, trunk: string): string {
  const crown = repeat(7, (i) => {
    const angle = (i / 7) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * h * 0.2,
      y - h * 0.68 + Math.sin(angle) * h * 0.15,
      h * between(s, 0.14, 0.21),
      paint,
    );
  });
  return (
    stroke(
      `M${f(x)} ${f(y)}C${f(x + h * 0.03)} ${f(y - h * 0.3)} ${f(x - h * 0.03)} ${f(y - h * 0.4)} ${f(x)} ${f(y - h * 0.62)}`,
      trunk,
      h * 0.06,
    ) +
    crown +
    circle(x, y - h * 0.7, h * 0.22, paint)
  );
}

/** A paper lantern hanging from (x, y). */
export function paperLantern(s: Stage, x: number, y: number, size: number, colour: string): string {
  const body = linear(s, [
    [0, mix(colour, "#ffffff", 0.45)],
    [0.5, mix(colour, "#ffffff", 0.15)],
    [1, mix(colour, s.p.ink, 0.35)],
  ]);
  const w = size * 0.8;
  return (
    glow(s, x, y + size * 0.6, size * 1.7, colour, 0.5) +
    stroke(`M${f(x)} ${f(y)}v${f(size * 0.14)}`, s.p.ink, size * 0.035) +
    rect(x - w * 0.28, y + size * 0.1, w * 0.56, size * 0.08, s.p.ink, 'rx="2"') +
    ellipse(x, y + size * 0.6, w / 2, size * 0.44, body) +
    repeat(4, (i) =>
      stroke(
        `M${f(x - w * 0.47)} ${f(y + size * (0.36 + i * 0.16))}q${f(w * 0.47)} ${f(size * 0.07)} ${f(w * 0.94)} 0`,
        s.p.ink,
        size * 0.012,
        'opacity="0.3"',
      ),
    ) +
    rect(x - w * 0.28, y + size * 1.02, w * 0.56, size * 0.07, s.p.ink, 'rx="2"') +
    stroke(`M${f(x)} ${f(y + size * 1.08)}v${f(size * 0.26)}`, colour, size * 0.03)
  );
}

/** A sagging string of lights from one point to another. */
export function lightString(
  s: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  bulbs: number,
  size: number,
): string {
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2 + sag * 2;
  const line = stroke(
    `M${f(x1)} ${f(y1)}Q${f(cx)} ${f(cy)} ${f(x2)} ${f(y2)}`,
    s.p.ink,
    2.5,
    'opacity="0.7"',
  );
  return (
    line +
    repeat(bulbs, (i) => {
      const t = (i + 0.5) / bulbs;
      const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2;
      const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2;
      const colour = pick(s, [s.p.glow, s.p.accent, s.p.accent2]);
      return (
        glow(s, x, y + size, size * 3, colour, 0.5) + circle(x, y + size, size, mix(colour, "#ffffff", 0.3))
      );
    })
  );
}

/** A house front with pitched roof, standing on `base`. */
export function house(
  s: Stage,
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  lit: string,
): string {
  const windows = repeat(2, (row) =>
    repeat(2, (column) => {
      const wx = x + w * (0.16 + column * 0.42);
      const wy = base - h * (0.84 - row * 0.4);
      const on = s.random() > 0.3;
      return (
        (on ? glow(s, wx + w * 0.13, wy + h * 0.12, w * 0.4, lit, 0.35) : "") +
        rect(wx, wy, w * 0.26, h * 0.24, on ? lit : mix(wall, s.p.ink, 0.5), 'rx="2"') +
        stroke(
          `M${f(wx + w * 0.13)} ${f(wy)}v${f(h * 0.24)}M${f(wx)} ${f(wy + h * 0.12)}h${f(w * 0.26)}`,
          mix(wall, s.p.ink, 0.4),
          w * 0.018,
        )
      );
    }),
  );
  return (
    rect(x, base - h, w, h, wall) +
    path(
      `M${f(x - w * 0.12)} ${f(base - h)}L${f(x + w / 2)} ${f(base - h - w * 0.52)}L${f(x + w * 1.12)} ${f(base - h)}Z`,
      roof,
    ) +
    rect(x + w * 0.72, base - h - w * 0.45, w * 0.11, w * 0.3, roof) +
    windows
  );
}

/** Boards running to a vanishing point: a floor, a deck, a platform. */
export function boards(
  s: Stage,
  y: number,
  vanish: number,
  count: number,
  top: string,
  bottom: string,
): string {
  return (
    rect(
      0,
      y,
      s.w,
      s.h - y,
      linear(s, [
        [0, top],
        [1, bottom],
      ]),
    ) +
    repeat(count + 1, (i) => {
      const at = (i / count) * 3 - 1;
      return stroke(
        `M${f(vanish + (at * s.w - vanish) * 0.45)} ${f(y)}L${f(at * s.w * 1.5 - s.w * 0.25)} ${f(s.h)}`,
        s.p.ink,
        2,
        'opacity="0.22"',
      );
    })
  );
}

/** A tall many-paned window showing `outside`. */
export function paneWindow(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  outside: string,
  frame: string,
  columns = 2,
  rows = 3,
): string {
  const bar = Math.max(4, w * 0.025);
  return (
    rect(x, y, w, h, outside) +
    repeat(columns - 1, (i) => rect(x + (w * (i + 1)) / columns - bar / 2, y, bar, h, frame)) +
    repeat(rows - 1, (i) => rect(x, y + (h * (i + 1)) / rows - bar / 2, w, bar, frame)) +
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="${frame}" stroke-width="${f(bar * 2.2)}"/>`
  );
}

/** Books on a shelf from x, standing on `base`. */
export function bookRow(s: Stage, x: number, base: number, w: number, h: number): string {
  let at = x;
  let out = "";
  const inks: [string, string, string, string, string] = [
    s.p.accent,
    s.p.accent2,
    s.p.far,
    s.p.light,
    s.p.mid,
  ];
  while (at < x + w - h * 0.1) {
    const thick = h * between(s, 0.08, 0.2);
    const tall = h * between(s, 0.62, 0.96);
    const colour = mix(pick(s, inks), s.p.ink, between(s, 0.15, 0.5));
    if (s.random() > 0.92) at += thick;
    else {
      out +=
        rect(at, base - tall, thick, tall, colour, 'rx="1.5"') +
        rect(at + thick * 0.2, base - tall * 0.86, thick * 0.6, tall * 0.06, s.p.glow, 'opacity="0.45"');
    }
    at += thick + 1.5;
  }
  return out;
}
