import { COMMENT_REPORT_DECISIONS, COMMENT_REPORT_REASONS } from "@catnip/domain/comments";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { findCommentMarks, setCommentHelpful, type StoreCommentMark } from "./comment-marks.ts";
import {
  addCommentReport,
  decideCommentReport,
  findCommentReports,
  type StoreCommentReport,
  type StoreCommentReportList,
} from "./comment-reports.ts";
import { StoreCommentRef } from "./comments.schema.ts";

const ReasonRef = closedSet(
  "CommentReportReason",
  "comments",
  COMMENT_REPORT_REASONS,
  "Why a player reports a comment.",
);
const DecisionRef = closedSet(
  "CommentReportDecision",
  "comments",
  COMMENT_REPORT_DECISIONS,
  "What staff do about a reported comment: keep it, or remove it.",
);

const StoreCommentMarkRef = builder.objectRef<StoreCommentMark>("StoreCommentMark").implement({
  description: "The user's mark on another player's comment.",
  fields: (t) => ({
    comment_uuid: t.exposeID("comment_uuid", { description: "The comment." }),
    is_helpful: t.exposeBoolean("is_helpful", { description: "They found it helpful." }),
    is_reported: t.exposeBoolean("is_reported", { description: "They reported it to staff." }),
  }),
});

const StoreCommentReportRef = builder.objectRef<StoreCommentReport>("StoreCommentReport").implement({
  description: "A comment that a player reported; who did is not told.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the report; `setStoreCommentReport` takes it." }),
    reason: t.expose("reason", { type: ReasonRef, description: "Why." }),
    note: t.exposeString("note", { description: "In the player's words, plain text; may be empty." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When." }),
    comment: t.expose("comment", { type: StoreCommentRef, description: "The comment as it is now." }),
  }),
});

const StoreCommentReportListRef = builder
  .objectRef<StoreCommentReportList>("StoreCommentReportList")
  .implement({
    description: "A page of reported comments.",
    fields: (t) => ({
      total: t.exposeInt("total", { description: "Open reports, on all pages." }),
      list: t.expose("list", { type: [StoreCommentReportRef], description: "The reports of this page." }),
    }),
  });

builder.queryField("findStoreCommentMark", (t) =>
  t.field({
    type: [StoreCommentMarkRef],
    description: "Which comments on a game the user found helpful or reported; others are absent.",
    args: { store_id: t.arg.int({ required: true, description: "The game." }) },
    resolve: async (_parent, { store_id }, context) => [...(await findCommentMarks(context, store_id))],
  }),
);

builder.mutationField("setStoreCommentHelpful", (t) =>
  t.field({
    type: StoreCommentRef,
    description:
      "Says whether another player's comment is helpful, once per player; one's own does not count. Answers the comment with its new count.",
    args: {
      uuid: t.arg.id({ required: true, description: "uuid of the comment." }),
      helpful: t.arg.boolean({ required: true, description: "False takes it back." }),
    },
    resolve: (_parent, { uuid, helpful }, context) => setCommentHelpful(context, uuid, helpful),
  }),
);

builder.mutationField("addStoreCommentReport", (t) =>
  t.boolean({
    description:
      "Reports another player's comment to staff, once per player and comment; again does nothing.",
    args: {
      uuid: t.arg.id({ required: true, description: "uuid of the comment." }),
      reason: t.arg({ type: ReasonRef, required: true, description: "Why." }),
      note: t.arg.string({ defaultValue: "", description: "Plain text, at most 500 characters." }),
    },
    resolve: (_parent, { uuid, reason, note }, context) =>
      addCommentReport(context, { uuid, reason, note: note ?? "" }),
  }),
);

builder.queryField("findStoreCommentReport", (t) =>
  t.field({
    type: StoreCommentReportListRef,
    description: "For support and root: undecided reports, oldest first.",
    args: {
      q: t.arg({ type: PageInputRef, description: "Only `page`; the order is oldest first." }),
      limit: t.arg.int({ description: "Reports per page: 1 to 100, 20 when left out." }),
    },
    resolve: (_parent, { q, limit }, context) => findCommentReports(context, q, limit),
  }),
);

builder.mutationField("setStoreCommentReport", (t) =>
  t.boolean({
    description:
      "For support and root: decides about a reported comment and all its reports. Removing takes its vote and its history with it.",
    args: {
      uuid: t.arg.id({ required: true, description: "uuid of a report of the comment." }),
      decision: t.arg({ type: DecisionRef, required: true, description: "What to do." }),
      reason: t.arg.string({ required: true, description: "Why, for the audit log." }),
    },
    resolve: (_parent, args, context) => decideCommentReport(context, args),
  }),
);
