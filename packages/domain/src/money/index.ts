export { assertAmount, basisPointsOf, divideRounded, percentOf, sumOf } from "./money.ts";
