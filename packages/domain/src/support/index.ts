export { SUPPORT_NUMBER_LENGTH, newSupportNumber, parseSupportNumber } from "./case-number.ts";
export { SUPPORT_STAFF_STEPS, SUPPORT_STATES, nextSupportState } from "./case-states.ts";
export type { SupportStaffStep, SupportState, SupportStep } from "./case-states.ts";
export {
  SUPPORT_ANSWER_LENGTH_MIN,
  SUPPORT_MESSAGES_MAX,
  SUPPORT_OPEN_CASES_MAX,
  SUPPORT_TEXT_LENGTH_MAX,
  SUPPORT_TEXT_LENGTH_MIN,
  supportTextProblem,
} from "./message.ts";
export { SUPPORT_ASSIGNMENTS, SUPPORT_REFERENCE_KINDS, SUPPORT_TOPICS } from "./topics.ts";
export type { SupportAssignment, SupportReferenceKind, SupportTopic } from "./topics.ts";
