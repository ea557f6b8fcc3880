import type { PropKey } from "../catalogue/art-keys.ts";
import { ANIMALS } from "./props/animals.ts";
import { FLOWERS_AND_FOOD } from "./props/flowers-and-food.ts";
import { GAMES_AND_PAPER } from "./props/games-and-paper.ts";
import { INSTRUMENTS } from "./props/instruments.ts";
import { LIGHTS } from "./props/lights.ts";
import type { Draw } from "./props/prop.ts";
import { TREASURES } from "./props/treasures.ts";
import { VEHICLES } from "./props/vehicles.ts";
import type { Stage } from "./stage.ts";

/** Draws a prop in a box of 200 by 200 with its middle at (0, 0). */
export function drawProp(s: Stage, key: PropKey): string {
  return PROPS[key](s);
}

const PROPS: Readonly<Record<PropKey, Draw>> = {
  ...ANIMALS,
  ...FLOWERS_AND_FOOD,
  ...GAMES_AND_PAPER,
  ...INSTRUMENTS,
  ...LIGHTS,
  ...TREASURES,
  ...VEHICLES,
};
