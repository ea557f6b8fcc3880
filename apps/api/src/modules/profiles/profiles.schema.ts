import { ROLES } from "@catnip/domain/accounts";
import { METADATA_TYPES } from "@catnip/domain/profiles";
import { closedSet } from "../../platform/closed-set.ts";
import type { SavedMetadata } from "@catnip/domain/profiles";
import type { Wallet } from "@catnip/domain/wallets";
import { builder } from "../../platform/builder.ts";
import { AccountRef } from "../wallets/wallets.schema.ts";
import { accountsAt, toAccounts } from "../wallets/index.ts";
import { findMe, type Me, type Profile } from "./me.ts";
import { walletOfMe } from "./my-wallet.ts";
import { setUserCountry, setUserCountryBySupport, type UserCountry } from "./set-country.ts";
import { setUser } from "./set-user.ts";
import type { Social } from "./social.ts";

const MetadataTypeRef = closedSet(
  "MetadataType",
  "profiles",
  METADATA_TYPES,
  "`string` (one line), `textarea` (several) or `url`.",
);
const RoleRef = closedSet("Role", "accounts", ROLES, "What an account may be.");

export const SocialRef = builder.objectRef<Social>("Social").implement({
  description: "A link to a person's profile elsewhere.",
  fields: (t) => ({
    email: t.exposeString("email", {
      nullable: true,
      description: "The mail address of the account; for others null unless `email_show`.",
    }),
    email_show: t.exposeBoolean("email_show", {
      description: "Whether the mail address stands on the public page. Off until its owner says so.",
    }),
    google: t.exposeString("google", {
      nullable: true,
      description: "https address on a site of Google; for others null unless `google_show`.",
    }),
    google_show: t.exposeBoolean("google_show", {
      description: "Whether that link stands on the public page.",
    }),
    facebook: t.exposeString("facebook", {
      nullable: true,
      description: "https address on Facebook; for others null unless `facebook_show`.",
    }),
    facebook_show: t.exposeBoolean("facebook_show", {
      description: "Whether that link stands on the public page.",
    }),
    twitter: t.exposeString("twitter", {
      nullable: true,
      description: "https address on Twitter (X); for others null unless `twitter_show`.",
    }),
    twitter_show: t.exposeBoolean("twitter_show", {
      description: "Whether that link stands on the public page.",
    }),
  }),
});

export const MetadataRef = builder.objectRef<SavedMetadata>("MetadataItem").implement({
  description: "An entry of one's own in a profile.",
  fields: (t) => ({
    _cid: t.exposeID("_cid", { description: "Names the entry within its profile; made by the server." }),
    name: t.exposeString("name", { description: "1 to 40 characters." }),
    title: t.exposeString("name", { description: "The same as `name`." }),
    type: t.expose("type", { type: MetadataTypeRef, description: "How it is written and shown." }),
    value: t.exposeString("value", { description: "1 to 1,000 characters of plain text." }),
    url: t.exposeString("url", {
      nullable: true,
      description:
        "Where the entry leads to: the value of a `url` entry in normal form, or a link of its own.",
    }),
    show: t.exposeBoolean("show", { description: "Whether others see the entry." }),
  }),
});

const ProfileRef = builder.objectRef<Profile>("Profile").implement({
  description: "What the signed-in user shows of themselves, and what they hide.",
  fields: (t) => ({
    id: t.exposeInt("id", { nullable: true, description: "The number players name to support." }),
    nickname: t.exposeString("nickname", { nullable: true, description: "1 to 40 characters." }),
    brief: t.exposeString("brief", { nullable: true, description: "At most 500 characters of plain text." }),
    introduction: t.exposeString("brief", { nullable: true, description: "The same as `brief`." }),
    head: t.exposeString("head", {
      nullable: true,
      description: "Address of the picture, as `Image.url`: `{width}` is to be filled in.",
    }),
    country: t.exposeString("country", {
      nullable: true,
      description: "`alpha2Code` of the country of residence; seen by its owner only.",
    }),
    social: t.expose("social", { type: SocialRef, description: "Where else they are to be found." }),
    show_activity: t.exposeBoolean("show_activity", {
      description: "Whether comments, likes and follows are listed on the public page; on at first.",
    }),
    show_play_time: t.exposeBoolean("show_play_time", {
      description: "Whether play time is listed there as well; off until its owner says so.",
    }),
  }),
});

const WalletRef = builder.objectRef<Wallet>("Wallet").implement({
  description: "What the user holds, in meowcent (100 = 1 meow coin; silver counts at par).",
  fields: (t) => ({
    meowcent: t.expose("meowcent", { type: "Amount", description: "Coins, in meowcent." }),
    silver: t.expose("silver", { type: "Amount", description: "Silver, in meowcent." }),
  }),
});

