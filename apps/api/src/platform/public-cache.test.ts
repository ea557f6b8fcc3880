import { expect, test } from "vitest";
import { PublicCache } from "./public-cache.ts";

const STALE_MS = 30_000;

/** A cache with its own clock, and a read that resolves when the test says so. */
function asked() {
  const clock = { ms: 0 };
  const cache = new PublicCache(() => new Date(clock.ms));
  const reads: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    reads.push(reading);
    return reading.promise;
  };
  return {
    clock,
    cache,
    reads,
    get: async (staleMs?: number) => cache.get("facets", read, staleMs),
    known: async (answer: string) => {
      const first = cache.get("facets", read, STALE_MS);
      reads.at(-1)?.resolve(answer);
      await first;
    },
  };
}

// R-CAT-14
test("a stale answer is served once more, also to concurrent callers, during a single refresh", async () => {
  const { clock, reads, get, known } = asked();
  await known("first");
  clock.ms = 20_000;
  expect(await Promise.all([get(STALE_MS), get(STALE_MS)])).toEqual(["first", "first"]);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve("second");
  await reads[1]?.promise;
  expect(await get(STALE_MS)).toBe("second");
  expect(reads).toHaveLength(2);
});

test("an answer that is too old, or may not be stale, is waited for", async () => {
  const { clock, reads, get, known } = asked();
  await known("first");
  clock.ms = 20_000;
  const fresh = get();
  reads[1]?.resolve("second");
  expect(await fresh).toBe("second");
  clock.ms += STALE_MS;
  const later = get(STALE_MS);
  reads[2]?.resolve("third");
  expect(await later).toBe("third");
});

// R-CAT-14
test("a read begun before a change is not cached after it", async () => {
  const { clock, cache, reads, get, known } = asked();
  await known("first");
  clock.ms = 20_000;
  await get(STALE_MS);
  cache.clear();
  const changed = get(STALE_MS);
  reads[1]?.resolve("before the change");
  reads[2]?.resolve("after the change");
  expect(await changed).toBe("after the change");
  expect(await get(STALE_MS)).toBe("after the change");
});

test("a stale answer outlives a failure, which is thrown once the answer is too old", async () => {
  const { clock, reads, get, known } = asked();
  await known("first");
  clock.ms = 20_000;
  expect(await get(STALE_MS)).toBe("first");
  reads[1]?.reject(new Error("The database is away."));
  await expect(reads[1]?.promise).rejects.toThrow();
  expect(await get(STALE_MS)).toBe("first");
  expect(reads).toHaveLength(3);
  reads[2]?.reject(new Error("The database is away."));
  clock.ms = 40_000;
  const failed = get(STALE_MS);
  reads[3]?.reject(new Error("The database is away."));
  await expect(failed).rejects.toThrow("The database is away.");
});
