import type { Palette } from "./palettes.ts";

/** A picture being built: its size, colours, dice and collected definitions. */
export interface Stage {
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  /** A number in 0..1, the same sequence for the same seed. */
  readonly random: () => number;
  readonly defs: string[];
}

export function createStage(w: number, h: number, p: Palette, seed: number): Stage {
  return { w, h, p, random: dice(seed), defs: [] };
}

/** The finished document. */
export function finishStage(stage: Stage, body: string): string {
  const { w, h, defs } = stage;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join("")}</defs>${body}</svg>`;
}

/** Registers a vertical (or angled) gradient and returns its paint. Stops are `[offset, colour, opacity?]`. */
export function linear(
  stage: Stage,
  stops: readonly (readonly [number, string, number?])[],
  direction: "down" | "across" | "slant" = "down",
): string {
  const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' }[direction];
  return register(stage, "linearGradient", end, stops);
}

function radial(stage: Stage, stops: readonly (readonly [number, string, number?])[]): string {
  return register(stage, "radialGradient", "", stops);
}

/** Registers a clip path and returns the attribute for it. */
export function clip(stage: Stage, shape: string): string {
  const id = `c${stage.defs.length}`;
  stage.defs.push(`<clipPath id="${id}">${shape}</clipPath>`);
  return `clip-path="url(#${id})"`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

export function place(
  content: string,
  x: number,
  y: number,
  scaleX: number,
  scaleY = scaleX,
  angle = 0,
): string {
  const turn = angle === 0 ? "" : ` rotate(${f(angle)})`;
  return group(
    content,
    `transform="translate(${f(x)} ${f(y)})${turn} scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})"`,
  );
}

export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index)).join("");
}

/** A soft light without a blur filter: a radial gradient is many times cheaper to draw. */
export function glow(stage: Stage, x: number, y: number, r: number, colour: string, opacity = 0.8): string {
  return circle(
    x,
    y,
    r,
    radial(stage, [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.4],
      [1, colour, 0],
    ]),
  );
}

/** A number between, drawn from the stage's dice. */
export function between(stage: Stage, low: number, high: number): number {
  return low + (high - low) * stage.random();
}

export function pick<T>(stage: Stage, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(stage.random() * choices.length)] ?? choices[0];
}

/** Mixes two `#rrggbb` colours; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** One decimal is a tenth of a pixel: enough, and it keeps the documents small. */
export function f(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A small well-mixed generator (mulberry32), so that pictures never depend on the platform. */
export function dice(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A stable number for a key, to seed dice with (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

function register(
  stage: Stage,
  element: string,
  attributes: string,
  stops: readonly (readonly [number, string, number?])[],
): string {
  const id = `g${stage.defs.length}`;
  const content = stops
    .map(([at, colour, opacity]) => {
      const fade = opacity === undefined ? "" : ` stop-opacity="${opacity.toFixed(3)}"`;
      return `<stop offset="${at}" stop-color="${colour}"${fade}/>`;
    })
    .join("");
  const start = element === "linearGradient" ? 'x1="0" y1="0" ' : "";
  stage.defs.push(`<${element} id="${id}" ${start}${attributes}>${content}</${element}>`);
  return `url(#${id})`;
}
