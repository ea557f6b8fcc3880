import { LIBRARY_KEY } from "@catnip/domain/privacy";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepLibrary } from "./library.ts";

const order = (store_id: number, name: string) => ({ store_id, store: { store_info: [{ name }] } });
const ask = vi.fn<(...args: unknown[]) => Promise<{ findStoreOrder: ReturnType<typeof order>[] }>>();
const keep = (...ids: number[]) => keepLibrary(new Set(ids), "en-US", storage, ask as never);
const kept = () => JSON.parse(storage.getItem(LIBRARY_KEY) ?? "null") as unknown;

let storage: Storage;
beforeEach(() => {
  const held = new Map<string, string>();
  storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
  ask.mockReset();
  ask.mockResolvedValue({ findStoreOrder: [order(7, "Neon Drift"), order(3, "Tea House")] });
});

// R-WEB-31
describe("the library for offline use", () => {
  test("holds ids and names, and nothing else", async () => {
    await keep(3, 7);
    expect(kept()).toEqual([
      [7, "Neon Drift"],
      [3, "Tea House"],
    ]);
  });

  test("is asked for again only when the games have changed", async () => {
    await keep(3, 7);
    await keep(7, 3);
    expect(ask).toHaveBeenCalledTimes(1);
    await keep(3, 7, 9);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("of a player without games is not stored", async () => {
    await keep(3, 7);
    await keep();
    expect(kept()).toBeNull();
  });

  test("is replaced when it cannot be read", async () => {
    storage.setItem(LIBRARY_KEY, "{");
    await keep(3, 7);
    expect(kept()).toHaveLength(2);
  });
});
