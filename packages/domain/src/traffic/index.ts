export { CLIENT_TYPES } from "./client-types.ts";
export type { ClientType } from "./client-types.ts";
export { trackedPrice } from "./tracked-price.ts";
export { cleanTrafficEvent } from "./traffic-event.ts";
export type { TrafficEvent, TrafficReport } from "./traffic-event.ts";
export {
  asksNotToBeFollowed,
  CLIENT_COOKIE,
  CLIENT_SOURCE_PROFILE_COOKIE,
  formatSession,
  SESSION_COOKIE,
  sessionAt,
  VISIT_PERSON_DAYS,
} from "./visits.ts";
