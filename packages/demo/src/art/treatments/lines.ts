import { CAP_HEIGHT, letter, setLetters, type Face } from "../lettering.ts";
import { f, linear, path, rect, stroke } from "../stage.ts";
import { balancedLines, titleLines } from "../title-words.ts";
import { full, type Treatments } from "./composition.ts";
import { block, blockHeight, centred, HEAVY } from "./letters.ts";
import { bottomVeil, sideVeil } from "./veils.ts";

export const LINES = {
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
} satisfies Treatments;
