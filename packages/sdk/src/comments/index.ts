/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddStoreCommentMutation,
  AddStoreCommentMutationVariables,
  AddStoreCommentReportMutation,
  AddStoreCommentReportMutationVariables,
  CommentFragment,
  DelStoreCommentMutation,
  DelStoreCommentMutationVariables,
  MyStoreCommentQuery,
  MyStoreCommentQueryVariables,
  SetStoreCommentHelpfulMutation,
  SetStoreCommentHelpfulMutationVariables,
  SetStoreCommentMutation,
  SetStoreCommentMutationVariables,
  SetStoreCommentReportMutation,
  SetStoreCommentReportMutationVariables,
  StoreCommentMarksQuery,
  StoreCommentMarksQueryVariables,
  StoreCommentReportsQuery,
  StoreCommentReportsQueryVariables,
  StoreCommentsQuery,
  StoreCommentsQueryVariables,
} from "../gen/graphql.ts";
export const AddStoreCommentDocument = /* @__PURE__ */ persisted(generated.AddStoreCommentDocument);
export const AddStoreCommentReportDocument = /* @__PURE__ */ persisted(
  generated.AddStoreCommentReportDocument,
);
export const DelStoreCommentDocument = /* @__PURE__ */ persisted(generated.DelStoreCommentDocument);
export const MyStoreCommentDocument = /* @__PURE__ */ persisted(generated.MyStoreCommentDocument);
export const SetStoreCommentDocument = /* @__PURE__ */ persisted(generated.SetStoreCommentDocument);
export const SetStoreCommentHelpfulDocument = /* @__PURE__ */ persisted(
  generated.SetStoreCommentHelpfulDocument,
);
export const SetStoreCommentReportDocument = /* @__PURE__ */ persisted(
  generated.SetStoreCommentReportDocument,
);
export const StoreCommentMarksDocument = /* @__PURE__ */ persisted(generated.StoreCommentMarksDocument);
export const StoreCommentReportsDocument = /* @__PURE__ */ persisted(generated.StoreCommentReportsDocument);
export const StoreCommentsDocument = /* @__PURE__ */ persisted(generated.StoreCommentsDocument);
