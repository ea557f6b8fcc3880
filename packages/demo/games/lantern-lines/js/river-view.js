/** Draws one level and keeps the drawing in step with the lines. Knows nothing of rules or moves. */
import { COLOURS, bridgeDeck, current, lantern, mist, rock, shrine } from "./pieces.js";
import { svg } from "./svg.js";
import { isJoined } from "./board.js";

const middle = (board, at) => [board.cells[at].x * 100 + 50, board.cells[at].y * 100 + 50];

export function createRiverView(board) {
  const root = svg("svg", {
    class: "river",
    viewBox: `-14 -14 ${board.width * 100 + 28} ${board.height * 100 + 28}`,
  });
  const tiles = svg("g");
  const under = svg("g");
  const lines = svg("g");
  const over = svg("g");
  const things = svg("g");
  const cursor = svg("rect", { class: "cursor", width: 92, height: 92, rx: 24, x: -46, y: -46 });
  root.append(
    svg("rect", {
      x: -12,
      y: -12,
      width: board.width * 100 + 24,
      height: board.height * 100 + 24,
      rx: 34,
      class: "bank",
    }),
    tiles,
    under,
    lines,
    over,
    things,
    svg("g", { class: "cursor-layer" }, cursor),
  );

  const tileAt = [];
  const thingAt = [];
  for (const cell of board.cells) {
    const [x, y] = middle(board, cell.at);
    const place = `translate(${x} ${y})`;
    const tile = svg("rect", {
      x: cell.x * 100 + 3,
      y: cell.y * 100 + 3,
      width: 94,
      height: 94,
      rx: 20,
      class: cell.kind === "rock" ? "tile still" : "tile",
    });
    tileAt[cell.at] = tile;
    tiles.append(tile);
    if (cell.kind !== "rock") {
      const shift = ((cell.x * 37 + cell.y * 53) % 40) - 20;
      tiles.append(
        svg("path", {
          class: "ripple",
          d: `M${x - 22 + shift * 0.4} ${y + shift}q8 -6 16 0t16 0`,
          style: `animation-delay:${-((cell.at * 0.7) % 6)}s`,
        }),
      );
    }
    const piece = {
      rock,
      lantern: () => lantern(cell.colour),
      shrine: () => shrine(cell.colour),
      current: () => current(cell.current),
      mist: () => mist(cell.colour),
    }[cell.kind]?.();
    if (piece) {
      // The piece bobs inside a group of its own, so that its place is never lost.
      const standing = cell.kind === "lantern" || cell.kind === "shrine" || cell.kind === "rock";
      (standing ? things : under).append(svg("g", { transform: place }, piece));
      thingAt[cell.at] = piece;
    }
    if (cell.kind === "bridge") under.append(svg("g", { transform: place }, bridgeDeck(false)));
  }

  return { root, update, moveCursor };

  /** Shows these lines; `held` is the colour being drawn. */
  function update(paths, held) {
    lines.replaceChildren();
    over.replaceChildren();
    for (const tile of tileAt) tile.style.removeProperty("--lit");
    paths.forEach((path, colour) => {
      if (!path || path.length < 2) return;
      const joined = isJoined(board, path);
      const flowing = board.cells[path[0]].kind === "lantern" ? path : path.toReversed();
      const points = flowing.map((at) => middle(board, at).join(" ")).join(" L");
      const paint = COLOURS[colour];
      for (const at of path) tileAt[at].style.setProperty("--lit", paint);
      lines.append(
        svg("path", { d: `M${points}`, class: "glow", stroke: paint }),
        svg("path", { d: `M${points}`, class: held === colour ? "line held" : "line", stroke: paint }),
        joined ? svg("path", { d: `M${points}`, class: "light" }) : "",
      );
    });
    for (const cell of board.cells.filter(({ kind }) => kind === "bridge")) {
      const [x, y] = middle(board, cell.at);
      over.append(svg("g", { transform: `translate(${x} ${y})` }, bridgeDeck(true)));
      paths.forEach((path, colour) =>
        path?.forEach((at, index) => {
          if (at !== cell.at) return;
          const beside = index > 0 ? path[index - 1] : path[index + 1];
          if (beside === undefined || board.cells[beside].x !== cell.x) return;
          const paint = COLOURS[colour];
          const far = index < path.length - 1 ? 50 : 0;
          const from = board.cells[beside].y < cell.y ? [y - 50, y + far] : [y + 50, y - far];
          over.append(svg("path", { d: `M${x} ${from[0]}V${from[1]}`, class: "line flat", stroke: paint }));
        }),
      );
    }
    board.pairs.forEach((pair) => {
      const joined = isJoined(board, paths[pair.colour]);
      for (const at of [pair.lantern, pair.shrine]) thingAt[at].classList.toggle("home", joined);
    });
  }

  function moveCursor(at) {
    const [x, y] = middle(board, at);
    cursor.setAttribute("transform", `translate(${x} ${y})`);
  }
}
