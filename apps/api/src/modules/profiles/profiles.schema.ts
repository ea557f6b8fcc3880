import { builder } from "../../platform/builder.ts";
import { accountsOf } from "../wallets/index.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { findMe, setUser, setUserCountry, type Me, type Profile } from "./profiles.service.ts";

const ProfileRef = builder.objectRef<Profile>("Profile").implement({
  fields: (t) => ({
    id: t.exposeInt("id", { nullable: true }),
    nickname: t.exposeString("nickname", { nullable: true }),
    brief: t.exposeString("brief", { nullable: true }),
    head: t.exposeString("head", {
      nullable: true,
      description: "As `Image.url`: `{width}` is to be filled in.",
    }),
  }),
});

export const MeRef = builder.objectRef<Me>("Me").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    id: t.exposeInt("id"),
    name: t.exposeString("name", { nullable: true }),
    email: t.exposeString("email"),
    email_verified: t.exposeBoolean("email_verified"),
    country: t.exposeString("country", {
      nullable: true,
      description: "`alpha2Code` of the country of residence.",
    }),
    auth: t.exposeStringList("auth", { description: "Roles." }),
    profile: t.expose("profile", { type: ProfileRef }),
    account: t.field({
      type: [AccountRef],
      description: "type 0 = meowcent, type 1 = silver; balances in meowcent units.",
      resolve: async (me, _args, { db }) => [...(await accountsOf(db, me.uuid))],
    }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    type: MeRef,
    nullable: true,
    description: "The signed-in user, or null for a guest.",
    args: { role: t.arg.string() },
    resolve: (_parent, _args, context) => findMe(context),
  }),
);

builder.mutationField("setUserCountry", (t) =>
  t.field({
    type: MeRef,
    description: "Country of residence: settable once; `profile/country-already-set` after that.",
    args: { country: t.arg.string({ required: true }) },
    resolve: (_parent, { country }, context) => setUserCountry(context, country),
  }),
);

const ProfileInputRef = builder.inputType("ProfileInput", {
  fields: (t) => ({ nickname: t.string(), brief: t.string() }),
});

builder.mutationField("setUser", (t) =>
  t.field({
    type: MeRef,
    args: { profile: t.arg({ type: ProfileInputRef }) },
    resolve: (_parent, { profile }, context) => setUser(context, profile ?? {}),
  }),
);
