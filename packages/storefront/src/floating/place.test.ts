import { describe, expect, test } from "vitest";
import { keptPlace, keepPlace } from "./kept-place.ts";
import { isDrag, moved } from "./place.ts";

// R-WEB-24
describe("dragging a floating element", () => {
  test("begins beyond 5 px in any direction", () => {
    expect(isDrag({ x: 5, y: 0 })).toBe(false);
    expect(isDrag({ x: 3, y: -4 })).toBe(false);
    expect(isDrag({ x: 0, y: -5.1 })).toBe(true);
    expect(isDrag({ x: 4, y: 4 })).toBe(true);
  });

  test("follows the pointer, whichever edge its place counts from", () => {
    const from = { right: 16, edge: 400 };
    const room = { x: 1_000, y: 700 };
    expect(moved(from, { x: -50, y: 20 }, "top", room)).toEqual({ right: 66, edge: 420 });
    expect(moved(from, { x: -50, y: 20 }, "bottom", room)).toEqual({ right: 66, edge: 380 });
  });

  test("never leaves the window", () => {
    const room = { x: 900, y: 600 };
    for (const edge of ["top", "bottom"] as const) {
      for (let x = -2_000; x <= 2_000; x += 250) {
        for (let y = -2_000; y <= 2_000; y += 250) {
          const to = moved({ right: 16, edge: 16 }, { x, y }, edge, room);
          expect(to.right).toBe(Math.max(0, Math.min(16 - x, room.x)));
          expect(to.edge).toBe(Math.max(0, Math.min(16 + (edge === "top" ? y : -y), room.y)));
        }
      }
    }
  });
});

// R-WEB-24
describe("a remembered place", () => {
  const storage = (stored: string | null) => {
    const items = new Map(stored === null ? [] : [["place.ball", stored]]);
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  };

  test("is read as it was stored", () => {
    const kept = storage(null);
    keepPlace("ball", { right: 12, edge: 34 }, kept);
    expect(keptPlace("ball", kept)).toEqual({ right: 12, edge: 34 });
    expect(keptPlace("app", kept)).toBeNull();
  });

  test.each([
    null,
    "",
    "7",
    "{}",
    '{"right":-1,"edge":3}',
    '{"right":1.5,"edge":3}',
    '{"right":"1","edge":3}',
  ])("is none where %s is stored", (stored) => expect(keptPlace("ball", storage(stored))).toBeNull());

  test("is none where storage is disabled", () => {
    const disabled = {
      getItem: (): string => {
        throw new Error("Denied");
      },
      setItem: () => {
        throw new Error("Denied");
      },
    };
    keepPlace("ball", { right: 1, edge: 2 }, disabled);
    expect(keptPlace("ball", disabled)).toBeNull();
  });
});
