import { BRANDS } from "@catnip/brands";
import { nameProblem, type NameProblem } from "@catnip/domain/names";
import { ApiError } from "./errors.ts";

/** The names of our shops, which no one else may use. */
export const OUR_NAMES: readonly string[] = BRANDS.map(({ name }) => name);

const WHY: Readonly<Record<NameProblem, string>> = {
  invisible: "The name has invisible characters. Type it again.",
  "mixed-scripts": "A word of the name mixes alphabets. Use one alphabet per word.",
  reserved: "The name looks like that of our staff. Choose another.",
};

/**
 * A name that others will see (R-PRF-11).
 *
 * @param field named in the error
 * @throws ApiError `input/invalid` with the `field`, and the `NameProblem` as `problem`
 */
export function checkedName(name: string, field: string): string {
  const problem = nameProblem(name, OUR_NAMES);
  if (problem) throw nameRefusal(problem, field);
  return name;
}

export const nameRefusal = (problem: NameProblem, field: string): ApiError =>
  new ApiError("input/invalid", WHY[problem], { field, problem });
