export { forgetPlayTimes } from "./forget-play-times.ts";
export { createPlayClock } from "./play-times.ts";
