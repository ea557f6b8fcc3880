/** The full game. In a trial archive edition.trial.js stands here instead, and js/full/ is left out. */
import { EARNED_BIKES, LATER_DISTRICTS } from "./full/city.js";
import { FIRST_BIKE, FIRST_DISTRICT } from "./palette.js";

export const TRIAL = false;
export const DISTRICTS = [FIRST_DISTRICT, ...LATER_DISTRICTS];
export const BIKES = [FIRST_BIKE, ...EARNED_BIKES];
/** No ride is ended by the clock, and the city goes round and round. @type {import("./run.js").RideLimits} */
export const LIMITS = {};
