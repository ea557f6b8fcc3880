import type { AirKey } from "../catalogue/art-keys.ts";
import {
  between,
  circle,
  ellipse,
  f,
  glow,
  path,
  pick,
  place,
  rect,
  repeat,
  stroke,
  type Stage,
} from "./stage.ts";

/** What floats before the scene. Sizes vary with distance, so that the air has depth. */
export function drawAir(s: Stage, key: AirKey): string {
  const { w, h, p } = s;
  const anywhere = () => [s.random() * w, s.random() * h] as const;
  switch (key) {
    case "none":
      return "";
    case "stars":
      return repeat(14, () => {
        const [x, y] = [s.random() * w, s.random() * h * 0.6];
        const r = between(s, 5, 12);
        return path(
          `M${f(x)} ${f(y - r)}Q${f(x)} ${f(y)} ${f(x + r)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y + r)}Q${f(x)} ${f(y)} ${f(x - r)} ${f(y)}Q${f(x)} ${f(y)} ${f(x)} ${f(y - r)}Z`,
          p.light,
          'opacity="0.9"',
        );
      });
    case "petals":
      return repeat(34, () => {
        const [x, y] = anywhere();
        const size = between(s, 0.4, 1.5);
        return place(
          path(
            "M0 -12C10 -8 10 6 0 12C-8 6 -10 -8 0 -12Z",
            pick(s, [p.accent, p.light, p.accent2]),
            `opacity="${f(between(s, 0.55, 0.95))}"`,
          ),
          x,
          y,
          size,
          size * 0.8,
          s.random() * 360,
        );
      });
    case "rain":
      return repeat(110, () => {
        const [x, y] = anywhere();
        const length = between(s, 16, 58);
        return stroke(
          `M${f(x)} ${f(y)}l${f(-length * 0.18)} ${f(length)}`,
          p.light,
          1.6,
          `opacity="${f(between(s, 0.12, 0.45))}"`,
        );
      });
    case "snow":
      return repeat(110, () => {
        const [x, y] = anywhere();
        const near = s.random();
        return circle(
          x,
          y,
          1.5 + near ** 4 * 11,
          near > 0.3 ? "#ffffff" : p.light,
          `opacity="${f(0.4 + near * 0.45)}"`,
        );
      });
    case "fireflies":
      return repeat(26, () => {
        const [x, y] = [s.random() * w, between(s, 0.3, 1) * h];
        const r = between(s, 2, 5);
        return glow(s, x, y, r * 6, p.glow, 0.7) + circle(x, y, r * 0.8, "#ffffff", 'opacity="0.9"');
      });
    case "bubbles":
      return repeat(40, () => {
        const [x, y] = anywhere();
        const r = 3 + s.random() ** 3 * 22;
        return (
          `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${p.light}" fill-opacity="0.1" stroke="${p.light}" stroke-opacity="0.6" stroke-width="1.6"/>` +
          circle(x - r * 0.35, y - r * 0.35, r * 0.2, "#ffffff", 'opacity="0.8"')
        );
      });
    case "embers":
      return repeat(44, () => {
        const [x, y] = anywhere();
        const size = between(s, 1.5, 5);
        return place(
          rect(
            -size,
            -size,
            size * 2,
            size * 2,
            pick(s, [p.glow, p.accent]),
            `opacity="${f(between(s, 0.4, 0.95))}"`,
          ),
          x,
          y,
          1,
          1,
          45,
        );
      });
    case "leaves":
      return repeat(26, () => {
        const [x, y] = anywhere();
        const size = between(s, 0.5, 1.5);
        return place(
          path(
            "M0 -16C12 -6 10 8 0 16C-10 8 -12 -6 0 -16Z",
            pick(s, [p.accent, p.accent2, p.mid]),
            `opacity="${f(between(s, 0.65, 1))}"`,
          ) + stroke("M0 -14V18", p.ink, 1, 'opacity="0.4"'),
          x,
          y,
          size,
          size,
          s.random() * 360,
        );
      });
    case "paper":
      return repeat(17, () => {
        const [x, y] = [s.random() * w, s.random() * h * 0.8];
        const size = between(s, 0.4, 1.1);
        return place(
          path("M-18 -24L20 -18L16 24L-22 18Z", p.light, 'opacity="0.85"') +
            stroke("M-10 -10l20 3M-11 0l20 3M-12 10l12 2", p.mid, 2, 'opacity="0.6"') +
            ellipse(0, 0, 0, 0, p.mid),
          x,
          y,
          size,
          size,
          s.random() * 360,
        );
      });
  }
}
