import { ACTIVITY_TYPES } from "@catnip/domain/activities";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { PersonRef, PublicUserRef } from "../profiles/public-user.schema.ts";
import { activitiesOf, type Activity, type ActivityList } from "./activities.service.ts";
import { addPlayTime } from "./play-times.ts";
import { loadShownStore } from "./shown-store.ts";

const ActivityTypeRef = closedSet(
  "ActivityType",
  "activities",
  ACTIVITY_TYPES,
  "What a person did: `store_like` is a good vote, `store_comment` a buyer's, `comment` an author's on their own game.",
);

const ActivityRef = builder.objectRef<Activity>("Activity").implement({
  description: "Something a person did. The sentence about it is the client's.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "Unique and lasting: type and source, such as `store_like:{uuid}`.",
    }),
    type: t.expose("type", { type: ActivityTypeRef, description: "What kind of thing." }),
    msg: t.exposeString("msg", {
      nullable: true,
      description: "What was written, as plain text: of comments; null of all others.",
    }),
    created_at: t.expose("created_at", {
      type: "DateTime",
      description: "When it was done; of play time, when the game was last seen open.",
    }),
    user: t.expose("user", { type: PersonRef, description: "Who did it." }),
    store_id: t.exposeInt("store_id", {
      nullable: true,
      description: "The game it is about; null of follows.",
    }),
    store: t.field({
      type: StoreRef,
      nullable: true,
      description: "The same game; null when it is not for sale here.",
      resolve: ({ store_id }, _args, context) =>
        store_id === null ? null : loadShownStore(context, store_id),
    }),
    followed: t.expose("followed", {
      type: PersonRef,
      nullable: true,
      description: "Who was followed; null of all others.",
    }),
    play_minutes: t.exposeInt("play_minutes", {
      nullable: true,
      description: "Minutes played in all, in steps of 5; null of all others.",
    }),
  }),
});

const ActivityListRef = builder.objectRef<ActivityList>("ActivityList").implement({
  description: "A page of a person's activities, as far as they show them.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Activities shown, on all pages." }),
    list: t.expose("list", { type: [ActivityRef], description: "The activities of this page." }),
  }),
});

builder.objectField(PublicUserRef, "activity", (t) =>
  t.field({
    type: ActivityListRef,
    description:
      "What they did, newest first; empty where they hide it, without play time unless they show it.",
    args: {
      q: t.arg({ type: PageInputRef, description: "Only `page`; the order is newest first." }),
      limit: t.arg.int({ description: "Activities per page: 1 to 100, 10 when left out." }),
    },
    resolve: (user, args, context) => activitiesOf(context, user, args),
  }),
);

builder.mutationField("addStorePlayTime", (t) =>
  t.int({
    description:
      "Tells that the user has a game open that they own; the player sends it every 5 minutes. Counted once per 5 minutes by the clock of the server. Answers the minutes played in all, 0 for a game they do not own.",
    args: { store_id: t.arg.int({ required: true, description: "The game that is open." }) },
    resolve: (_parent, { store_id }, context) => addPlayTime(context, store_id),
  }),
);
