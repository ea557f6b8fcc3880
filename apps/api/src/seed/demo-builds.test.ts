import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editionEntries } from "./demo-builds.ts";
import { zipOf } from "./zip.ts";

const GAMES = ["tea-house-letters", "lantern-lines", "neon-drift"] as const;
const KINDS = ["official", "trial"] as const;
const folder = mkdtempSync(path.join(tmpdir(), "catnip-editions-"));

beforeAll(async () => {
  for (const game of GAMES) for (const kind of KINDS) await unpack(game, kind);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(GAMES)("the trial of %s is a different archive from the game", async (game) => {
  const [official, trial] = await Promise.all(
    KINDS.map(async (kind) => zipOf(await editionEntries(game, kind))),
  );
  expect(trial).not.toEqual(official);
  expect(trial?.length).toBeLessThan(official?.length ?? 0);
});

test.each(GAMES)(
  "the trial of %s leaves out the full game's files, and the game the trial's",
  async (game) => {
    const [official = [], trial = []] = await Promise.all(
      KINDS.map(async (kind) => (await editionEntries(game, kind)).map((entry) => entry.path)),
    );
    expect(official.filter((name) => !trial.includes(name))).not.toEqual([]);
    expect(trial.filter((name) => !official.includes(name))).toEqual([]);
    for (const names of [official, trial]) {
      expect(names).toEqual(
        expect.arrayContaining(["catnip.json", "index.html", "js/edition.js", "js/main.js"]),
      );
    }
  },
);

test.each(GAMES)("every module that %s imports is in the archive, in both editions", async (game) => {
  for (const kind of KINDS) {
    const entries = await editionEntries(game, kind);
    const names = new Set(entries.map((entry) => entry.path));
    for (const entry of entries.filter(({ path: name }) => name.endsWith(".js"))) {
      for (const [, asked = ""] of textOf(entry).matchAll(/from "(\.[^"]+)"/g))
        expect(names, `${kind}: ${entry.path}`).toContain(
          path.posix.join(path.posix.dirname(entry.path), asked),
        );
    }
  }
});

test("the trial of lantern-lines has the first six of 24 rivers", async () => {
  const full = await load<Rivers>("lantern-lines", "official");
  const trial = await load<Rivers>("lantern-lines", "trial");
  expect([full.TRIAL, trial.TRIAL]).toEqual([false, true]);
  expect(full.LEVELS).toHaveLength(24);
  expect(trial.LEVELS).toEqual(full.LEVELS.slice(0, 6));
});

test("the trial of neon-drift has a minute, one district and one bike", async () => {
  const full = await load<City>("neon-drift", "official");
  const trial = await load<City>("neon-drift", "trial");
  expect(full).toMatchObject({ TRIAL: false, LIMITS: {} });
  expect([full.DISTRICTS.length, full.BIKES.length]).toEqual([7, 4]);
  expect(trial).toMatchObject({ TRIAL: true, LIMITS: { seconds: 60, districts: 1 } });
  expect(trial.DISTRICTS).toEqual(full.DISTRICTS.slice(0, 1));
  expect(trial.BIKES).toEqual(full.BIKES.slice(0, 1));
});

test("every playthrough of the tea-house-letters trial reaches its end card, after two choices", async () => {
  const trial = await load<Story>("tea-house-letters", "trial", "js/story/index.js");
  const full = await load<Story>("tea-house-letters", "official", "js/story/index.js");
  const seen = new Set<string>();
  const exits = new Set<string>();
  const follow = (id: string, choices: number) => {
    const node = trial.NODES.get(id);
    if (!node) {
      expect(choices).toBe(2);
      exits.add(id);
      return;
    }
    seen.add(id);
    // A choice never leaves the trial: its last page can be read to the end.
    for (const choice of node.choices ?? []) {
      expect(trial.NODES.has(choice.go)).toBe(true);
      follow(choice.go, choices + 1);
    }
    expect(node.ending).toBeUndefined();
    if (!node.choices) follow(trial.nodeAfter(node, {}) ?? "stuck", choices);
  };
  follow(trial.START, 0);
  expect([...exits]).toEqual(["night"]);
  expect(full.NODES.has("night")).toBe(true);
  expect(seen.size).toBe(trial.NODES.size);
  expect(trial.NODES.size).toBeLessThan(full.NODES.size / 2);
});

test("no line of the later story is in the trial", async () => {
  const trial = await load<Story>("tea-house-letters", "trial", "js/story/index.js");
  const full = await load<Story>("tea-house-letters", "official", "js/story/index.js");
  const everything = (await editionEntries("tea-house-letters", "trial")).map(textOf).join("\n");
  const later = [...full.NODES.values()].filter(({ id }) => !trial.NODES.has(id));
  const texts = later.flatMap(({ lines }) => lines.flatMap((line) => line.slice(1)));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text.length > 12 && everything.includes(text))).toEqual([]);
});

type Game = (typeof GAMES)[number];
type Kind = (typeof KINDS)[number];
type Rivers = { TRIAL: boolean; LEVELS: unknown[] };
type City = { TRIAL: boolean; LIMITS: object; DISTRICTS: unknown[]; BIKES: unknown[] };
type Node = {
  id: string;
  lines: string[][];
  choices?: { go: string }[];
  ending?: string;
};
type Story = {
  START: string;
  NODES: Map<string, Node>;
  nodeAfter: (node: Node, gathered: Record<string, number>) => string | null;
};

const home = (game: Game, kind: Kind) => path.join(folder, kind, game);
const textOf = ({ content }: { content: Uint8Array }) => Buffer.from(content).toString();

async function unpack(game: Game, kind: Kind): Promise<void> {
  for (const entry of await editionEntries(game, kind)) {
    const file = path.join(home(game, kind), entry.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, entry.content);
  }
  await writeFile(path.join(home(game, kind), "package.json"), '{"type":"module"}');
}

async function load<Module>(game: Game, kind: Kind, file = "js/edition.js"): Promise<Module> {
  const module: Module = await import(pathToFileURL(path.join(home(game, kind), file)).href);
  return module;
}
