import type { TreatmentKey } from "../catalogue/art-keys.ts";
import { CAP_HEIGHT, letter, setLetters, type Face } from "./lettering.ts";
import { circle, f, linear, mix, path, rect, repeat, stroke, type Stage } from "./stage.ts";
import { balancedLines, titleLines } from "./title-words.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a cover is laid out around its title. */
export interface Composition {
  /** Where the scene is shown. */
  readonly scene: Box;
  /** Cuts the scene to a shape other than its box. */
  readonly window?: string;
  /** Middle of the figures, across. */
  readonly subjectX: number;
  /** How much of their usual height the figures may take, where the title sits above their heads. */
  readonly headroom?: number;
  /** Set where a thing beside the figures would stand in the title. */
  readonly alone?: boolean;
  /** Middle and size of a still life, when there are no figures. */
  readonly hero: { readonly x: number; readonly y: number; readonly size: number };
  /** Drawn below the scene. */
  readonly ground: string;
  /** Drawn between the scene and the figures. */
  readonly veil: string;
  /** Frame and title, drawn last. */
  readonly title: string;
}

export function composeTitle(s: Stage, key: TreatmentKey, title: string): Composition {
  return TREATMENTS[key](s, title);
}

type Treatment = (s: Stage, title: string) => Composition;

function full(s: Stage, parts: Partial<Composition> & Pick<Composition, "title">): Composition {
  return {
    scene: { x: 0, y: 0, w: s.w, h: s.h },
    subjectX: s.w * 0.5,
    hero: { x: s.w * 0.5, y: s.h * 0.45, size: s.h * 0.46 },
    ground: "",
    veil: "",
    ...parts,
  };
}

/** Lines set to one width, like a block of wood type. Returns the drawing and its height. */
function block(
  lines: readonly { words: string; small: boolean }[],
  x: number,
  top: number,
  width: number,
  cap: number,
  face: Face,
  paint: string,
  smallPaint: string,
  align: "left" | "middle" = "left",
) {
  let y = top;
  let svg = "";
  for (const line of lines) {
    const words = line.words.toUpperCase();
    const drawn = letter(words, line.small ? { weight: 600, tracking: 320 } : face);
    const size = line.small ? cap * 0.3 : Math.min(cap, (width / drawn.width) * 100);
    const wide = (drawn.width * size) / 100;
    const left = align === "middle" ? x + (width - wide) / 2 : x;
    y += size * CAP_HEIGHT;
    svg += setLetters(drawn, left, y, size, line.small ? smallPaint : paint);
    if (line.small && align === "left" && wide < width * 0.55)
      svg += rect(
        left + wide + size * 0.5,
        y - size * 0.42,
        width * 0.3,
        Math.max(2, size * 0.07),
        smallPaint,
      );
    y += line.small ? size * 0.62 : size * 0.2 + 6;
  }
  return { svg, height: y - top };
}

function blockHeight(
  lines: readonly { words: string; small: boolean }[],
  width: number,
  cap: number,
  face: Face,
): number {
  return block(lines, 0, 0, width, cap, face, "", "").height;
}

/** One centred line, shrunk to fit `width`. */
function centred(
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  face: Face,
  paint: string,
  more = "",
): string {
  const drawn = letter(words, face);
  const fit = Math.min(size, (width / drawn.width) * 100);
  return setLetters(drawn, x - (drawn.width * fit) / 200, y, fit, paint, more);
}

function bottomVeil(s: Stage, from: number, strength = 0.9): string {
  return rect(
    0,
    s.h * from,
    s.w,
    s.h * (1 - from),
    linear(s, [
      [0, s.p.ink, 0],
      [0.55, s.p.ink, strength * 0.7],
      [1, s.p.ink, strength],
    ]),
  );
}

function sideVeil(s: Stage, to: number, strength = 0.8): string {
  return rect(
    0,
    0,
    s.w * to,
    s.h,
    linear(
      s,
      [
        [0, s.p.ink, strength],
        [0.5, s.p.ink, strength * 0.6],
        [1, s.p.ink, 0],
      ],
      "across",
    ),
  );
}

