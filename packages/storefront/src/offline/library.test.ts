import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { beforeEach, describe, expect, test } from "vitest";
import { keepLibrary } from "./library.ts";

const kept = () => JSON.parse(storage.getItem(LIBRARY_KEY) ?? "null") as unknown;

let storage: Storage;
beforeEach(() => {
  const held = new Map<string, string>();
  storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
});

// R-WEB-31
describe("the library for offline use", () => {
  test("holds ids and names, and nothing else", () => {
    const game = { id: 7, name: "Neon Drift", boughtAt: "2030-01-15" };
    keepLibrary([game, { id: 3, name: "Tea House" }], storage);
    expect(kept()).toEqual([
      [7, "Neon Drift"],
      [3, "Tea House"],
    ]);
  });

  test("holds at most 100 games", () => {
    keepLibrary(
      Array.from({ length: 101 }, (_, id) => ({ id, name: `Game ${id}` })),
      storage,
    );
    expect(kept()).toHaveLength(100);
  });

  test("of a player without games is not stored", () => {
    keepLibrary([{ id: 7, name: "Neon Drift" }], storage);
    keepLibrary([], storage);
    expect(kept()).toBeNull();
  });

  test("is skipped by a browser without storage", () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => keepLibrary([{ id: 7, name: "Neon Drift" }], storage)).not.toThrow();
  });
});
