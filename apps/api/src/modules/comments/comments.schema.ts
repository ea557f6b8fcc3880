import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { findStoreComments, type StoreComment, type StoreCommentList } from "./comments.service.ts";

const CommentUserRef = builder.objectRef<StoreComment["user"]>("CommentUser").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid", { nullable: true }),
    nickname: t.exposeString("nickname", { nullable: true }),
    head: t.exposeString("head", { nullable: true }),
  }),
});

const StoreCommentRef = builder.objectRef<StoreComment>("StoreComment").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    comment: t.exposeString("comment"),
    vote: t.exposeInt("vote", { description: "1 good, -1 bad, 0 unset." }),
    created_at: t.expose("created_at", { type: "DateTime" }),
    user: t.expose("user", { type: CommentUserRef }),
  }),
});

const StoreCommentListRef = builder.objectRef<StoreCommentList>("StoreCommentList").implement({
  fields: (t) => ({ total: t.exposeInt("total"), list: t.expose("list", { type: [StoreCommentRef] }) }),
});

builder.queryField("findStoreComment", (t) =>
  t.field({
    type: StoreCommentListRef,
    args: { store_id: t.arg.int({ required: true }), q: t.arg({ type: PageInputRef }), limit: t.arg.int() },
    resolve: (_parent, args, context) => findStoreComments(context, args),
  }),
);
