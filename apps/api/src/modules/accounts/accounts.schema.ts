import { builder } from "../../platform/builder.ts";
import { isRootAdmin, touchAuthTime } from "./auth-times.service.ts";

builder.queryField("isRootAdmin", (t) =>
  t.boolean({
    description:
      "Whether the signed-in user is a root administrator at this moment. False for guests and whenever it cannot be found out.",
    resolve: (_parent, _args, context) => isRootAdmin(context),
  }),
);

builder.mutationField("setMeAuthTime", (t) =>
  t.boolean({
    description:
      "Notes that the signed-in user was seen, at most once in five minutes. Never refused: false when nothing was noted.",
    args: {
      data_creation_source: t.arg.string({
        description: "What brought the user, for example `pg_web`; the first one is kept.",
      }),
    },
    resolve: (_parent, { data_creation_source }, context) => touchAuthTime(context, data_creation_source),
  }),
);
