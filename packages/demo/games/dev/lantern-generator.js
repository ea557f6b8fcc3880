/**
 * Makes lantern-lines levels: fills a river with lines, keeps a level only when
 * the solver finds exactly one solution. Run: `node dev/lantern-generator.js [seed]`
 * writes `lantern-lines/js/levels.js` and, what a trial does not have, `lantern-lines/js/full/levels.js`.
 */
import { countSolutions } from "./lantern-solver.js";
import { pathToFileURL } from "node:url";
import { writeFileSync } from "node:fs";

const STEPS = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] };
const ARROWS = { U: "^", R: ">", D: "v", L: "<" };

/** The first chapter is what a trial holds. */
const TRIAL_LEVELS = 6;

/** What each of the 24 levels asks for: width, height, lines, rocks, bridges, currents, mists. */
export const PLAN = [
  [4, 4, 3, 0, 0, 0, 0],
  [5, 5, 4, 0, 0, 0, 0],
  [5, 5, 5, 0, 0, 0, 0],
  [5, 6, 5, 0, 0, 0, 0],
  [6, 6, 5, 0, 0, 0, 0],
  [6, 6, 6, 0, 0, 0, 0],
  [5, 5, 3, 3, 0, 0, 0],
  [5, 5, 4, 0, 0, 2, 0],
  [6, 6, 5, 3, 0, 0, 0],
  [6, 6, 4, 2, 0, 2, 0],
  [6, 6, 4, 0, 0, 3, 0],
  [6, 7, 5, 3, 0, 2, 0],
  [5, 5, 3, 0, 1, 0, 0],
  [5, 6, 4, 0, 1, 0, 0],
  [6, 6, 4, 2, 2, 0, 0],
  [6, 6, 5, 0, 2, 0, 0],
  [6, 7, 5, 2, 2, 1, 0],
  [6, 7, 5, 0, 3, 2, 0],
  [6, 6, 4, 0, 0, 0, 2],
  [6, 6, 4, 2, 1, 0, 2],
  [6, 7, 5, 2, 1, 2, 1],
  [6, 7, 5, 0, 2, 2, 2],
  [7, 7, 6, 2, 2, 2, 2],
  [7, 8, 6, 2, 3, 3, 2],
];

function makeLevel(spec, random, deadline) {
  const [width, height, lines, rocks, bridges, currents, mists] = spec;
  while (Date.now() < deadline) {
    const filled = fill(width, height, lines, rocks, bridges, random);
    if (!filled) continue;
    const level = decorate(filled, width, height, currents, mists, random);
    if (level && countSolutions(level) === 1) return level;
  }
  return null;
}

