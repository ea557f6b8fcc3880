/** The full game. In a trial archive edition.trial.js stands here instead, and js/story/full/ is left out. */
import { LAMP } from "./story/full/3-lamp.js";
import { MORNING } from "./story/full/4-morning.js";
import { RAIN } from "./story/1-rain.js";
import { WATER } from "./story/full/2-water.js";

export const TRIAL = false;
export const CHAPTERS = [RAIN, WATER, LAMP, MORNING];
