import { builder } from "../../platform/builder.ts";
import { ErrorCodeRef } from "../../platform/shared-types.ts";
import { BuildKindRef, BuildLanguageRef, PlatformRef } from "../catalog/catalog.schema.ts";
import { storeAuthorization, type StoreAuthorization, type StoreUrl } from "./builds.service.ts";

const StoreUrlRef = builder.objectRef<StoreUrl>("StoreUrl").implement({
  description: "`type`: official or trial. Web links open the game's own origin; others download.",
  fields: (t) => ({
    type: t.expose("type", { type: BuildKindRef, description: "Which of the two." }),
    platform: t.expose("platform", { type: PlatformRef, description: "The system it runs on." }),
    language: t.expose("language", {
      type: BuildLanguageRef,
      description: "Lower-case locale of the build.",
    }),
    url: t.exposeString("url", { description: "With a ticket of this viewer; good until `expires_at`." }),
    filename: t.exposeString("filename", { nullable: true, description: "Of a download; null for web." }),
    version: t.exposeString("version", { description: "As its creator counts." }),
    size: t.exposeFloat("size", { description: "Bytes." }),
    sha256: t.exposeString("sha256", { description: "Of the file, in hex." }),
    expires_at: t.expose("expires_at", { type: "DateTime", description: "When the link stops working." }),
  }),
});

const StoreAuthorizationRef = builder.objectRef<StoreAuthorization>("StoreAuthorization").implement({
  description: "What a viewer may have of a game.",
  fields: (t) => ({
    authorized: t.exposeBoolean("authorized", { description: "Whether they own it." }),
    store_url: t.expose("store_url", {
      type: [StoreUrlRef],
      description: "The newest build per type, system and language that they may have.",
    }),
    trial_refusal: t.expose("trial_refusal", {
      type: ErrorCodeRef,
      nullable: true,
      description:
        "Why they may have none of its trials: `store/blocked`. Null: they may, or there are none.",
    }),
    official_refusal: t.expose("official_refusal", {
      type: ErrorCodeRef,
      nullable: true,
      description:
        "Why they may have none of its official builds: `auth/login-required`, `store/not-owned`, `store/not-released`, `store/blocked`. Null: they may, or there are none.",
    }),
  }),
});

builder.mutationField("getStoreAuthorizedAndFindStoreUrl", (t) =>
  t.field({
    type: StoreAuthorizationRef,
    description:
      "Whether the user owns the game, and the links for the given systems; links carry short-lived tickets. Refusals: `store/not-found`.",
    args: {
      id: t.arg.int({ required: true, description: "The game." }),
      os: t.arg.stringList({ description: "Only builds for these systems; absent: all." }),
      locale: t.arg.string({
        description: "The reader's; absent: en-US. Decides languages and what is blocked.",
      }),
    },
    resolve: (_parent, args, context) => storeAuthorization(context, args),
  }),
);
