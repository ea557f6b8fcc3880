export { releaseEarnings } from "./release-earnings.ts";
