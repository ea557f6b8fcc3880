/** The browser features that games use. `needed`: hardly any game plays without it. */
export const BROWSER_CHECKS = [
  { name: "webgl", needed: true },
  { name: "sound", needed: true },
  { name: "storage", needed: true },
  { name: "webAssembly", needed: true },
  { name: "gamepad", needed: false },
  { name: "fullscreen", needed: false },
] as const;

export type BrowserCheckName = (typeof BROWSER_CHECKS)[number]["name"];

/** Which of them a browser has. */
export type BrowserFindings = Readonly<Record<BrowserCheckName, boolean>>;

/** The part of a window the checks look at. */
export type CheckedWindow = Pick<Window, "document" | "localStorage" | "navigator"> & {
  readonly AudioContext?: unknown;
  readonly WebAssembly?: unknown;
};

/** Checks each; one that throws is missing, as storage in private windows. */
export function checkBrowser(window: CheckedWindow): BrowserFindings {
  const look = (found: () => boolean): boolean => {
    try {
      return found();
    } catch {
      return false;
    }
  };
  return {
    webgl: look(() => {
      const canvas = window.document.createElement("canvas");
      const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
      // Browsers limit their number, so this one is released for the next game.
      context?.getExtension("WEBGL_lose_context")?.loseContext();
      return context !== null;
    }),
    sound: look(() => window.AudioContext !== undefined),
    storage: look(() => {
      window.localStorage.setItem(PROBE, "1");
      const isKept = window.localStorage.getItem(PROBE) === "1";
      window.localStorage.removeItem(PROBE);
      return isKept;
    }),
    webAssembly: look(() => window.WebAssembly !== undefined),
    gamepad: look(() => typeof window.navigator.getGamepads === "function"),
    fullscreen: look(() => window.document.fullscreenEnabled),
  };
}

/** Whether games can be expected to play (R-PLY-7). */
export const playsGames = (found: BrowserFindings): boolean =>
  BROWSER_CHECKS.every(({ name, needed }) => !needed || found[name]);

const PROBE = "catnip.probe";
