/** The trial: a minute in the first district on the first bike. Takes the place of edition.js in a trial archive. */
import { FIRST_BIKE, FIRST_DISTRICT } from "./palette.js";

export const TRIAL = true;
export const DISTRICTS = [FIRST_DISTRICT];
export const BIKES = [FIRST_BIKE];
/** @type {import("./run.js").RideLimits} */
export const LIMITS = { seconds: 60, districts: 1 };
