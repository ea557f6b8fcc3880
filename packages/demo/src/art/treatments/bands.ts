import { CAP_HEIGHT, letter, setLetters, type Face } from "../lettering.ts";
import { circle, f, linear, mix, path, rect, repeat } from "../stage.ts";
import { balancedLines, titleLines } from "../title-words.ts";
import { full, type Treatments } from "./composition.ts";
import { block, blockHeight } from "./letters.ts";
import { bottomVeil } from "./veils.ts";

export const BANDS = {
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
} satisfies Treatments;
