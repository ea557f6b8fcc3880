import { letter, setLetters, type Face } from "../lettering.ts";
import { f, linear, mix, rect } from "../stage.ts";
import { balancedLines } from "../title-words.ts";
import { full, type Treatments } from "./composition.ts";

export const SIGNS = {
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
} satisfies Treatments;
