export { WHOLE_UNIT_CURRENCIES, payableStep } from "./whole-units.ts";
export { assertAmount, basisPointsOf, divideRounded, percentOf, sumOf } from "./money.ts";
