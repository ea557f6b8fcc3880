import type { PaletteKey } from "../catalogue/art-keys.ts";

/** Colours of one picture, from the top of the sky to the darkest foreground. */
export interface Palette {
  /** Top, middle and horizon of the sky, or of a room's wall. */
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  readonly light: string;
  readonly accent: string;
  readonly accent2: string;
  readonly glow: string;
  /** Whether the sky is dark, so that letters on it must be light. */
  readonly dark: boolean;
}

export const PALETTES: Readonly<Record<PaletteKey, Palette>> = {
  "midnight-gold": night(
    "#0b1026 #1d2350 #6a4070",
    "#2f2d60 #1c1c42 #11122e #070817",
    "#fff1cf #e9b44c #c2507a #ffd98a",
  ),
  "rose-dusk": night(
    "#3b1d4a #a2446e #f7a58b",
    "#8a3d6b #5f2856 #3a1840 #1d0c24",
    "#fff0e6 #ff7d8f #ffd07a #ffd9b8",
  ),
  "sea-glass": day(
    "#a9ddd8 #dcf1e6 #fff4d9",
    "#8cc9c0 #4f9d9c #256b73 #0f3440",
    "#ffffff #f2785c #f7c65b #fffbe8",
  ),
  ember: night(
    "#1a0a0a #5a1712 #e2581f",
    "#6b221a #3f1411 #260a0a #100405",
    "#ffeccc #ffb02e #e8402c #ffcf70",
  ),
  ultraviolet: night(
    "#12062e #3a1075 #a83fd0",
    "#44208a #2a125f #190a3c #0a031c",
    "#f5e9ff #4ff0e0 #ff5bd1 #d58bff",
  ),
  moss: day("#d5e3b4 #e9efd2 #f9f3d8", "#a3bd84 #6d9460 #3c6246 #1b3327", "#fffdf0 #d9653b #eeb94a #fffbe0"),
  porcelain: day(
    "#d3e0ee #e8eff6 #fdf1ea",
    "#b7cade #7f9fc2 #3f6594 #1d3559",
    "#ffffff #d8504d #e9b7a6 #ffffff",
  ),
  persimmon: night(
    "#1f1838 #6b2346 #f0643c",
    "#743050 #4a1d40 #2b122d #140816",
    "#fff0d8 #ff8a3c #ffd166 #ffc27a",
  ),
  glacier: night(
    "#0d2340 #2d6a93 #bfe3ea",
    "#5f9dbb #2f6688 #173f5f #0a1f33",
    "#f4fdff #ff9b71 #8fe3f0 #e9fbff",
  ),
  wine: night(
    "#1c0a18 #4a1230 #a8374c",
    "#5c1d40 #3b122e #240b1e #10040d",
    "#fbe9dd #d9a05b #e0546c #ffc9a0",
  ),
  honey: day("#ffe9b8 #ffdf9e #ffc470", "#f0b263 #c9803f #8a4f2a #45230f", "#fffaf0 #c8452f #5f8f7a #fffbe2"),
  "neon-magenta": night(
    "#0a0420 #2a0b52 #c01e8a",
    "#3b1270 #210b48 #13072b #07020f",
    "#ffeaff #ff2e9a #25e6ff #ff7ad0",
  ),
  "ink-paper": day(
    "#efe8d8 #ece3d0 #e0d2b8",
    "#c9bfab #918a7c #4d4a47 #1f1e20",
    "#fffaf0 #b3261e #8a6d3b #fff8e6",
  ),
  lavender: night(
    "#2a2450 #6b5ca8 #e4b9d8",
    "#7f70ba #4f448b #302963 #171336",
    "#fdf3ff #ffd27d #ff9fc0 #ffe8f6",
  ),
  "copper-teal": night(
    "#0d2b2e #1f5a5a #d0935f",
    "#327270 #1a4b4c #0e3134 #061719",
    "#fdeedd #e58a4e #7fd1c0 #ffd2a1",
  ),
  cherry: night(
    "#2a0610 #8c1028 #e8344a",
    "#971a35 #610e25 #3a0917 #190309",
    "#fff1ec #ffd9a0 #ff6f7d #ffb3a8",
  ),
  "deep-ocean": night(
    "#041225 #0a3a5e #1f8a9e",
    "#12587b #0b3b5a #07253c #020d1a",
    "#e8fbff #7ef0d4 #f6c667 #a8fff0",
  ),
  sandstone: day(
    "#f7d9a8 #f2a76a #e07a4a",
    "#d18454 #a1553a #6b3229 #341514",
    "#fff6e4 #2f7f86 #ffe08a #fff1c4",
  ),
  aurora: night(
    "#061a2e #0d4a56 #2fb58b",
    "#14596a #0d4152 #082b3a #03121c",
    "#ecfff6 #9dffb0 #b58bff #c4ffdc",
  ),
  "coral-night": night(
    "#131a3a #46315f #ff7f6a",
    "#4f4277 #302b58 #1c1b3d #0b0c1f",
    "#fff3ea #ff8f73 #63d2d6 #ffc3a8",
  ),
  jade: night(
    "#06281f #0f5a44 #7fbf8a",
    "#1f7359 #115041 #09372a #031812",
    "#f3fbe8 #f0c75e #e4705a #e9ffd0",
  ),
  "graphite-lime": night(
    "#14171c #2a3038 #6b767f",
    "#434c56 #2b323a #1a1f25 #0a0c0e",
    "#f4f8ec #c6f432 #6ee7d8 #e9ffa0",
  ),
  powder: day(
    "#cfe0fb #f4e3f3 #ffe4dc",
    "#b9c6ea #8a95cf #565ea3 #2a2f63",
    "#ffffff #ff6f91 #ffc46b #fffdf8",
  ),
  "tangerine-sky": night(
    "#1f6f8b #f3b562 #ff8247",
    "#c9624c #87404f #472641 #241229",
    "#fff6e0 #ffe066 #ff5a4e #ffeaa8",
  ),
};

function night(sky: string, depth: string, lights: string): Palette {
  return palette(sky, depth, lights, true);
}

function day(sky: string, depth: string, lights: string): Palette {
  return palette(sky, depth, lights, false);
}

function palette(sky: string, depth: string, lights: string, dark: boolean): Palette {
  const [top = "", middle = "", horizon = ""] = sky.split(" ");
  const [far = "", mid = "", near = "", ink = ""] = depth.split(" ");
  const [light = "", accent = "", accent2 = "", glow = ""] = lights.split(" ");
  return { sky: [top, middle, horizon], far, mid, near, ink, light, accent, accent2, glow, dark };
}
