import { builder } from "../../platform/builder.ts";
import { storeAuthorization, type StoreAuthorization, type StoreUrl } from "./builds.service.ts";

const StoreUrlRef = builder.objectRef<StoreUrl>("StoreUrl").implement({
  description: "`type`: official or trial. Web links open the game's own origin; others download.",
  fields: (t) => ({
    type: t.exposeString("type"),
    platform: t.exposeString("platform"),
    language: t.exposeString("language"),
    url: t.exposeString("url"),
    filename: t.exposeString("filename", { nullable: true }),
    version: t.exposeString("version"),
    size: t.exposeFloat("size", { description: "Bytes." }),
    sha256: t.exposeString("sha256"),
    expires_at: t.expose("expires_at", { type: "DateTime" }),
  }),
});

const StoreAuthorizationRef = builder.objectRef<StoreAuthorization>("StoreAuthorization").implement({
  fields: (t) => ({
    authorized: t.exposeBoolean("authorized"),
    store_url: t.expose("store_url", { type: [StoreUrlRef] }),
  }),
});

builder.mutationField("getStoreAuthorizedAndFindStoreUrl", (t) =>
  t.field({
    type: StoreAuthorizationRef,
    description:
      "Whether the user owns the game, and the links for the given systems; links carry short-lived tickets.",
    args: { id: t.arg.int({ required: true }), os: t.arg.stringList(), locale: t.arg.string() },
    resolve: (_parent, args, context) => storeAuthorization(context, args),
  }),
);
