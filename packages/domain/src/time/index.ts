export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, instantMs, isWithin } from "./instant.ts";
export type { Instant, Window } from "./instant.ts";
