export { forgetTraffic, tidyTraffic } from "./tidy-traffic.ts";
export { createTrafficWriter } from "./write-traffic.ts";
