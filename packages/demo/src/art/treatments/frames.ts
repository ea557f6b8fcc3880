import { letter, type Face } from "../lettering.ts";
import { circle, f, linear, mix, path, rect, repeat, stroke } from "../stage.ts";
import { balancedLines, titleLines } from "../title-words.ts";
import { full, type Treatments } from "./composition.ts";
import { block, blockHeight, centred } from "./letters.ts";
import { bottomVeil } from "./veils.ts";

export const FRAMES = {
  framed: (s, title) => {
    const m = s.h * 0.045;
    const lines = titleLines(title, 14);
    const width = s.w * 0.62;
    const cap = s.h * 0.1;
    const face: Face = { weight: 600, tracking: 70 };
    const height = blockHeight(lines, width, cap, face);
    const top = s.h * 0.9 - height;
    const corner = (x: number, y: number, sx: number, sy: number) =>
      `<g transform="translate(${f(x)} ${f(y)}) scale(${sx} ${sy})">${stroke("M0 60V14Q0 0 14 0H60M14 44V24Q14 14 24 14H44", s.p.accent, 4)}${circle(30, 30, 5, s.p.accent)}</g>`;
    const frame =
      `<rect x="${f(m)}" y="${f(m)}" width="${f(s.w - 2 * m)}" height="${f(s.h - 2 * m)}" fill="none" stroke="${s.p.accent}" stroke-width="3"/>` +
      corner(m + 12, m + 12, 1, 1) +
      corner(s.w - m - 12, m + 12, -1, 1) +
      corner(m + 12, s.h - m - 12, 1, -1) +
      corner(s.w - m - 12, s.h - m - 12, -1, -1);
    return full(s, {
      hero: { x: s.w / 2, y: s.h * 0.37, size: s.h * 0.48 },
      veil: bottomVeil(s, 0.42, 0.95),
      title:
        frame + block(lines, (s.w - width) / 2, top, width, cap, face, s.p.light, s.p.accent, "middle").svg,
    });
  },
  ticket: (s, title) => {
    const w = s.w * 0.6;
    const x = s.w * 0.05;
    const lines = titleLines(title, 12);
    const face: Face = { weight: 900, tracking: 10 };
    const cap = s.h * 0.13;
    const height = blockHeight(lines, w * 0.68, cap, face);
    const h = height + s.h * 0.1;
    const y = s.h * 0.94 - h;
    const notch = s.h * 0.026;
    const card = path(
      `M${f(x)} ${f(y)}H${f(x + w)}V${f(y + h / 2 - notch)}A${f(notch)} ${f(notch)} 0 0 0 ${f(x + w)} ${f(y + h / 2 + notch)}V${f(y + h)}H${f(x)}V${f(y + h / 2 + notch)}A${f(notch)} ${f(notch)} 0 0 0 ${f(x)} ${f(y + h / 2 - notch)}Z`,
      mix(s.p.light, s.p.glow, 0.35),
    );
    const stub =
      stroke(`M${f(x + w * 0.82)} ${f(y + 14)}V${f(y + h - 14)}`, s.p.near, 4, 'stroke-dasharray="1 13"') +
      repeat(9, (i) =>
        rect(x + w * 0.86 + i * w * 0.011, y + h * 0.2, w * (i % 3 === 0 ? 0.007 : 0.004), h * 0.6, s.p.ink),
      );
    const text = block(lines, x + w * 0.07, y + s.h * 0.05, w * 0.68, cap, face, s.p.ink, s.p.accent).svg;
    const shade = path(`M${f(x + 10)} ${f(y + 12)}h${f(w)}v${f(h)}h${f(-w)}z`, s.p.ink, 'opacity="0.3"');
    return full(s, {
      subjectX: s.w * 0.79,
      hero: { x: s.w * 0.62, y: s.h * 0.36, size: s.h * 0.5 },
      veil: bottomVeil(s, 0.6, 0.5),
      title: `<g transform="rotate(-2.5 ${f(x + w / 2)} ${f(y + h / 2)})">${shade}${card}${stub}${text}</g>`,
    });
  },
  panel: (s, title) => {
    const w = s.w * 0.4;
    const lines = titleLines(title, 10);
    const face: Face = { weight: 800, tracking: -12 };
    const width = w * 0.76;
    const cap = s.h * 0.17;
    const height = blockHeight(lines, width, cap, face);
    const field =
      rect(
        0,
        0,
        w,
        s.h,
        linear(s, [
          [0, mix(s.p.near, s.p.ink, 0.3)],
          [1, s.p.ink],
        ]),
      ) +
      rect(w - 8, 0, 8, s.h, s.p.accent) +
      repeat(
        6,
        (i) =>
          `<circle cx="0" cy="${f(s.h)}" r="${f(s.h * (0.1 + i * 0.07))}" fill="none" stroke="${s.p.accent}" stroke-opacity="0.16" stroke-width="2"/>`,
      );
    const text = block(lines, w * 0.13, (s.h - height) / 2, width, cap, face, s.p.light, s.p.accent).svg;
    return {
      ...full(s, { title: field + text }),
      scene: { x: w - 4, y: 0, w: s.w - w + 4, h: s.h },
      subjectX: w + (s.w - w) * 0.5,
      hero: { x: w + (s.w - w) * 0.5, y: s.h * 0.52, size: s.h * 0.46 },
    };
  },
  inset: (s, title) => {
    const m = s.h * 0.05;
    const lines = balancedLines(title, title.length > 24 ? 2 : 1);
    const face: Face = { weight: 600, tracking: 8 };
    const size = Math.min(
      s.h * 0.1,
      ...lines.map((line) => ((s.w - 2.6 * m) / letter(line, face).width) * 100),
    );
    const foot = size * (lines.length * 1.08) + m * 1.35;
    const text = lines
      .map((line, i) =>
        centred(
          line,
          s.w / 2,
          s.h - foot + m * 0.62 + size * 0.78 + i * size * 1.08,
          s.w - 2.6 * m,
          size,
          face,
          s.p.dark ? s.p.ink : s.p.near,
        ),
      )
      .join("");
    const paper = rect(0, 0, s.w, s.h, mix(s.p.light, s.p.glow, 0.35));
    const edge =
      `<rect x="${f(m)}" y="${f(m)}" width="${f(s.w - 2 * m)}" height="${f(s.h - m - foot)}" fill="none" stroke="${s.p.near}" stroke-width="4"/>` +
      rect(s.w / 2 - m * 0.9, s.h - m * 0.48, m * 1.8, 4, s.p.accent);
    return {
      ...full(s, { title: edge + text, ground: paper }),
      scene: { x: m, y: m, w: s.w - 2 * m, h: s.h - m - foot },
      hero: { x: s.w / 2, y: m + (s.h - m - foot) * 0.6, size: s.h * 0.42 },
    };
  },
  medallion: (s, title) => {
    const r = s.h * 0.335;
    const cx = s.w / 2;
    const cy = s.h * 0.385;
    const lines = balancedLines(title.toUpperCase(), title.length > 18 ? 2 : 1);
    const face: Face = { weight: 800, tracking: 60 };
    const size = Math.min(
      s.h * 0.095,
      ...lines.map((line) => ((s.w * 0.86) / letter(line, face).width) * 100),
    );
    const base = s.h * 0.955 - (lines.length - 1) * size * 1.02;
    const text = lines
      .map((line, i) => centred(line, cx, base + i * size * 1.02, s.w * 0.86, size, face, s.p.light))
      .join("");
    const ground =
      rect(
        0,
        0,
        s.w,
        s.h,
        linear(s, [
          [0, mix(s.p.near, s.p.accent, 0.1)],
          [1, s.p.ink],
        ]),
      ) +
      repeat(28, (i) =>
        stroke(
          `M${f(cx)} ${f(cy)}L${f(cx + Math.cos(i * 0.2244) * s.w)} ${f(cy + Math.sin(i * 0.2244) * s.w)}`,
          s.p.accent,
          2,
          'opacity="0.16"',
        ),
      );
    const ring =
      [1.0, 1.06, 1.1]
        .map(
          (k, i) =>
            `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r * k)}" fill="none" stroke="${i === 1 ? s.p.accent2 : s.p.accent}" stroke-width="${[9, 3, 2][i] ?? 2}"/>`,
        )
        .join("") +
      repeat(12, (i) =>
        circle(cx + Math.cos(i * 0.5236) * r * 1.08, cy + Math.sin(i * 0.5236) * r * 1.08, 7, s.p.accent),
      );
    return {
      ...full(s, { title: ring + text, ground, window: `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}"/>` }),
      scene: { x: cx - r * 1.32, y: cy - r, w: r * 2.64, h: r * 2 },
      subjectX: cx,
      hero: { x: cx, y: cy + r * 0.08, size: r * 1.15 },
    };
  },
} satisfies Treatments;
