export { createPlayClock } from "./play-times.ts";
