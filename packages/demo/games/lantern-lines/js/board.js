/**
 * The river: what a level is, and which steps a line of light may take.
 *
 * Map letters: `A`..`G` lantern, `a`..`g` its shrine, `.` water, `#` rock,
 * `+` wind bridge (one line across, one along, both straight), `^ > v <` current
 * (the light leaves that way, counted from lantern to shrine), `1`..`7` a mist
 * that only that colour may pass.
 */

export const DIRS = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] };
export const DIR_NAMES = ["U", "R", "D", "L"];
const CURRENTS = { "^": "U", ">": "R", v: "D", "<": "L" };

/** Reads a level's map into cells numbered row by row. */
export function readBoard(level) {
  const width = level.map[0].length;
  const height = level.map.length;
  const cells = [];
  const pairs = [];
  level.map.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const at = y * width + x;
      const cell = { at, x, y, kind: "water", colour: -1, current: null };
      if (letter === "#") cell.kind = "rock";
      else if (letter === "+") cell.kind = "bridge";
      else if (CURRENTS[letter]) Object.assign(cell, { kind: "current", current: CURRENTS[letter] });
      else if (/[1-7]/.test(letter)) Object.assign(cell, { kind: "mist", colour: Number(letter) - 1 });
      else if (/[A-G]/.test(letter))
        Object.assign(cell, { kind: "lantern", colour: letter.charCodeAt(0) - 65 });
      else if (/[a-g]/.test(letter))
        Object.assign(cell, { kind: "shrine", colour: letter.charCodeAt(0) - 97 });
      cells.push(cell);
      if (cell.kind === "lantern" || cell.kind === "shrine") {
        pairs[cell.colour] = pairs[cell.colour] ?? { colour: cell.colour, lantern: -1, shrine: -1 };
        pairs[cell.colour][cell.kind] = at;
      }
    });
  });
  return { width, height, cells, pairs };
}

/** The cell one step away, or -1 outside the river. */
export function neighbour(board, at, dir) {
  const [dx, dy] = DIRS[dir];
  const x = (at % board.width) + dx;
  const y = Math.floor(at / board.width) + dy;
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? -1 : y * board.width + x;
}

/** The direction of a step between two neighbouring cells, or null. */
export function directionOf(board, from, to) {
  return DIR_NAMES.find((dir) => neighbour(board, from, dir) === to) ?? null;
}

export const opposite = (dir) => DIR_NAMES[(DIR_NAMES.indexOf(dir) + 2) % 4];

/** A bridge has two decks; every other cell holds one line. */
export function deckKey(board, path, index) {
  const at = path[index];
  if (board.cells[at].kind !== "bridge") return `${at}`;
  const dir = index > 0 ? directionOf(board, path[index - 1], at) : directionOf(board, at, path[index + 1]);
  return `${at}${dir === "L" || dir === "R" ? "h" : "v"}`;
}

/** May a line of this colour, drawn so far as `path`, go on to `to`? Other lines are not looked at. */
export function canStep(board, colour, path, to) {
  const from = path.at(-1);
  const dir = directionOf(board, from, to);
  if (!dir) return false;
  const source = board.cells[from];
  const target = board.cells[to];
  const fromLantern = board.cells[path[0]].kind === "lantern";
  const finished = path.length > 1 && (source.kind === "lantern" || source.kind === "shrine");
  if (finished || target.kind === "rock") return false;
  if (target.kind === "mist" && target.colour !== colour) return false;
  if (target.kind === "lantern" && (fromLantern || target.colour !== colour)) return false;
  if (target.kind === "shrine" && (!fromLantern || target.colour !== colour)) return false;
  if (source.kind === "bridge" && path.length > 1 && directionOf(board, path.at(-2), from) !== dir)
    return false;
  // The light always runs from lantern to shrine, whichever end the finger started at.
  if (fromLantern) {
    if (source.kind === "current" && source.current !== dir) return false;
    if (target.kind === "current" && target.current === opposite(dir)) return false;
  } else {
    if (target.kind === "current" && target.current !== opposite(dir)) return false;
    if (source.kind === "current" && source.current === dir) return false;
  }
  const key = deckKey(board, [...path, to], path.length);
  return !path.some((_, index) => deckKey(board, path, index) === key);
}

/** Does this line join its lantern and its shrine? */
export function isJoined(board, path) {
  if (!path || path.length < 2) return false;
  const ends = [board.cells[path[0]].kind, board.cells[path.at(-1)].kind].sort().join();
  return ends === "lantern,shrine";
}

/** Every deck that must be lit before the level is solved. */
export function decks(board) {
  return board.cells.flatMap(({ at, kind }) =>
    kind === "rock" ? [] : kind === "bridge" ? [`${at}h`, `${at}v`] : [`${at}`],
  );
}

/** The decks lit by some lines, as key → colour. */
export function litDecks(board, paths) {
  const lit = new Map();
  paths.forEach((path, colour) => path?.forEach((_, index) => lit.set(deckKey(board, path, index), colour)));
  return lit;
}

/** Solved: every lantern is joined to its shrine and the whole river is lit. */
export function isSolved(board, paths) {
  return (
    board.pairs.every((pair) => isJoined(board, paths[pair.colour])) &&
    litDecks(board, paths).size === decks(board).length
  );
}

/** A stored way ("RRDL…" from the lantern) as cells. */
export function wayToPath(board, colour, way) {
  const path = [board.pairs[colour].lantern];
  for (const dir of way) path.push(neighbour(board, path.at(-1), dir));
  return path;
}

/** Three stars for one stroke per lantern and no hint; two for a little more; one for getting there. */
export function starsFor(pairCount, moves, hints) {
  if (moves <= pairCount && hints === 0) return 3;
  return moves <= pairCount + 3 && hints <= 1 ? 2 : 1;
}
