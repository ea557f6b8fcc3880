import { builder } from "../../platform/builder.ts";
import { LocaleRef } from "../../platform/shared-types.ts";
import { loadReader, UNREAD_COUNT_MAX } from "../notifications/index.ts";
import { MeRef } from "./profiles.schema.ts";

builder.objectField(MeRef, "unread_notification_count", (t) =>
  t.int({
    description: `How many notifications in the inbox are unread; counting stops at ${UNREAD_COUNT_MAX}.`,
    resolve: async (me, _args, context) => (await loadReader(context, me.uuid)).unread,
  }),
);

builder.objectField(MeRef, "locale", (t) =>
  t.field({
    type: LocaleRef,
    nullable: true,
    description: "Locale mails are written in; null: not known, English. Set by `setUserLocale`.",
    resolve: async (me, _args, context) => (await loadReader(context, me.uuid)).locale,
  }),
);
