import type { TreatmentKey } from "../catalogue/art-keys.ts";
import type { Stage } from "./stage.ts";
import { BANDS } from "./treatments/bands.ts";
import type { Composition, Treatment } from "./treatments/composition.ts";
import { FRAMES } from "./treatments/frames.ts";
import { LINES } from "./treatments/lines.ts";
import { SIGNS } from "./treatments/signs.ts";

export function composeTitle(s: Stage, key: TreatmentKey, title: string): Composition {
  return TREATMENTS[key](s, title);
}

const TREATMENTS: Readonly<Record<TreatmentKey, Treatment>> = { ...BANDS, ...FRAMES, ...LINES, ...SIGNS };
