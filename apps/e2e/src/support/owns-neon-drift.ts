import { NEON_DRIFT, PLANS } from "./games.ts";
import type { Player } from "./player.ts";

/** Signs up, tops up and buys the game, which can still be given back. */
export async function ownsNeonDrift(player: Player): Promise<void> {
  const path = `/store/${NEON_DRIFT.id}`;
  await player.opensAsNewPlayer(path);
  await player.topsUp(PLANS.medium);
  await player.opens(path);
  await player.wantsToBuy();
  await player.buysIt();
}
