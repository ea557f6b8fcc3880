import { expect, test } from "vitest";
import { countSolutions } from "./dev/lantern-solver.js";
import { canStep, isSolved, readBoard, starsFor, wayToPath } from "./lantern-lines/js/board.js";
import { LEVELS } from "./lantern-lines/js/edition.js";

const numbered = LEVELS.map((level, index) => ({ number: index + 1, level }));

test("there are 24 levels", () => {
  expect(LEVELS).toHaveLength(24);
});

test.each(numbered)("level $number has exactly one solution", ({ level }) => {
  expect(countSolutions(level)).toBe(1);
});

test.each(numbered)("level $number is solved by its stored lines, drawn from either end", ({ level }) => {
  const board = readBoard(level);
  const paths = level.ways.map((way, colour) => wayToPath(board, colour, way));
  expect(isSolved(board, paths)).toBe(true);
  paths.forEach((path, colour) => {
    for (const line of [path, path.toReversed()]) {
      line.slice(1).forEach((to, index) => {
        expect(canStep(board, colour, line.slice(0, index + 1), to)).toBe(true);
      });
    }
  });
});

test("the solver recognises a river with two solutions and one with none", () => {
  expect(countSolutions({ map: ["A.a", "..."], ways: [] })).toBe(0);
  expect(countSolutions({ map: ["A...", "....", "...a"], ways: [] }, 9)).toBeGreaterThan(1);
});

test("a river is not solved while one cell is dark", () => {
  const board = readBoard({ map: ["A.a", "..."], ways: [] });
  expect(isSolved(board, [[0, 1, 2]])).toBe(false);
  expect(isSolved(board, [[0, 3, 4, 5, 2]])).toBe(false);
});

test.each([
  { says: "one stroke per lantern and no hint", moves: 4, hints: 0, stars: 3 },
  { says: "a few strokes more", moves: 6, hints: 0, stars: 2 },
  { says: "one hint", moves: 4, hints: 1, stars: 2 },
  { says: "many strokes", moves: 9, hints: 0, stars: 1 },
])("$says earns $stars stars", ({ moves, hints, stars }) => {
  expect(starsFor(4, moves, hints)).toBe(stars);
});
