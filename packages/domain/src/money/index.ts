export { WHOLE_UNIT_CURRENCIES, payableStep } from "./whole-units.ts";
export { assertAmount, basisPointsOf, divideRounded, percentOf, scaleRounded, sumOf } from "./money.ts";
