export { hostileTexts } from "./hostile-texts.ts";
export type { HostileText } from "./hostile-texts.ts";
export { markupProblems } from "./markup-problems.ts";
export type { ParsedNode } from "./markup-problems.ts";
