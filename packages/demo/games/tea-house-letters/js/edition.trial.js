/** The trial: the first day. Takes the place of edition.js in a trial archive. */
import { RAIN } from "./story/1-rain.js";

export const TRIAL = true;
export const CHAPTERS = [RAIN];
