import type { Cast, HairKey, OutfitKey, PoseKey } from "../catalogue/art-keys.ts";
import { backBust } from "./figures/back.ts";
import { colours } from "./figures/colours.ts";
import { profileBust } from "./figures/profile.ts";
import { seated, standing, umbrella } from "./figures/whole.ts";
import { dice, hash, place, type Stage } from "./stage.ts";

/** A drawn figure and the box it was drawn in; its feet (or lower edge) touch the bottom of the box. */
export interface Figure {
  readonly svg: string;
  readonly w: number;
  readonly h: number;
  readonly pose: PoseKey;
}

/**
 * Draws one player of the cast. `index` varies colours, so that two people never share a coat;
 * the same `seed` gives the same person in every picture of a game.
 */
export function drawFigure(s: Stage, cast: Cast, index: number, seed: number): Figure {
  const [pose, hair, outfit] = cast.split(" ") as [PoseKey, HairKey, OutfitKey];
  const c = colours(s, outfit, index, dice(hash(cast) + seed));
  switch (pose) {
    case "profile":
      return { svg: profileBust(s, hair, outfit, c), w: 340, h: 520, pose };
    case "back":
      return { svg: backBust(s, hair, outfit, c), w: 460, h: 520, pose };
    case "seated":
      return { svg: seated(s, hair, outfit, c), w: 230, h: 330, pose };
    case "umbrella":
      return {
        svg: umbrella(s, c) + place(standing(s, hair, outfit, c, 0), 20, 60, 1),
        w: 260,
        h: 600,
        pose,
      };
    case "walking":
      return { svg: standing(s, hair, outfit, c, 1), w: 220, h: 540, pose };
    case "standing":
      return { svg: standing(s, hair, outfit, c, 0), w: 220, h: 540, pose };
  }
}
