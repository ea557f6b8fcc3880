/** Playing one level: strokes by finger, mouse or keys, undo, hints, and knowing when it is solved. */
import {
  canStep,
  deckKey,
  decks,
  directionOf,
  isJoined,
  isSolved,
  litDecks,
  neighbour,
  readBoard,
  wayToPath,
} from "./board.js";
import { createRiverView } from "./river-view.js";
import { arrive, knock, pluck } from "./sound.js";
import { say } from "./words.js";

const KEYS = {
  ArrowUp: "U",
  ArrowRight: "R",
  ArrowDown: "D",
  ArrowLeft: "L",
  w: "U",
  d: "R",
  s: "D",
  a: "L",
};

/** `onChange({moves, hints, undoable})` after every stroke; `onSolved` once; `tell` speaks to the live region. */
export function playLevel(level, { onChange, onSolved, tell }) {
  const board = readBoard(level);
  const view = createRiverView(board);
  const root = view.root;
  root.setAttribute("tabindex", "0");
  root.setAttribute("role", "application");
  root.setAttribute("aria-label", say("board", { w: board.width, h: board.height }));

  let paths = board.pairs.map(() => null);
  let history = [];
  let moves = 0;
  let hints = 0;
  let lastColour = -1;
  let stroke = null;
  let cursor = board.pairs[0].lantern;
  let solved = false;

  root.addEventListener("pointerdown", (event) => {
    if (solved || event.button !== 0) return;
    const at = cellUnder(event);
    if (at === null) return;
    event.preventDefault();
    root.focus({ preventScroll: true });
    try {
      root.setPointerCapture(event.pointerId);
    } catch {
      // The pointer may already have been lifted.
    }
    cursor = at;
    begin(at);
  });
  root.addEventListener("pointermove", (event) => {
    if (!stroke || stroke.byKeys) return;
    for (const point of event.getCoalescedEvents?.() ?? [event]) {
      const at = cellUnder(point);
      if (at !== null) reachFor(at);
    }
  });
  root.addEventListener("pointerup", finish);
  root.addEventListener("pointercancel", finish);
  root.addEventListener("blur", finish);
  root.addEventListener("keydown", (event) => {
    if (solved || event.ctrlKey || event.metaKey || event.altKey) return;
    const dir = KEYS[event.key];
    if (dir) {
      event.preventDefault();
      const to = neighbour(board, cursor, dir);
      if (to < 0) return;
      if (stroke) {
        if (!reachFor(to)) knock();
        cursor = paths[stroke?.colour]?.at(-1) ?? to;
        view.moveCursor(cursor);
        // Arriving is announced by itself; the place under the cursor would talk over it.
        if (stroke && isJoined(board, paths[stroke.colour])) {
          finish();
          return;
        }
      } else {
        cursor = to;
        view.moveCursor(cursor);
      }
      tell(describe(cursor));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (stroke) finish();
      else begin(cursor, true);
      tell(describe(cursor));
    } else if (event.key === "Escape" && stroke) {
      event.stopPropagation();
      finish();
    }
  });

  refresh();
  return { root, undo, hint, reset };

  function cellUnder(event) {
    const box = root.getBoundingClientRect();
    const { width, height } = root.viewBox.baseVal;
    const scale = Math.min(box.width / width, box.height / height);
    const x = Math.floor(((event.clientX - box.left - (box.width - width * scale) / 2) / scale - 14) / 100);
    const y = Math.floor(((event.clientY - box.top - (box.height - height * scale) / 2) / scale - 14) / 100);
    return x < 0 || y < 0 || x >= board.width || y >= board.height ? null : y * board.width + x;
  }

  /** Takes up a light at a lantern, a shrine, or anywhere on a line. */
  function begin(at, byKeys = false) {
    const cell = board.cells[at];
    let colour = -1;
    let path = null;
    if (cell.kind === "lantern" || cell.kind === "shrine") {
      colour = cell.colour;
      const old = paths[colour];
      // Touching the far end of a finished line takes it up there again.
      path = old && old.length > 1 && old.at(-1) === at ? old.slice() : [at];
    } else {
      colour = paths.findIndex((line) => line?.at(-1) === at);
      if (colour < 0) colour = paths.findIndex((line) => line?.includes(at));
      if (colour < 0) return;
      path = paths[colour].slice(0, paths[colour].lastIndexOf(at) + 1);
    }
    stroke = { colour, before: snapshot(), byKeys, changed: false };
    setPath(path);
    pluck(path.length, colour);
  }

  /** Lets the held line grow, shrink or turn towards a cell; several steps when the finger was fast. */
  function reachFor(at) {
    let advanced = false;
    for (let guard = 0; stroke && guard < 12; guard++) {
      const path = paths[stroke.colour];
      const head = path.at(-1);
      if (head === at) return advanced || guard > 0;
      const seen = path.lastIndexOf(at);
      if (seen >= 0 && (board.cells[at].kind !== "bridge" || path.at(-2) === at)) {
        setPath(path.slice(0, seen + 1));
        return true;
      }
      const next = stepTowards(path, head, at);
      if (next === null) return advanced;
      setPath([...path, next]);
      advanced = true;
      pluck(path.length + 1, stroke.colour);
      if (isJoined(board, paths[stroke.colour])) {
        arrive(stroke.colour);
        tell(say("joined", { colour: say(`colours.${stroke.colour}`) }));
      }
    }
    return advanced;
  }

  function stepTowards(path, head, at) {
    if (directionOf(board, head, at)) return canStep(board, stroke.colour, path, at) ? at : null;
    const from = board.cells[head];
    const to = board.cells[at];
    const across = to.x > from.x ? "R" : "L";
    const along = to.y > from.y ? "D" : "U";
    const wishes = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) ? [across, along] : [along, across];
    for (const dir of wishes) {
      if ((dir === across && to.x === from.x) || (dir === along && to.y === from.y)) continue;
      const next = neighbour(board, head, dir);
      if (next >= 0 && canStep(board, stroke.colour, path, next)) return next;
    }
    return null;
  }

  /** The held line becomes `path`; other lines are cut back where it crosses them. */
  function setPath(path) {
    const { colour, before } = stroke;
    const taken = new Set(path.map((_, index) => deckKey(board, path, index)));
    paths = before.paths.map((line, other) => {
      if (other === colour) return path;
      if (!line) return null;
      const cut = line.findIndex((_, index) => taken.has(deckKey(board, line, index)));
      return cut < 0 ? line : cut < 2 ? null : line.slice(0, cut);
    });
    stroke.changed = JSON.stringify(paths) !== JSON.stringify(before.paths);
    refresh();
  }

  function finish() {
    if (!stroke) return;
    const { colour, before, changed } = stroke;
    stroke = null;
    if (paths[colour]?.length === 1) paths[colour] = null;
    if (changed && JSON.stringify(paths) !== JSON.stringify(before.paths)) {
      history.push(before);
      // Going on with the same light is still the same stroke.
      if (colour !== lastColour && paths[colour]) {
        moves += 1;
        lastColour = colour;
      }
    }
    refresh();
    settle();
  }

  function settle() {
    if (isSolved(board, paths)) {
      solved = true;
      root.classList.add("solved");
      onSolved({ moves, hints, pairs: board.pairs.length });
    } else if (board.pairs.every((pair) => isJoined(board, paths[pair.colour]))) {
      tell(say("notLit", { n: decks(board).length - litDecks(board, paths).size }), true);
    }
  }

  function undo() {
    if (stroke) finish();
    const before = history.pop();
    if (!before || solved) return;
    ({ paths, moves, lastColour } = before);
    refresh();
    tell(say("undone"));
  }

  function reset() {
    if (solved) return;
    if (stroke) finish();
    if (paths.some(Boolean)) history.push(snapshot());
    paths = board.pairs.map(() => null);
    moves = 0;
    lastColour = -1;
    refresh();
    tell(say("cleared"));
  }

  /** Draws one right line: the first that is not right yet. */
  function hint() {
    if (solved) return;
    if (stroke) finish();
    const right = board.pairs.map(({ colour }) => wayToPath(board, colour, level.ways[colour]));
    const colour = right.findIndex((path, index) => {
      const line = paths[index];
      const drawn = line && board.cells[line[0]].kind === "shrine" ? line.toReversed() : line;
      return JSON.stringify(drawn) !== JSON.stringify(path);
    });
    if (colour < 0) return;
    const before = snapshot();
    history.push(before);
    hints += 1;
    moves += 1;
    lastColour = colour;
    stroke = { colour, before, byKeys: true, changed: true };
    setPath(right[colour]);
    stroke = null;
    arrive(colour);
    tell(say("hinted", { colour: say(`colours.${colour}`) }));
    refresh();
    settle();
  }

  function snapshot() {
    return { paths: paths.map((path) => path?.slice() ?? null), moves, lastColour };
  }

  function refresh() {
    view.update(paths, stroke?.colour ?? -1);
    view.moveCursor(cursor);
    onChange({ moves, hints, undoable: history.length > 0 });
  }

  function describe(at) {
    const cell = board.cells[at];
    const what = say(`kinds.${cell.kind}`, {
      colour: cell.colour >= 0 ? say(`colours.${cell.colour}`) : "",
      dir: cell.current ? say(`dirs.${cell.current}`) : "",
    });
    const by = paths.findIndex((path) => path?.includes(at));
    const parts = [say("at", { x: cell.x + 1, y: cell.y + 1, what })];
    if (by >= 0 && cell.colour < 0) parts.push(say("lit", { colour: say(`colours.${by}`) }));
    if (stroke) parts.push(say("held", { colour: say(`colours.${stroke.colour}`) }));
    return parts.join(say("comma"));
  }
}
