import { expect, test } from "vitest";
import { FEELING_NAMES } from "./tea-house-letters/js/art/people.js";
import { PLACES } from "./tea-house-letters/js/art/places.js";
import {
  ENDINGS,
  LANGUAGE_ORDER,
  NODES,
  START,
  gather,
  nodeAfter,
  readLine,
} from "./tea-house-letters/js/story/index.js";

const nodes = [...NODES.values()];
const readings = everyReading();

test("every node is reachable from the start", () => {
  const seen = new Set(readings.flatMap(({ path }) => path));
  expect([...NODES.keys()].filter((id) => !seen.has(id))).toEqual([]);
});

test("every playthrough ends, and each of the four endings can be reached", () => {
  expect(new Set(readings.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
  expect(ENDINGS).toHaveLength(4);
});

test("every playthrough has at least six choices", () => {
  expect(Math.min(...readings.map(({ choices }) => choices))).toBeGreaterThanOrEqual(6);
});

test("each link names an existing node", () => {
  for (const node of nodes) {
    const ways = [
      node.next,
      ...(node.choices ?? []).map(({ go }) => go),
      ...(node.branch ?? []).map(({ go }) => go),
    ].filter((id) => id !== undefined);
    expect(ways.filter((id) => !NODES.has(id))).toEqual([]);
    expect(ways.length > 0).toBe(!node.ending);
  }
});

test.each(LANGUAGE_ORDER.map((language, index) => ({ language, index })))(
  "every line and choice is written in $language",
  ({ index }) => {
    for (const node of nodes) {
      for (const line of node.lines) expect(readLine(line).texts[index]?.trim(), node.id).toBeTruthy();
      for (const choice of node.choices ?? []) expect(choice.text[index]?.trim(), node.id).toBeTruthy();
    }
  },
);

test("Chinese and Japanese are not left in English", () => {
  for (const node of nodes) {
    for (const [, en, zh, ja] of node.lines) {
      expect(zh).not.toBe(en);
      expect(ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      expect(zh).not.toMatch(/[\u3040-\u30ff]/);
    }
  }
});

test("every place has a picture, and every feeling a face", () => {
  for (const node of nodes) {
    expect(Object.keys(PLACES)).toContain(node.place);
    for (const line of node.lines) {
      const { who, feeling } = readLine(line);
      expect(["", "wan", "kaori", "old", "letter"]).toContain(who);
      expect(FEELING_NAMES).toContain(feeling);
    }
  }
});

test("a playthrough takes about eight to ten minutes in English", () => {
  const minutes = readings.map(({ words }) => words / 210);
  expect(Math.min(...minutes)).toBeGreaterThan(6);
  expect(Math.max(...minutes)).toBeLessThan(12);
});

/** Every playthrough of the story, each with its nodes, its number of choices, its English words and its ending. */
function everyReading() {
  const found: { path: string[]; choices: number; words: number; ending: string }[] = [];
  const follow = (
    id: string,
    gathered: Record<string, number>,
    path: string[],
    choices: number,
    words: number,
  ) => {
    const node = NODES.get(id);
    if (!node || path.includes(id)) throw new Error(`the story is stuck at ${id}`);
    const trail = [...path, id];
    const read = words + node.lines.reduce((sum, line) => sum + (line[1] ?? "").split(/\s+/).length, 0);
    if (node.ending) found.push({ path: trail, choices, words: read, ending: node.ending });
    else if (node.choices)
      for (const choice of node.choices)
        follow(choice.go, gather(gathered, choice.add), trail, choices + 1, read);
    else follow(nodeAfter(node, gathered) ?? "", gathered, trail, choices, read);
  };
  follow(START, {}, [], 0, 0);
  return found;
}
