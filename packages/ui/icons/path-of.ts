/** A drawing in Lucide's form: elements with their attributes. */
export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];

/** All strokes of a drawing as the `d` of one path, which is smaller in a bundle than separate elements. */
export const pathOf = (drawing: Drawing): string =>
  // A minus sign is itself a separator.
  drawing.map(([tag, attributes]) => strokesOf(tag, attributes).replaceAll(" -", "-")).join("");

function strokesOf(tag: string, attributes: Readonly<Record<string, unknown>>): string {
  if (tag === "path") return beginningAbsolute(String(attributes["d"]));
  const number = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);
  if (tag === "line") return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
  if (tag === "circle") return circle(number("cx"), number("cy"), number("r"));
  if (tag !== "rect") throw new Error(`No path for <${tag}>`);
  const radius = number("rx", number("ry"));
  return rectangle(number("x"), number("y"), number("width"), number("height"), radius);
}

/**
 * A relative `m` is absolute only at the start of a path. Mid-path it is relative to the end of the previous stroke, so
 * it becomes an `M`; the points after it stay relative.
 */
function beginningAbsolute(d: string): string {
  const [, to = "", rest = ""] = /^m\s*([-+]?[\d.]+[\s,]*[-+]?[\d.]+)\s*(.*)$/s.exec(d) ?? [];
  return to === "" ? d : `M${to}${/^[-+.\d]/.test(rest) ? "l" : ""}${rest}`;
}

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
