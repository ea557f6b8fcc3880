/** How lanterns, shrines and the other things on the river look. Every cell is 100 units wide. */
import { svg } from "./svg.js";

export const COLOURS = ["#ff6b57", "#ffc14d", "#4fe0a0", "#5cc8ff", "#b893ff", "#ff8fd0", "#f6ecd2"];
const INK = "#1a1430";

/** A sign of its own for every colour, so that nobody needs to tell colours apart. */
const SIGNS = [
  "M0 -9a9 9 0 1 0 .01 0Z",
  "M0 -10 L10 8 L-10 8Z",
  "M-8 -8H8V8H-8Z",
  "M0 -11 L9 0 L0 11 L-9 0Z",
  "M0 -11 L3 -3.5 L11 -3.5 L5 2 L7 10 L0 5.5 L-7 10 L-5 2 L-11 -3.5 L-3 -3.5Z",
  "M0 9 C-14 -1 -8 -11 0 -4 C8 -11 14 -1 0 9Z",
  "M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
];

export function sign(colour, x, y, scale, fill = INK) {
  return svg("path", { d: SIGNS[colour], transform: `translate(${x} ${y}) scale(${scale})`, fill });
}

export function lantern(colour) {
  const paint = COLOURS[colour];
  return svg(
    "g",
    { class: "lantern" },
    svg("circle", { r: 46, fill: paint, opacity: 0.18 }),
    svg(
      "g",
      { class: "bob" },
      svg("path", { d: "M0 -38V-30", stroke: "#e9d9b0", "stroke-width": 3, "stroke-linecap": "round" }),
      svg("rect", { x: -13, y: -32, width: 26, height: 7, rx: 3, fill: "#3a2340" }),
      svg("path", { d: "M-15 -26H15C30 -16 31 14 15 25H-15C-31 14 -30 -16 -15 -26Z", fill: paint }),
      svg("path", {
        d: "M-5 -26C-16 -10 -16 10 -5 25M5 -26C16 -10 16 10 5 25M-24 -10Q0 -3 24 -10M-25 8Q0 15 25 8",
        fill: "none",
        stroke: INK,
        "stroke-width": 1.6,
        opacity: 0.22,
      }),
      svg("ellipse", { cx: -9, cy: -12, rx: 6, ry: 9, fill: "#fff", opacity: 0.38 }),
      svg("rect", { x: -13, y: 24, width: 26, height: 6, rx: 3, fill: "#3a2340" }),
      svg("path", {
        d: "M-6 30V38M0 30V41M6 30V38",
        stroke: paint,
        "stroke-width": 2.4,
        "stroke-linecap": "round",
      }),
      svg("circle", { cy: 0, r: 14, fill: "#fff7e2", opacity: 0.92 }),
      sign(colour, 0, 0, 0.86),
    ),
  );
}

export function shrine(colour) {
  const paint = COLOURS[colour];
  return svg(
    "g",
    { class: "shrine" },
    svg("ellipse", { cy: 33, rx: 36, ry: 9, fill: "#060b1c", opacity: 0.55 }),
    svg("circle", { class: "aura", r: 44, fill: paint, opacity: 0.12 }),
    svg("path", {
      d: "M-24 34L-20 -22M24 34L20 -22",
      stroke: paint,
      "stroke-width": 8,
      "stroke-linecap": "round",
    }),
    svg("path", { d: "M-40 -30Q0 -20 40 -30L37 -20Q0 -12 -37 -20Z", fill: paint }),
    svg("path", { d: "M-41 -35Q0 -25 41 -35L40 -29Q0 -19 -40 -29Z", fill: "#3a2340" }),
    svg("rect", { x: -28, y: -8, width: 56, height: 7, rx: 2, fill: paint }),
    svg("rect", { x: -13, y: -20, width: 26, height: 26, rx: 5, fill: "#fff7e2" }),
    sign(colour, 0, -7, 0.92),
  );
}

export function rock() {
  return svg(
    "g",
    {},
    svg("ellipse", { cy: 26, rx: 40, ry: 12, fill: "#060b1c", opacity: 0.5 }),
    svg("path", {
      d: "M-38 24C-42 2 -26 -26 -6 -30C16 -34 36 -12 39 14C40 24 30 30 0 30C-24 30 -36 30 -38 24Z",
      fill: "#46507a",
    }),
    svg("path", {
      d: "M-26 4C-22 -12 -10 -22 2 -23C-8 -10 -10 2 -8 12C-16 12 -24 10 -26 4Z",
      fill: "#6b77a8",
    }),
    svg("path", {
      d: "M8 24C18 22 28 16 31 6",
      stroke: "#38406a",
      "stroke-width": 4,
      fill: "none",
      "stroke-linecap": "round",
    }),
    svg("path", {
      d: "M-20 -14C-14 -24 -4 -29 4 -29",
      stroke: "#7fc08a",
      "stroke-width": 6,
      fill: "none",
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  );
}

/** One deck of a wind bridge; the other is the same turned. */
export function bridgeDeck(turned) {
  const planks = [];
  for (let x = -42; x <= 42; x += 14)
    planks.push(svg("path", { d: `M${x} -21V21`, stroke: "#3b2a3f", "stroke-width": 2, opacity: 0.6 }));
  return svg(
    "g",
    { transform: turned ? "rotate(90)" : null },
    svg("rect", { x: -50, y: -24, width: 100, height: 48, fill: "#6d4f52" }),
    ...planks,
    svg("path", { d: "M-50 -24H50M-50 24H50", stroke: "#d28a6a", "stroke-width": 5 }),
  );
}

export function current(dir) {
  const turn = { U: -90, R: 0, D: 90, L: 180 }[dir];
  return svg(
    "g",
    { transform: `rotate(${turn})`, class: "current" },
    ...[-24, 0, 24].map((x, index) =>
      svg("path", {
        d: `M${x - 9} -20L${x + 9} 0L${x - 9} 20`,
        fill: "none",
        stroke: "#9fd8ff",
        "stroke-width": 7,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        opacity: 0.35 + index * 0.25,
      }),
    ),
  );
}

export function mist(colour) {
  const paint = COLOURS[colour];
  return svg(
    "g",
    { class: "mist" },
    svg("rect", {
      x: -44,
      y: -44,
      width: 88,
      height: 88,
      rx: 20,
      fill: paint,
      opacity: 0.16,
      stroke: paint,
      "stroke-width": 3,
      "stroke-dasharray": "10 8",
      "stroke-opacity": 0.9,
    }),
    svg("path", {
      d: "M-34 18C-24 10 -14 26 -2 18S20 10 32 18M-30 -18C-18 -26 -8 -10 4 -18S22 -26 32 -18",
      fill: "none",
      stroke: paint,
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.55,
    }),
    svg("circle", { r: 15, fill: INK, opacity: 0.55 }),
    sign(colour, 0, 0, 0.9, paint),
  );
}
