export { hostileTexts } from "./hostile-texts.ts";
export { markupProblems } from "./markup-problems.ts";
