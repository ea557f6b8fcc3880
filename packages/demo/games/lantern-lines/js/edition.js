/** The full game. In a trial archive edition.trial.js stands here instead, and js/full/ is left out. */
import { FIRST_LEVELS } from "./levels.js";
import { LATER_LEVELS } from "./full/levels.js";

export const TRIAL = false;
export const LEVELS = [...FIRST_LEVELS, ...LATER_LEVELS];
