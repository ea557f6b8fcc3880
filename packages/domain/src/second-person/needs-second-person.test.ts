import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import { needsSecondPerson, type DoneAlone } from "./index.ts";

const NOW = Date.UTC(2030, 0, 15, 12);
const MAX = 10_000;

const asked = (worth: number, change: Partial<DoneAlone> = {}) => {
  const { actor_uuid, beneficiary_uuid, at } = { ...done(worth), ...change };
  return { actor_uuid, at, parts: [{ beneficiary_uuid, worth }] };
};
const done = (worth: number, change: Partial<DoneAlone> = {}): DoneAlone => ({
  actor_uuid: "kumi",
  beneficiary_uuid: "mika",
  worth,
  at: NOW,
  ...change,
});

// R-TWO-1
describe("a second person is needed", () => {
  test.each([
    { says: "not for the whole limit", act: asked(MAX), before: [], needed: false },
    { says: "for more", act: asked(MAX + 1), before: [], needed: true },
    {
      says: "not for what costs nothing, whatever was done before",
      act: asked(0),
      before: [done(MAX + 1)],
      needed: false,
    },
    {
      says: "when earlier acts of the person come to more with it",
      act: asked(1, { beneficiary_uuid: "ren" }),
      before: [done(MAX)],
      needed: true,
    },
    {
      says: "when others did as much for the same player",
      act: asked(1, { actor_uuid: "sora" }),
      before: [done(MAX)],
      needed: true,
    },
    {
      says: "not because of others' acts for others",
      act: asked(MAX, { actor_uuid: "sora", beneficiary_uuid: "ren" }),
      before: [done(MAX)],
      needed: false,
    },
    {
      says: "not because of a day ago",
      act: asked(MAX),
      before: [done(MAX, { at: NOW - DAY_MS })],
      needed: false,
    },
    {
      says: "for a millisecond less than a day",
      act: asked(1),
      before: [done(MAX, { at: NOW - DAY_MS + 1 })],
      needed: true,
    },
    {
      says: "across midnight as at noon",
      act: asked(1, { at: Date.UTC(2030, 0, 16, 0, 1) }),
      before: [done(MAX, { at: Date.UTC(2030, 0, 15, 23, 59) })],
      needed: true,
    },
    {
      says: "for codes by what their maker made",
      act: asked(1, { beneficiary_uuid: null }),
      before: [done(MAX, { beneficiary_uuid: null })],
      needed: true,
    },
    {
      says: "not for codes because of others' codes",
      act: asked(1, { actor_uuid: "sora", beneficiary_uuid: null }),
      before: [done(MAX, { beneficiary_uuid: null })],
      needed: false,
    },
  ])("$says", ({ act, before, needed }) => {
    expect(needsSecondPerson(act, before, MAX)).toBe(needed);
  });

  test("for many players when their total, or one player's share, is too much", () => {
    const parts = [
      { beneficiary_uuid: "mika", worth: 6_000 },
      { beneficiary_uuid: "ren", worth: 4_000 },
    ];
    const act = { actor_uuid: "kumi", at: NOW, parts };
    expect(needsSecondPerson(act, [], MAX)).toBe(false);
    expect(
      needsSecondPerson({ ...act, parts: [...parts, { beneficiary_uuid: "yuki", worth: 1 }] }, [], MAX),
    ).toBe(true);
    expect(needsSecondPerson(act, [done(6_001, { actor_uuid: "sora", beneficiary_uuid: "ren" })], MAX)).toBe(
      true,
    );
    expect(needsSecondPerson(act, [done(6_000, { actor_uuid: "sora", beneficiary_uuid: "ren" })], MAX)).toBe(
      false,
    );
  });

  test("with the limit of nothing, always", () => {
    expect(needsSecondPerson(asked(1), [], 0)).toBe(true);
  });
});

const PEOPLE = ["kumi", "sora", "ren"] as const;
const anAct = fc.record({
  actor_uuid: fc.constantFrom(...PEOPLE),
  after: fc.integer({ min: 0, max: DAY_MS / 2 }),
  parts: fc.array(
    fc.record({
      beneficiary_uuid: fc.constantFrom("mika", "yuki", "hana", null),
      worth: fc.integer({ min: 0, max: MAX }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** What is done alone if everyone tries everything, one after the other. */
function doneAlone(
  acts: readonly (typeof anAct extends fc.Arbitrary<infer Act> ? Act : never)[],
): readonly DoneAlone[] {
  let at = NOW;
  const alone: DoneAlone[] = [];
  for (const { actor_uuid, after, parts } of acts) {
    at += after;
    if (needsSecondPerson({ actor_uuid, parts, at }, alone, MAX)) continue;
    alone.push(...parts.map((part) => ({ actor_uuid, ...part, at })));
  }
  return alone;
}

const sum = (acts: readonly DoneAlone[]) => acts.reduce((total, { worth }) => total + worth, 0);

// R-TWO-1
test("however it is divided, no one moves more than the limit alone within any day, and no one gains more", () => {
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 40 }), (acts) => {
      const alone = doneAlone(acts);
      for (const { at } of alone) {
        const day = alone.filter(
          (act) => Number(act.at) <= Number(at) && Number(act.at) > Number(at) - DAY_MS,
        );
        for (const person of PEOPLE)
          expect(sum(day.filter((act) => act.actor_uuid === person))).toBeLessThanOrEqual(MAX);
        for (const player of ["mika", "yuki", "hana"])
          expect(sum(day.filter((act) => act.beneficiary_uuid === player))).toBeLessThanOrEqual(MAX);
      }
    }),
  );
});

// R-TWO-1
test("an amount above the limit that is split within a day needs a second person for one of its parts at least", () => {
  const parts = fc
    .array(fc.integer({ min: 1, max: MAX }), { minLength: 2, maxLength: 20 })
    .filter((split) => split.reduce((total, part) => total + part, 0) > MAX);
  fc.assert(
    fc.property(parts, fc.boolean(), (split, isOnePerson) => {
      const before: DoneAlone[] = [];
      const needed = split.map((worth, index) => {
        // By one person for many, or by many for one.
        const who = isOnePerson
          ? { beneficiary_uuid: `player ${index}` }
          : { actor_uuid: `finance ${index}` };
        const act = asked(worth, { ...who, at: NOW + Math.floor((index * DAY_MS) / split.length) });
        const needs = needsSecondPerson(act, before, MAX);
        if (!needs) before.push(done(worth, { ...who, at: act.at }));
        return needs;
      });
      expect(needed).toContain(true);
    }),
  );
});
