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
export { SUBMIT_LIMITS, draftProblems, submissionProblems } from "./submission-problems.ts";
export type { KnownWords, ReleasedSince, SubmitAttestations, SubmitProblem } from "./submission-problems.ts";
export { SUBMIT_STATES, nextSubmitState, shownSubmitState, visibleFrom } from "./submission-states.ts";
export type { SubmitState, SubmitStep } from "./submission-states.ts";
export { storePath } from "./store-path.ts";
