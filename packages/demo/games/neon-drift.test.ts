import { expect, test } from "vitest";
import { LIMITS } from "./neon-drift/js/edition.trial.js";
import { BIKE_Z, DISTRICT_METRES, HULL_FULL, advance, multiplier, newRun } from "./neon-drift/js/run.js";

const FRAME_SECONDS = 1 / 60;

test.each([1, 2, 3, 4, 5])(
  "there is always a way through for a rider who takes the open lane of every row (city %i)",
  (seed) => {
    const run = newRun(seeded(seed));
    for (let frame = 0; frame < 60 * 150 && !run.over; frame++)
      advance(run, FRAME_SECONDS, { target: openLane(run) });
    expect(run.seconds).toBeGreaterThan(140);
    expect(run.hull).toBe(HULL_FULL);
  },
);

test("a rider who never steers wrecks the bike, and then nothing moves any more", () => {
  const run = newRun(seeded(9));
  for (let frame = 0; frame < 60 * 240 && !run.over; frame++) advance(run, FRAME_SECONDS, {});
  expect(run).toMatchObject({ over: true, hull: 0 });
  const { metres } = run;
  expect(advance(run, FRAME_SECONDS, { steer: 1 })).toEqual([]);
  expect(run.metres).toBe(metres);
});

test("a trial ride ends after a minute, undamaged and still in the first district", () => {
  const run = newRun(seeded(2), LIMITS);
  const types: string[] = [];
  for (let frame = 0; frame < 60 * 90; frame++)
    types.push(...advance(run, FRAME_SECONDS, { target: openLane(run) }).map(({ type }) => type));
  expect(run).toMatchObject({ over: true, hull: HULL_FULL, district: 0 });
  expect(run.seconds).toBeCloseTo(60, 1);
  expect(run.metres).toBeGreaterThan(DISTRICT_METRES);
  expect(types.filter((type) => type === "timeUp")).toHaveLength(1);
  expect(types).not.toContain("district");
});

test("a close pass counts, and a hit breaks the chain", () => {
  const close = rideBeside(0.35);
  expect(close.events.map(({ type }) => type)).toContain("near");
  expect(close.run.chain).toBe(1);
  const hit = rideBeside(0.1);
  expect(hit.events.map(({ type }) => type)).toContain("crash");
  expect(hit.run).toMatchObject({ chain: 0, hull: HULL_FULL - 1 });
});

test("a shield absorbs one hit", () => {
  const { run, events } = rideBeside(0.1, { shield: true });
  expect(events.map(({ type }) => type)).toContain("shielded");
  expect(run).toMatchObject({ hull: HULL_FULL, shield: false });
});

test("the multiplier grows with the chain, up to nine", () => {
  const run = newRun(seeded(1));
  expect([0, 3, 6, 99].map((chain) => multiplier({ ...run, chain }))).toEqual([1, 2, 3, 9]);
});

/** Rides straight past one car whose middle is `gap` from the bike's. */
function rideBeside(gap: number, changes = {}) {
  const run = newRun(seeded(3));
  Object.assign(run, { x: 0, safe: 0, nextRow: 1e9, ...changes });
  run.things = [
    { type: "traffic", kind: "car", half: 0.165, length: 4.4, height: 0.2, x: gap, z: 20, hue: 0 },
  ];
  const events: ReturnType<typeof advance> = [];
  for (let frame = 0; frame < 120; frame++) events.push(...advance(run, FRAME_SECONDS, {}));
  return { run, events };
}

/** The lane left open by the next row of traffic that is not wholly behind. */
function openLane(run: ReturnType<typeof newRun>) {
  const ahead = run.things.filter(
    ({ type, z, length }) => type === "traffic" && z + (length ?? 0) > BIKE_Z - 1.2,
  );
  return ahead.toSorted((a, b) => a.z - b.z)[0]?.open ?? run.x;
}

/** A small seeded source of chance (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
