/**
 * Counts the solutions of a lantern-lines level exactly, cell by cell.
 *
 * Between the cells already decided and the rest runs a border; all that
 * matters of the past is which lines cross that border, which way the light
 * runs in each, which two belong together and what colour they have. Pasts
 * that agree in this are counted together, so a 7×7 river takes a moment.
 */
import { readBoard } from "../lantern-lines/js/board.js";

/** The number of solutions, counted no further than `limit`. */
export function countSolutions(level, limit = 2) {
  const board = readBoard(level);
  const { width, height } = board;
  // A crossing is [group, dir] with dir +1 = light runs on to later cells; groups carry a colour or -1.
  let states = new Map([[encode(Array(width + 1).fill(null), []), 1]]);
  for (const cell of board.cells) {
    const next = new Map();
    for (const [key, count] of states) {
      const { crossings, colours } = decode(key, width);
      for (const result of place(board, cell, crossings, colours)) {
        let after = result.crossings;
        if (cell.x === width - 1) {
          if (after[width]) continue;
          after = [null, ...after.slice(0, width)];
        }
        const code = encode(after, result.colours);
        next.set(code, Math.min(limit, (next.get(code) ?? 0) + count));
      }
    }
    states = next;
  }
  void height;
  return states.get(encode(Array(width + 1).fill(null), [])) ?? 0;
}

/*
 * Slots: for the cell in column x, slot x is its left side and slot x + 1 its
 * upper side; afterwards slot x is its lower side and slot x + 1 its right side.
 */
function* place(board, cell, crossings, colours) {
  const { x, y } = cell;
  const left = crossings[x];
  const up = crossings[x + 1];
  const canRight = x < board.width - 1;
  const canDown = y < board.height - 1;
  const emit = (down, right, tint = colours) => {
    const after = crossings.slice();
    after[x] = down;
    after[x + 1] = right;
    return { crossings: after, colours: tint };
  };

  if (cell.kind === "rock") {
    if (!left && !up) yield emit(null, null);
    return;
  }
  if (cell.kind === "bridge") {
    if (left && up && canRight && canDown) yield emit(up, left);
    else if (!left && !up) return;
    return;
  }
  if (cell.kind === "lantern" || cell.kind === "shrine") {
    const runs = cell.kind === "lantern" ? 1 : -1;
    if (left && up) return;
    const arriving = left ?? up;
    if (arriving) {
      // A line that comes in from an earlier cell must run towards a shrine, and away from a lantern.
      if (arriving[1] === runs) return;
      const tint = join(colours, arriving[0], cell.colour);
      if (tint) yield emit(null, null, tint);
      return;
    }
    const tint = [...colours, cell.colour];
    if (canDown) yield emit([tint.length - 1, runs], null, tint);
    if (canRight) yield emit(null, [tint.length - 1, runs], tint);
    return;
  }

  const want = cell.kind === "mist" ? cell.colour : -1;
  const leaves = cell.kind === "current" ? cell.current : null;
  if (left && up) {
    if (left[0] === up[0] || left[1] === up[1]) return;
    const out = left[1] === -1 ? "L" : "U";
    if (leaves && leaves !== out) return;
    let tint = join(colours, left[0], colours[up[0]]);
    if (tint && want >= 0) tint = join(tint, left[0], want);
    if (!tint) return;
    const after = emit(null, null, tint);
    after.crossings = after.crossings.map((crossing) =>
      crossing?.[0] === up[0] ? [left[0], crossing[1]] : crossing,
    );
    yield after;
    return;
  }
  const arriving = left ?? up;
  if (arriving) {
    const tint = want >= 0 ? join(colours, arriving[0], want) : colours;
    if (!tint) return;
    const back = left ? "L" : "U";
    for (const [side, able] of [
      ["D", canDown],
      ["R", canRight],
    ]) {
      if (!able) continue;
      if (leaves && leaves !== (arriving[1] === 1 ? side : back)) continue;
      yield side === "D" ? emit(arriving, null, tint) : emit(null, arriving, tint);
    }
    return;
  }
  if (canDown && canRight) {
    const tint = [...colours, want];
    const group = tint.length - 1;
    if (!leaves || leaves === "D") yield emit([group, 1], [group, -1], tint);
    if (!leaves || leaves === "R") yield emit([group, -1], [group, 1], tint);
  }
}

/** Colours of groups once `group` must also be `colour`; null when they clash. */
function join(colours, group, colour) {
  if (colour < 0 || colours[group] === colour) return colours;
  if (colours[group] >= 0) return null;
  const next = colours.slice();
  next[group] = colour;
  return next;
}

function encode(crossings, colours) {
  const names = new Map();
  let code = "";
  for (const crossing of crossings) {
    if (!crossing) {
      code += "-;";
      continue;
    }
    const [group, dir] = crossing;
    if (!names.has(group)) names.set(group, names.size);
    code += `${names.get(group)},${dir},${colours[group]};`;
  }
  return code;
}

function decode(code) {
  const colours = [];
  const crossings = code
    .split(";")
    .slice(0, -1)
    .map((part) => {
      if (part === "-") return null;
      const [group, dir, colour] = part.split(",").map(Number);
      colours[group] = colour;
      return [group, dir];
    });
  return { crossings, colours };
}
