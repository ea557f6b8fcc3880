import { expect, test } from "vitest";
import { checkBrowser, playsGames, type CheckedWindow } from "./browser-checks.ts";

/** A browser that has everything. */
function able(): CheckedWindow {
  const kept = new Map<string, string>();
  return {
    document: {
      createElement: () => ({ getContext: () => ({ getExtension: () => null }) }),
      fullscreenEnabled: true,
    } as unknown as Document,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage,
    navigator: { getGamepads: () => [] } as unknown as Navigator,
    AudioContext: Object,
    WebAssembly: {},
  };
}

// R-PLY-7
test("a browser that has everything plays games", () => {
  const found = checkBrowser(able());
  expect(Object.values(found)).toEqual([true, true, true, true, true, true]);
  expect(playsGames(found)).toBe(true);
});

test("without WebGL games are not expected to play", () => {
  const document = { createElement: () => ({ getContext: () => null }), fullscreenEnabled: true };
  const found = checkBrowser({ ...able(), document: document as unknown as Document });
  expect(found.webgl).toBe(false);
  expect(playsGames(found)).toBe(false);
});

test("storage that throws, as in private windows, is missing", () => {
  const found = checkBrowser({
    ...able(),
    get localStorage(): Storage {
      throw new DOMException("Refused", "SecurityError");
    },
  });
  expect(found.storage).toBe(false);
  expect(playsGames(found)).toBe(false);
});

test("a phone without full screen or gamepads still plays", () => {
  const window = able();
  const found = checkBrowser({
    ...window,
    document: Object.assign(window.document, { fullscreenEnabled: false }),
    navigator: {} as Navigator,
  });
  expect(found).toMatchObject({ gamepad: false, fullscreen: false });
  expect(playsGames(found)).toBe(true);
});
