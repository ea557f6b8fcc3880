import { VOTES } from "@catnip/domain/comments";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { findStoreComments, myComment } from "./comments.service.ts";
import { removeComment } from "./remove-comment.ts";
import type { StoreComment, StoreCommentList } from "./store-comment.ts";
import { addComment, changeComment } from "./write-comment.ts";

const VoteRef = closedSet("Vote", "comments", VOTES, "1 good, -1 bad, 0 unset.");

const CommentUserRef = builder.objectRef<StoreComment["user"]>("CommentUser").implement({
  description: "Who wrote a comment. All fields null: an anonymous player, whose account is gone.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { nullable: true, description: "Leads to the public page `/user/{uuid}`." }),
    nickname: t.exposeString("nickname", { nullable: true, description: "What they want to be called." }),
    head: t.exposeString("head", {
      nullable: true,
      description: "Address of the picture, as `Image.url`: `{width}` is to be filled in.",
    }),
  }),
});

export const StoreCommentRef = builder.objectRef<StoreComment>("StoreComment").implement({
  description: "What a buyer says about a game.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", {
      description: "Of the comment; `setStoreComment` and `delStoreComment` take it.",
    }),
    store_id: t.exposeInt("store_id", { description: "The game it is about." }),
    comment: t.exposeString("comment", { description: "Plain text, 1 to 2,000 characters." }),
    vote: t.expose("vote", { type: VoteRef, description: "Always 0 of the game's author." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was first written." }),
    updated_at: t.expose("updated_at", {
      type: "DateTime",
      description: "When words or vote last changed; later than `created_at` means edited.",
    }),
    helpful: t.exposeInt("helpful", { description: "How many players found it helpful." }),
    user: t.expose("user", { type: CommentUserRef, description: "Who wrote it." }),
  }),
});

const StoreCommentListRef = builder.objectRef<StoreCommentList>("StoreCommentList").implement({
  description: "A page of what players wrote about a game.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Comments on the game, on all pages." }),
    list: t.expose("list", { type: [StoreCommentRef], description: "The comments of this page." }),
  }),
});

builder.queryField("findStoreComment", (t) =>
  t.field({
    type: StoreCommentListRef,
    description: "What players wrote about a game: newest, oldest or most helpful first.",
    args: {
      store_id: t.arg.int({ required: true, description: "The game." }),
      q: t.arg({
        type: PageInputRef,
        description: "`created_at-desc` (when left out), `created_at-asc` or `helpful-desc`.",
      }),
      limit: t.arg.int({ description: "Comments per page: 1 to 100, 10 when left out." }),
    },
    resolve: (_parent, args, context) => findStoreComments(context, args),
  }),
);

builder.queryField("getStoreCommentByMe", (t) =>
  t.field({
    type: StoreCommentRef,
    nullable: true,
    description: "The user's own comment on a game, or null.",
    args: { store_id: t.arg.int({ required: true, description: "The game." }) },
    resolve: (_parent, { store_id }, context) => myComment(context, store_id),
  }),
);

const COMMENT = "Plain text, 1 to 2,000 characters.";

builder.mutationField("addStoreComment", (t) =>
  t.field({
    type: StoreCommentRef,
    description:
      "Comments on a game one owns. There is one comment per buyer and game: the same again is answered again, other words take the place of the former.",
    args: {
      store_id: t.arg.int({ required: true, description: "The game." }),
      vote: t.arg({ type: VoteRef, defaultValue: 0 }),
      comment: t.arg.string({ required: true, description: COMMENT }),
    },
    resolve: (_parent, args, context) => addComment(context, { ...args, vote: args.vote ?? 0 }),
  }),
);

builder.mutationField("setStoreComment", (t) =>
  t.field({
    type: StoreCommentRef,
    description: "Changes one's own comment on a game one owns. What it said before is kept.",
    args: {
      uuid: t.arg.id({ required: true, description: "uuid of the comment." }),
      comment: t.arg.string({ required: true, description: COMMENT }),
      vote: t.arg({ type: VoteRef, required: true }),
    },
    resolve: (_parent, args, context) => changeComment(context, args),
  }),
);

builder.mutationField("delStoreComment", (t) =>
  t.int({
    description:
      "Takes one's own comment back, its vote and its history with it. Answers how many were there.",
    args: { uuid: t.arg.id({ required: true, description: "uuid of the comment." }) },
    resolve: (_parent, { uuid }, context) => removeComment(context, uuid),
  }),
);