/** Lays `lines` lines that light the whole river; null when this try got stuck. */
function fill(width, height, lines, rocks, bridges, random) {
  const size = width * height;
  const kind = Array(size).fill("water");
  const inner = [...Array(size).keys()].filter(
    (at) => at % width > 0 && at % width < width - 1 && at >= width && at < size - width,
  );
  for (let i = 0; i < bridges; i++) {
    const at = pick(
      inner.filter((cell) => free(cell)),
      random,
    );
    if (at === undefined) return null;
    kind[at] = "bridge";
  }
  for (let i = 0; i < rocks; i++) {
    const at = pick(
      [...Array(size).keys()].filter((cell) => free(cell)),
      random,
    );
    if (at === undefined) return null;
    kind[at] = "rock";
  }
  function free(at) {
    return kind[at] === "water" && Object.keys(STEPS).every((dir) => kind[step(at, dir)] !== "bridge");
  }
  function step(at, dir) {
    const x = (at % width) + STEPS[dir][0];
    const y = Math.floor(at / width) + STEPS[dir][1];
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
  }
  const owner = Array(size).fill(-1);
  const decks = Array.from({ length: size }, () => ({ h: -1, v: -1 }));
  const open = (at) => at >= 0 && kind[at] === "water" && owner[at] < 0;
  const exits = (at) => Object.keys(STEPS).filter((dir) => reach(at, dir) !== null);
  /** Where a step leads, over any bridges on the way; null when it is shut. */
  function reach(at, dir) {
    const over = [];
    let to = step(at, dir);
    while (to >= 0 && kind[to] === "bridge") {
      if (decks[to][dir === "L" || dir === "R" ? "h" : "v"] >= 0) return null;
      over.push(to);
      to = step(to, dir);
    }
    return open(to) ? { to, over } : null;
  }
  const touches = (at, line, except) =>
    Object.keys(STEPS).some((dir) => {
      const beside = step(at, dir);
      return beside >= 0 && beside !== except && owner[beside] === line;
    });
  const paths = [];
  for (let line = 0; line < lines; line++) {
    const starts = [...Array(size).keys()].filter(open);
    if (!starts.length) return null;
    const fewest = Math.min(...starts.map((at) => exits(at).length));
    const start = pick(
      starts.filter((at) => exits(at).length === fewest),
      random,
    );
    const path = { cells: [start], dirs: [] };
    owner[start] = line;
    const want =
      line === lines - 1
        ? 99
        : Math.max(3, Math.round((starts.length / (lines - line)) * (0.7 + random() * 0.8)));
    while (path.cells.length < want) {
      const at = path.cells.at(-1);
      const ways = exits(at)
        .map((dir) => ({ dir, ...reach(at, dir) }))
        .filter(({ to, over }) => !touches(to, line, over.length ? -1 : at));
      if (!ways.length) break;
      ways.sort(
        (a, b) =>
          b.over.length - a.over.length || exits(a.to).length - exits(b.to).length + (random() - 0.5) * 1.4,
      );
      const { dir, to, over } = ways[0];
      for (const cell of over) {
        decks[cell][dir === "L" || dir === "R" ? "h" : "v"] = line;
        path.cells.push(cell);
        path.dirs.push(dir);
      }
      path.cells.push(to);
      path.dirs.push(dir);
      owner[to] = line;
    }
    if (path.cells.length < 3) return null;
    paths.push(path);
  }
  if (kind.some((what, at) => what === "water" && owner[at] < 0)) return null;
  if (kind.some((what, at) => what === "bridge" && (decks[at].h < 0 || decks[at].v < 0))) return null;
  return { kind, paths };
}

/** Puts lanterns, shrines, currents and mists on a filled river. */
function decorate({ kind, paths }, width, height, currents, mists, random) {
  const letters = kind.map((what) => ({ water: ".", rock: "#", bridge: "+" })[what]);
  const turned = paths.map((path) =>
    random() < 0.5
      ? path
      : {
          cells: path.cells.toReversed(),
          dirs: path.dirs.toReversed().map((dir) => ({ U: "D", D: "U", L: "R", R: "L" })[dir]),
        },
  );
  turned.forEach(({ cells }, colour) => {
    letters[cells[0]] = String.fromCharCode(65 + colour);
    letters[cells.at(-1)] = String.fromCharCode(97 + colour);
  });
  const inside = () =>
    turned.flatMap(({ cells, dirs }, colour) =>
      cells
        .slice(1, -1)
        .map((at, index) => ({ at, dir: dirs[index + 1], colour }))
        .filter(({ at }) => letters[at] === "."),
    );
  for (let i = 0; i < currents + mists; i++) {
    const spot = pick(inside(), random);
    if (!spot) return null;
    letters[spot.at] = i < currents ? ARROWS[spot.dir] : String(spot.colour + 1);
  }
  const map = Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width).join(""));
  return { map, ways: turned.map(({ dirs }) => dirs.join("")) };
}

const pick = (list, random) => list[Math.floor(random() * list.length)];

/** A small seeded random source (mulberry32), so that the same seed gives the same levels. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const seed = Number(process.argv[2] ?? 7);
  const lines = PLAN.map((spec, index) => {
    const started = Date.now();
    const level = makeLevel(spec, seeded(seed * 1000 + index), started + 120_000);
    if (!level)
      throw new Error(`level ${index + 1} was not found in time; try another seed or a smaller plan`);
    process.stderr.write(`${index + 1}: ${Date.now() - started} ms\n`);
    return `  ${JSON.stringify(level)},`;
  });
  const write = (file, name, part) =>
    writeFileSync(
      new URL(`../lantern-lines/js/${file}`, import.meta.url),
      `/** Made by dev/lantern-generator.js (seed ${seed}); each has exactly one solution. */\nexport const ${name} = [\n${part.join("\n")}\n];\n`,
    );
  write("levels.js", "FIRST_LEVELS", lines.slice(0, TRIAL_LEVELS));
  write("full/levels.js", "LATER_LEVELS", lines.slice(TRIAL_LEVELS));
}
