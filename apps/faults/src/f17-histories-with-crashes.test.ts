import { seedPayments } from "@catnip/api/modules/top-ups/index.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds, sizeOf } from "./sizes.ts";
import { invariantsHold } from "./support/histories/invariants.ts";
import { STEPS, take, type Step } from "./support/histories/steps.ts";
import { newModel, newWorld, PLAYERS } from "./support/histories/world.ts";
import { stockGames } from "./support/shelf.ts";
import { shopDatabase } from "./support/shop-database.ts";

const { histories, steps } = sizeOf("f17");
/** Side by side, so that one computes while the database works for another. */
const LANES = 4;

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...Object.keys(STEPS).map((name) => name as keyof typeof STEPS)),
  player: fc.nat({ max: PLAYERS - 1 }),
  choice: fc.nat({ max: 1_000 }),
  useSilver: fc.boolean(),
  crash: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.record({
        statement: fc.integer({ min: 1, max: 8 }),
        when: fc.constantFrom("before" as const, "after" as const),
      }),
    },
  ),
});

// R-CHK-1, R-CHK-3, R-WAL-2, R-PAY-2, R-OPS-6
describe(`${histories} histories of ${PLAYERS} players, up to ${steps} steps, with crashes`, () => {
  test("hold every invariant after every step", async () => {
    const { db, close } = await shopDatabase(LANES * 3);
    await seedPayments(db);
    const games = await stockGames(db, 12);
    let taken = 0;
    await Promise.all(
      seeds(LANES).map((seed, _lane, lanes) =>
        fc.assert(
          fc.asyncProperty(fc.array(step, { maxLength: steps, size: "max" }), async (history) => {
            const [world, model] = [await newWorld(db, games), newModel()];
            for (const each of history) {
              await take(world, model, each);
              taken += 1;
              await invariantsHold(world, model);
            }
          }),
          // Replayed by FAULTS_SEED; the whole history is printed, as a shorter one would be another one.
          { seed, numRuns: Math.ceil(histories / lanes.length), endOnFailure: true },
        ),
      ),
    );
    expect(taken).toBeGreaterThan(histories);
    await close();
  });
});
