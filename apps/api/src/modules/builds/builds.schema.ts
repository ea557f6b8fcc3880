import { builder } from "../../platform/builder.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { ErrorCodeRef } from "../../platform/shared-types.ts";
import { BuildKindRef, BuildLanguageRef, PlatformRef } from "../catalog/catalog.schema.ts";
import { endDownloadLinks } from "./download-links.ts";
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
    url: t.exposeString("url", { description: "With a ticket of this viewer; works until `expires_at`." }),
    filename: t.exposeString("filename", { nullable: true, description: "Of a download; null for web." }),
    version: t.exposeString("version", { description: "As its creator counts." }),
    size: t.exposeFloat("size", { description: "Bytes." }),
    needs_threads: t.exposeBoolean("needs_threads", {
      description: "A web build that plays only in a cross-origin isolated page (`/store/{id}/fullscreen`).",
    }),
    sha256: t.exposeString("sha256", { description: "Of the file, in hex." }),
    released_at: t.expose("released_at", {
      type: "DateTime",
      description: "When this version was uploaded.",
    }),
    expires_at: t.expose("expires_at", {
      type: "DateTime",
      nullable: true,
      description:
        "When the link stops working; null for downloads: when the game is no longer owned, or its owner calls `endDownloadLinks`.",
    }),
  }),
});

const StoreAuthorizationRef = builder.objectRef<StoreAuthorization>("StoreAuthorization").implement({
  description: "What a viewer may have of a game.",
  fields: (t) => ({
    authorized: t.exposeBoolean("authorized", { description: "Whether they own it." }),
    store_url: t.expose("store_url", {
      type: [StoreUrlRef],
      description:
        "The newest build per type, system and language that they may have; with `older`, all versions that they may download, the newest first.",
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
      "Whether the user owns the game, and the links for the given systems: a minute for web builds, as long as the game is owned for downloads. Refusals: `store/not-found`.",
    args: {
      id: t.arg.int({ required: true, description: "The game." }),
      os: t.arg.stringList({ description: "Only builds for these systems; absent: all." }),
      older: t.arg.boolean({ description: "Whether owners get the versions before as well; absent: no." }),
      locale: t.arg.string({
        description: "The reader's; absent: en-US. Decides languages and what is blocked.",
      }),
    },
    resolve: (_parent, args, context) => storeAuthorization(context, args),
  }),
);

builder.mutationField("endDownloadLinks", (t) =>
  t.boolean({
    description:
      "Ends all download links of the player, also those under way, as a password reset does. New ones are made by `getStoreAuthorizedAndFindStoreUrl`.",
    resolve: async (_parent, _args, context) => {
      await endDownloadLinks(context.db, requireViewer(context).uuid);
      return true;
    },
  }),
);