const HEAVY: Face = { weight: 900, tracking: -22 };

const TREATMENTS: Readonly<Record<TreatmentKey, Treatment>> = {
  stacked: (s, title) => {
    const lines = titleLines(title, 11);
    const width = s.w * 0.5;
    const cap = s.h * 0.2;
    const height = blockHeight(lines, width, cap, HEAVY);
    const drawn = block(lines, s.w * 0.06, s.h * 0.93 - height, width, cap, HEAVY, s.p.light, s.p.accent);
    return full(s, {
      subjectX: s.w * 0.76,
      hero: { x: s.w * 0.72, y: s.h * 0.42, size: s.h * 0.56 },
      veil: sideVeil(s, 0.8, 0.75) + bottomVeil(s, 0.55, 0.6),
      title: drawn.svg,
    });
  },
  letterspaced: (s, title) => {
    const lines = balancedLines(title.toUpperCase(), title.length > 20 ? 2 : 1);
    const size = s.h * 0.082;
    const base = s.h * 0.11;
    const face: Face = { weight: 300, tracking: 190 };
    const text = lines
      .map((line, i) =>
        centred(line, s.w / 2, base + size * CAP_HEIGHT + i * size * 1.15, s.w * 0.84, size, face, s.p.light),
      )
      .join("");
    const end = base + size * CAP_HEIGHT + (lines.length - 1) * size * 1.15 + size * 0.5;
    const rules =
      rect(s.w * 0.42, base - size * 0.62, s.w * 0.16, 3, s.p.accent) +
      rect(s.w * 0.42, end, s.w * 0.16, 3, s.p.accent);
    const veil = rect(
      0,
      0,
      s.w,
      s.h * 0.48,
      linear(s, [
        [0, s.p.ink, 0.86],
        [0.45, s.p.ink, 0.6],
        [1, s.p.ink, 0],
      ]),
    );
    return full(s, {
      headroom: 0.84,
      hero: { x: s.w / 2, y: s.h * 0.62, size: s.h * 0.5 },
      veil,
      title: text + rules,
    });
  },
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
  condensed: (s, title) => {
    const lines = balancedLines(title.toUpperCase(), title.length > 14 ? 2 : 1);
    const tall = lines.length === 1 ? s.h * 0.36 : s.h * 0.235;
    let y = s.h * 0.945 - (lines.length - 1) * tall * 0.82;
    const text = lines
      .map((line) => {
        const drawn = letter(line, { weight: 800, tracking: -10 });
        const natural = (drawn.width * tall) / 100;
        const stretch = Math.min(0.72, (s.w * 0.89) / natural);
        const svg = setLetters(drawn, (s.w - natural * stretch) / 2, y, tall, s.p.light, "", stretch);
        y += tall * 0.82;
        return svg;
      })
      .join("");
    return full(s, {
      alone: true,
      hero: { x: s.w / 2, y: s.h * 0.34, size: s.h * 0.54 },
      veil: bottomVeil(s, 0.38, 0.92),
      title: text,
    });
  },
  italic: (s, title) => {
    const lines = balancedLines(title, title.length > 22 ? 3 : 2);
    const width = s.w * 0.48;
    const face: Face = { weight: 300, italic: true, tracking: -12 };
    const size = Math.min(s.h * 0.15, ...lines.map((line) => (width / letter(line, face).width) * 100));
    const top = s.h * 0.86 - (lines.length - 1) * size * 1.06;
    const text = lines
      .map((line, i) =>
        setLetters(letter(line, face), s.w * 0.06 + i * size * 0.22, top + i * size * 1.06, size, s.p.light),
      )
      .join("");
    const swash = stroke(
      `M${f(s.w * 0.06)} ${f(s.h * 0.925)}C${f(s.w * 0.2)} ${f(s.h * 0.9)} ${f(s.w * 0.34)} ${f(s.h * 0.955)} ${f(s.w * 0.5)} ${f(s.h * 0.915)}`,
      s.p.accent,
      5,
    );
    return full(s, {
      subjectX: s.w * 0.72,
      hero: { x: s.w * 0.74, y: s.h * 0.45, size: s.h * 0.5 },
      veil: sideVeil(s, 0.7, 0.7) + bottomVeil(s, 0.5, 0.7),
      title: text + swash,
    });
  },
  outline: (s, title) => {
    const lines = balancedLines(title.toUpperCase(), title.length > 12 ? 3 : 1);
    const face: Face = { weight: 900, tracking: 0 };
    const size = Math.min(
      s.h * 0.26,
      ...lines.map((line) => ((s.w * 0.88) / letter(line, face).width) * 100),
    );
    const top = s.h * 0.07 + size * CAP_HEIGHT;
    const text = lines
      .map((line, i) => {
        const drawn = letter(line, face);
        const x = (s.w - (drawn.width * size) / 100) / 2;
        const y = top + i * size * 0.88;
        return (
          setLetters(drawn, x + size * 0.035, y + size * 0.035, size, s.p.accent) +
          setLetters(drawn, x, y, size, "none", `stroke="${s.p.light}" stroke-width="${f(260 / size)}"`)
        );
      })
      .join("");
    return full(s, {
      headroom: 0.74,
      hero: { x: s.w / 2, y: s.h * 0.66, size: s.h * 0.46 },
      veil: rect(
        0,
        0,
        s.w,
        s.h * 0.6,
        linear(s, [
          [0, s.p.ink, 0.75],
          [0.5, s.p.ink, 0.45],
          [1, s.p.ink, 0],
        ]),
      ),
      title: text,
    });
  },
  vertical: (s, title) => {
    const lines = balancedLines(title.toUpperCase(), title.length > 16 ? (title.length > 29 ? 3 : 2) : 1);
    const face: Face = { weight: 800, tracking: 40 };
    const size = Math.min(
      s.h * 0.13,
      ...lines.map((line) => ((s.h * 0.84) / letter(line, face).width) * 100),
    );
    const band = size * (lines.length * 0.98 + 0.55);
    const x = s.w - band;
    const text = lines
      .map((line, i) => {
        const drawn = letter(line, face);
        return `<g transform="translate(${f(x + size * 0.42 + (lines.length - 1 - i) * size * 0.98)} ${f(s.h * 0.08)}) rotate(90)">${setLetters(drawn, 0, 0, size, i === 0 ? s.p.light : mix(s.p.accent, s.p.light, 0.4))}</g>`;
      })
      .join("");
    const column =
      rect(x, 0, band, s.h, s.p.ink, 'opacity="0.88"') +
      rect(x - 9, 0, 3, s.h, s.p.accent) +
      circle(x + band / 2, s.h * 0.955, size * 0.12, s.p.accent);
    return full(s, {
      subjectX: (s.w - band) * 0.5,
      hero: { x: (s.w - band) * 0.5, y: s.h * 0.5, size: s.h * 0.6 },
      title: column + text,
    });
  },
  arc: (s, title) => {
    const words = title.toUpperCase();
    const face: Face = { weight: 800 };
    const r = Math.min(s.h * 0.56, s.w * 0.47);
    const cx = s.w / 2;
    const cy = s.h * 0.22 + r;
    const glyphs = Array.from(words, (character) => ({
      drawn: letter(character, face),
      space: character === " ",
    }));
    const total = glyphs.reduce((sum, g) => sum + (g.space ? 34 : g.drawn.width + 9), 0);
    const sweep = Math.min(2.3, (total / 100) * ((s.h * 0.16) / r));
    const size = (sweep * r * 100) / total;
    let angle = -sweep / 2;
    const text = glyphs
      .map((g) => {
        const advance = ((g.space ? 34 : g.drawn.width + 9) * size) / 100 / r;
        const at = angle + advance / 2;
        angle += advance;
        if (g.space) return "";
        return `<g transform="translate(${f(cx + Math.sin(at) * r)} ${f(cy - Math.cos(at) * r)}) rotate(${f((at * 180) / Math.PI)})">${setLetters(g.drawn, (-g.drawn.width * size) / 200, 0, size, s.p.light)}</g>`;
      })
      .join("");
    const ring =
      `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r - size * 0.34)}" fill="none" stroke="${s.p.accent}" stroke-width="4"/>` +
      `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r - size * 0.44)}" fill="none" stroke="${s.p.accent}" stroke-width="1.5"/>`;
    const veil = rect(
      0,
      0,
      s.w,
      s.h * 0.55,
      linear(s, [
        [0, s.p.ink, 0.8],
        [1, s.p.ink, 0],
      ]),
    );
    return full(s, { hero: { x: cx, y: s.h * 0.66, size: s.h * 0.42 }, veil: veil + ring, title: text });
  },
  neon: (s, title) => {
    const lines = balancedLines(title, title.length > 14 ? 3 : 2);
    const face: Face = { weight: 800, italic: true, tracking: -15 };
    const size = Math.min(s.h * 0.23, ...lines.map((line) => ((s.w * 0.8) / letter(line, face).width) * 100));
    const top = s.h * 0.06 + size * 0.8;
    const text = lines
      .map((line, i) => {
        const drawn = letter(line, face);
        const x = (s.w - (drawn.width * size) / 100) / 2 + (i - (lines.length - 1) / 2) * s.w * 0.06;
        const y = top + i * size * 0.9;
        const tube = i % 2 === 0 ? s.p.accent : s.p.accent2;
        const halo = [34, 22, 12]
          .map((wide, k) =>
            setLetters(
              drawn,
              x,
              y,
              size,
              "none",
              `stroke="${tube}" stroke-width="${f((wide * 100) / size)}" stroke-linejoin="round" opacity="${[0.1, 0.16, 0.28][k] ?? 0.2}"`,
            ),
          )
          .join("");
        return (
          halo +
          setLetters(
            drawn,
            x,
            y,
            size,
            mix(tube, "#ffffff", 0.86),
            `stroke="${tube}" stroke-width="${f(500 / size)}"`,
          )
        );
      })
      .join("");
    return full(s, {
      headroom: 0.62,
      hero: { x: s.w / 2, y: s.h * 0.77, size: s.h * 0.38 },
      veil: rect(
        0,
        0,
        s.w,
        s.h * 0.62,
        linear(s, [
          [0, s.p.ink, 0.8],
          [0.6, s.p.ink, 0.5],
          [1, s.p.ink, 0],
        ]),
      ),
      title: text,
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
  split: (s, title) => {
    const words = title.replace(/,$/, "").split(" ");
    const last = words.length > 1 ? words.slice(-1).join(" ") : title;
    const first = words.slice(0, -1).join(" ").replace(/,$/, "");
    const big = letter(last.toUpperCase(), { weight: 900, tracking: -25 });
    const bigSize = Math.min(s.h * 0.3, ((s.w * 0.9) / big.width) * 100);
    const small = letter(first.toUpperCase(), { weight: 400, tracking: 120 });
    const smallSize = Math.min(s.h * 0.09, ((s.w * 0.88) / small.width) * 100);
    const text =
      setLetters(small, s.w * 0.06, s.h * 0.07 + smallSize * CAP_HEIGHT, smallSize, s.p.light) +
      rect(s.w * 0.06, s.h * 0.07 + smallSize * 1.12, s.w * 0.1, 5, s.p.accent) +
      setLetters(big, s.w * 0.95 - (big.width * bigSize) / 100, s.h * 0.94, bigSize, s.p.light);
    return full(s, {
      alone: true,
      hero: { x: s.w / 2, y: s.h * 0.46, size: s.h * 0.46 },
      veil:
        bottomVeil(s, 0.5, 0.85) +
        rect(
          0,
          0,
          s.w,
          s.h * 0.3,
          linear(s, [
            [0, s.p.ink, 0.8],
            [1, s.p.ink, 0],
          ]),
        ),
      title: text,
    });
  },
  band: (s, title) => {
    const lines = balancedLines(title.toUpperCase(), title.length > 18 ? 2 : 1);
    const face: Face = { weight: 900, tracking: 10 };
    const size = Math.min(
      s.h * 0.17,
      ...lines.map((line) => ((s.w * 0.86) / letter(line, face).width) * 100),
    );
    const h = size * (lines.length * 0.86) + s.h * 0.11;
    const y = s.h - h;
    const text = lines
      .map((line, i) =>
        setLetters(
          letter(line, face),
          s.w * 0.06,
          y + s.h * 0.058 + size * CAP_HEIGHT + i * size * 0.86,
          size,
          s.p.ink,
        ),
      )
      .join("");
    const strip =
      rect(0, y, s.w, h, s.p.accent) +
      rect(0, y, s.w, s.h * 0.012, s.p.light) +
      rect(0, y + s.h * 0.022, s.w, s.h * 0.004, s.p.ink, 'opacity="0.5"') +
      repeat(3, (i) => circle(s.w * (0.9 + i * 0.028), s.h * 0.965, s.h * 0.009, s.p.ink));
    return {
      ...full(s, { title: strip + text }),
      scene: { x: 0, y: 0, w: s.w, h: y + 8 },
      hero: { x: s.w / 2, y: y * 0.5, size: y * 0.66 },
    };
  },
  cascade: (s, title) => {
    const lines = balancedLines(title, title.length > 22 ? 4 : 3);
    const face: Face = { weight: 800, tracking: -20 };
    const size = Math.min(
      s.h * 0.135,
      ...lines.map((line, i) => ((s.w * (0.86 - i * 0.06)) / letter(line, face).width) * 100),
    );
    const text = lines
      .map((line, i) => {
        const drawn = letter(line, face);
        const x = s.w * 0.055 + i * s.w * 0.06;
        const y = s.h * 0.07 + size * 0.8 + i * size * 1.22;
        const wide = (drawn.width * size) / 100;
        return (
          path(
            `M${f(x - size * 0.22)} ${f(y - size * 0.95)}h${f(wide + size * 0.5)}l${f(-size * 0.14)} ${f(size * 1.24)}h${f(-wide - size * 0.5)}z`,
            i % 2 === 0 ? s.p.light : s.p.accent,
          ) + setLetters(drawn, x, y, size, s.p.ink)
        );
      })
      .join("");
    return full(s, {
      subjectX: s.w * 0.66,
      hero: { x: s.w * 0.68, y: s.h * 0.62, size: s.h * 0.46 },
      title: text,
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
  diagonal: (s, title) => {
    const lines = titleLines(title, 9);
    const face: Face = { weight: 900, italic: true, tracking: -15 };
    const width = s.w * 0.42;
    const cap = s.h * 0.13;
    const height = blockHeight(lines, width, cap, face);
    const slab =
      path(`M0 ${f(s.h * 0.2)}L${f(s.w * 0.3)} ${f(s.h * 0.2)}L${f(s.w * 0.6)} ${f(s.h)}H0Z`, s.p.accent) +
      path(`M0 ${f(s.h * 0.27)}L${f(s.w * 0.27)} ${f(s.h * 0.27)}L${f(s.w * 0.555)} ${f(s.h)}H0Z`, s.p.ink);
    const text = block(lines, s.w * 0.045, s.h * 0.93 - height, width, cap, face, s.p.light, s.p.accent).svg;
    return full(s, {
      subjectX: s.w * 0.72,
      hero: { x: s.w * 0.7, y: s.h * 0.44, size: s.h * 0.56 },
      title: slab + text,
    });
  },
};
