export { changedFields } from "./changed-fields.ts";
export { EMPTY_SUBMISSION } from "./submission.ts";
export type {
  StoreSubmitDocument,
  SubmittedGamePack,
  SubmittedImage,
  SubmittedInfo,
  SubmittedPrice,
  SubmittedStore,
} from "./submission.ts";
export { SUBMIT_PROBLEM_KINDS, draftProblems, submissionProblems } from "./submission-problems.ts";
export type {
  KnownWords,
  SubmitAttestations,
  SubmitProblem,
  SubmitProblemKind,
} from "./submission-problems.ts";
export {
  REVIEW_DECISIONS,
  SUBMIT_STATES,
  nextSubmitState,
  shownSubmitState,
  visibleFrom,
} from "./submission-states.ts";
export type { ReviewDecision, SubmitState, SubmitStep } from "./submission-states.ts";
export { storePath } from "./store-path.ts";
