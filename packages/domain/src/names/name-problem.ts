import { hasInvisible } from "./invisible.ts";
import { isReserved } from "./reserved-names.ts";
import { mixesScripts } from "./scripts.ts";

/**
 * Why a name cannot be taken: invisible characters, a word of several scripts, or one by which the shop's own
 * people are known.
 */
export const NAME_PROBLEMS = ["invisible", "mixed-scripts", "reserved"] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/**
 * What is wrong with a name that others see, or null (R-PRF-11). Names that look like the shop's own people are found
 * however they are spelled: full-width, with Cyrillic letters, digits or spaces.
 *
 * @param ours names of the shop itself, its brands
 */
export function nameProblem(name: string, ours: readonly string[]): NameProblem | null {
  if (hasInvisible(name)) return "invisible";
  if (mixesScripts(name)) return "mixed-scripts";
  return isReserved(name, ours) ? "reserved" : null;
}
