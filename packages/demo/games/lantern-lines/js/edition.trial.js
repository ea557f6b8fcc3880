/** The trial: the first chapter. Takes the place of edition.js in a trial archive. */
import { FIRST_LEVELS } from "./levels.js";

export const TRIAL = true;
export const LEVELS = FIRST_LEVELS;
