export { NAME_PROBLEMS, nameProblem } from "./name-problem.ts";
export type { NameProblem } from "./name-problem.ts";
