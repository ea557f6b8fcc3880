import type { PropKey } from "../../catalogue/art-keys.ts";
import { linear, mix, type Stage } from "../stage.ts";

/** Draws one prop in a box of 200 by 200 with its middle at (0, 0). */
export type Draw = (s: Stage) => string;

/** A family of props. */
export type Props = Readonly<Partial<Record<PropKey, Draw>>>;

export function metal(s: Stage, colour: string): string {
  return linear(
    s,
    [
      [0, mix(colour, "#ffffff", 0.5)],
      [0.45, colour],
      [1, mix(colour, s.p.ink, 0.55)],
    ],
    "slant",
  );
}
