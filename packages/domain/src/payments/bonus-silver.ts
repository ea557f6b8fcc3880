import { assertAmount } from "../money/index.ts";

/** What of a plan's bonus silver a brand grants: all of it, or none where silver does not exist (R-BRD-2). */
export const bonusShare = (features: { readonly silver: boolean }): 0 | 1 => (features.silver ? 1 : 0);

/**
 * The bonus silver that comes with a plan at a brand.
 *
 * @param silver the plan's own, in meowcent
 */
export function bonusSilver(silver: number, features: { readonly silver: boolean }): number {
  assertAmount(silver);
  return silver * bonusShare(features);
}