/** The logged-in user. Other modules add fields of their own. */
export const MeRef = builder.objectRef<Me>("Me").implement({
  description: "The signed-in user, as only they see themselves.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "The user everywhere in the API; never changes." }),
    id: t.exposeInt("id", { description: "The number players name to support." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Name of the account, seen by its owner only.",
    }),
    email: t.exposeString("email", { description: "Mail address of the account, in lower case." }),
    email_verified: t.exposeBoolean("email_verified", {
      description: "Always true: an account exists once its mailbox is proven.",
    }),
    firebase_uid: t.exposeID("uuid", {
      description: "Subject at the sign-in service, `sub` of its tokens; the same as `uuid`.",
    }),
    token: t.string({
      nullable: true,
      description: "Always null: tokens come from the token fetch of the site, never from here.",
      resolve: () => null,
    }),
    country: t.exposeString("country", {
      nullable: true,
      description: "`alpha2Code` of the country of residence.",
    }),
    auth: t.expose("auth", { type: [RoleRef], description: "Roles." }),
    profile: t.expose("profile", {
      type: ProfileRef,
      description: "What they show of themselves, and hide.",
    }),
    metadata: t.expose("metadata", {
      type: [MetadataRef],
      description: "All further entries of the profile, in their order; also those that are hidden.",
    }),
    account: t.field({
      type: [AccountRef],
      description: "type 0 = meowcent, type 1 = silver; balances in meowcent units.",
      resolve: async (me, _args, context) =>
        accountsAt(context.platformKey, toAccounts(await walletOfMe(context, me))),
    }),
    wallet: t.field({
      type: WalletRef,
      description: "The same as `account`, by name.",
      resolve: (me, _args, context) => walletOfMe(context, me),
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When the account was made." }),
  }),
});

builder.queryField("me", (t) =>
  t.field({
    type: MeRef,
    nullable: true,
    description: "The signed-in user, or null for a guest.",
    args: {
      role: t.arg.string({
        description:
          "Who the site is for: `player` is everybody; who lacks another role is answered like a guest.",
      }),
    },
    resolve: (_parent, { role }, context) => findMe(context, role),
  }),
);

builder.mutationField("setUserCountry", (t) =>
  t.field({
    type: MeRef,
    description: "Country of residence: settable once; `profile/country-already-set` after that.",
    args: { country: t.arg.string({ required: true, description: "`alpha2Code` of the countries file." }) },
    resolve: (_parent, { country }, context) => setUserCountry(context, country),
  }),
);

const UserCountryRef = builder.objectRef<UserCountry>("UserCountry").implement({
  description: "A user's country of residence, as support set it.",
  fields: (t) => ({
    user_uuid: t.exposeID("user_uuid", { description: "Whose." }),
    country: t.exposeString("country", { description: "`alpha2Code`." }),
  }),
});

builder.mutationField("setUserCountryBySupport", (t) =>
  t.field({
    type: UserCountryRef,
    description:
      "Corrects a user's country of residence (roles support and root; not one's own). Noted in the audit log.",
    args: {
      user_uuid: t.arg.id({ required: true, description: "Whose; not one's own." }),
      country: t.arg.string({ required: true, description: "`alpha2Code` of the countries file." }),
      reason: t.arg.string({ required: true, description: "Why, for the audit log: 1 to 500 characters." }),
    },
    resolve: (_parent, args, context) => setUserCountryBySupport(context, args),
  }),
);

const AuthInputRef = builder.inputType("AuthInput", {
  description: "Settings of the account itself. Roles, mail address and password are not among them.",
  fields: (t) => ({
    name: t.string({ description: "Name of the account, seen by its owner only: 1 to 40 characters." }),
  }),
});

const SocialInputRef = builder.inputType("SocialInput", {
  description: "Links are https addresses of the site they are named after; an empty text takes a link away.",
  fields: (t) => ({
    email_show: t.boolean({ description: "Whether the mail address stands on the public page." }),
    google: t.string({ description: "On google.com or g.dev." }),
    facebook: t.string({ description: "On facebook.com or fb.com." }),
    twitter: t.string({ description: "On twitter.com or x.com." }),
    google_show: t.boolean({ description: "Whether that link stands on the public page." }),
    facebook_show: t.boolean({ description: "Whether that link stands on the public page." }),
    twitter_show: t.boolean({ description: "Whether that link stands on the public page." }),
  }),
});

const ProfileInputRef = builder.inputType("ProfileInput", {
  description: "What is left out, or null, stays as it is.",
  fields: (t) => ({
    nickname: t.string({ description: "1 to 40 characters of one line." }),
    brief: t.string({ description: "At most 500 characters of plain text." }),
    head: t.id({
      description: "uuid of a picture one uploaded (`uploadFile`, scope user); an empty text takes it away.",
    }),
    social: t.field({ type: SocialInputRef, description: "Where else one is to be found." }),
    show_activity: t.boolean({ description: "Whether comments, likes and follows are listed publicly." }),
    show_play_time: t.boolean({ description: "Whether play time is listed as well." }),
  }),
});

const MetadataInputRef = builder.inputType("MetadataInput", {
  description: "An entry of one's own in the profile. Name and value hold more than spaces.",
  fields: (t) => ({
    _cid: t.id({
      description: "As answered before; left out for a new entry. Letters, digits, - and _, at most 36.",
    }),
    name: t.string({ description: "1 to 40 characters." }),
    title: t.string({ description: "Read where `name` is left out." }),
    type: t.string({ description: "`string` (when left out), `textarea` or `url`." }),
    value: t.string({
      required: true,
      description: "1 to 1,000 characters; of a `url` entry, a web address.",
    }),
    url: t.string({ description: "A web address the entry leads to." }),
    show: t.boolean({ description: "Whether others see it; yes when left out." }),
  }),
});

builder.mutationField("setUser", (t) =>
  t.field({
    type: MeRef,
    description:
      "Changes what the user shows of themselves. With one thing wrong nothing is saved; facts of `input/invalid` name the field.",
    args: {
      auth: t.arg({ type: AuthInputRef, description: "Settings of the account." }),
      profile: t.arg({ type: ProfileInputRef, description: "What others may see." }),
      metadata: t.arg({
        type: [MetadataInputRef],
        description: "All further entries, at most 20, in their order: what is not listed is gone.",
      }),
    },
    resolve: (_parent, args, context) => setUser(context, args),
  }),
);
