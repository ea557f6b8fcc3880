import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { PersonRef, PublicUserRef } from "../profiles/public-user.schema.ts";
import { followCounts } from "./follow-counts.ts";
import {
  findFollowed,
  follow,
  unfollow,
  type UserFollowed,
  type UserFollowedList,
} from "./follows.service.ts";

const UserFollowedRef = builder.objectRef<UserFollowed>("UserFollowed").implement({
  description: "A person the user follows.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the following itself; `delUserFollowed` takes it." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "Since when." }),
    followed: t.expose("followed", { type: PersonRef, description: "Whom." }),
  }),
});

const UserFollowedListRef = builder.objectRef<UserFollowedList>("UserFollowedList").implement({
  description: "A page of whom the user follows.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "People followed, on all pages." }),
    list: t.expose("list", { type: [UserFollowedRef], description: "The people of this page." }),
  }),
});

builder.objectFields(PublicUserRef, (t) => ({
  followers: t.int({
    description: "How many people follow them.",
    resolve: async ({ uuid }, _args, context) => (await followCounts(context, uuid)).followers,
  }),
  following: t.int({
    description: "How many people they follow.",
    resolve: async ({ uuid }, _args, context) => (await followCounts(context, uuid)).following,
  }),
  followed_uuid: t.id({
    nullable: true,
    description:
      "uuid of the following when the asking user follows them (for `delUserFollowed`), else null.",
    resolve: async ({ uuid }, _args, context) => (await followCounts(context, uuid)).followed_by_me,
  }),
}));

builder.queryField("findUserFollowed", (t) =>
  t.field({
    type: UserFollowedListRef,
    description: "Whom the user follows, newest first (`created_at-desc`) or oldest first.",
    args: {
      followed_user_uuid: t.arg.id({ description: "Only this person: whether the user follows them." }),
      q: t.arg({ type: PageInputRef, description: "`created_at-desc` (when left out) or `created_at-asc`." }),
      limit: t.arg.int({ description: "People per page: 1 to 100, 20 when left out." }),
    },
    resolve: (_parent, args, context) => findFollowed(context, args),
  }),
);

builder.mutationField("addUserFollowed", (t) =>
  t.field({
    type: UserFollowedRef,
    nullable: true,
    description:
      "Follows a person. Again: answers the same. Oneself: does nothing and answers null. At most 2,000 people.",
    args: { followed_user_uuid: t.arg.id({ required: true, description: "Whom." }) },
    resolve: (_parent, args, context) => follow(context, args.followed_user_uuid),
  }),
);

builder.mutationField("delUserFollowed", (t) =>
  t.int({
    description:
      "Stops following a person. Answers how many were followed: 0 where there was nothing to end.",
    args: {
      uuid: t.arg.id({ required: true, description: "uuid of the following, as `UserFollowed.uuid`." }),
    },
    resolve: (_parent, { uuid }, context) => unfollow(context, uuid),
  }),
);
