import { builder } from "../../platform/builder.ts";
import { isRootAdmin, touchAuthTime } from "./auth-times.service.ts";
import { deleteUser, sendUserDeletionCode, type UserDeletionCode } from "./delete-user.service.ts";

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

const UserDeletionCodeRef = builder.objectRef<UserDeletionCode>("UserDeletionCode").implement({
  description: "A code to delete the account with was mailed.",
  fields: (t) => ({
    code_seconds: t.exposeInt("code_seconds", { description: "How long the code goes on being good." }),
    resend_seconds: t.exposeInt("resend_seconds", {
      description: "After how long another one may be asked for.",
    }),
    pending_payments: t.exposeInt("pending_payments", {
      description:
        "Top-ups that are being processed. Coins of one that succeeds after the account is gone are not credited; support gives the money back.",
    }),
  }),
});

builder.mutationField("sendUserDeletionCode", (t) =>
  t.field({
    type: UserDeletionCodeRef,
    description:
      "Mails the user a code for `delUser`, which is good only for the sign-in that asked. Within a minute of the last one nothing is sent. Refused as `delUser` is.",
    resolve: (_parent, _args, context) => sendUserDeletionCode(context),
  }),
);

builder.mutationField("delUser", (t) =>
  t.boolean({
    description:
      "Deletes the user's account for good: sessions end, personal data goes, coins are lost, the mail address is free for a new account. True: done; asked again: `auth/id-token-expired`. `auth/forbidden` with `reason` in the facts: `creator` (`games` in the shop or handed in, `earnings` not paid out, in meowcent; support helps) or `last-root`. After five wrong codes `auth/too-many-requests`: a new one is needed.",
    args: {
      code: t.arg.string({ required: true, description: "The eight digits from the email." }),
    },
    resolve: (_parent, { code }, context) => deleteUser(context, code),
  }),
);
