import { builder } from "../../platform/builder.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { documentHistory, type DocumentHistory, type DocumentVersion } from "./document-history.ts";
import { findConfigurationDocument, type CurrentDocument } from "./read-documents.ts";
import { restoreDocument, setDocument } from "./set-document.ts";

const PATH =
  "A classify path: `configuration/pages/default`, `…/header`, `…/footer`, `…/article/{uuid}`, `…/store/{id}`, `others/langs`, `tags/submit`, `price/price-rate`, `price/recharge` or `price/providers`.";
const BRAND = "A brand, or `shared` for the document of all brands that have none of their own.";
const REASON = "Why, for the history; up to 500 characters.";
const EXPECTED =
  "The newest version the writer saw, 0 for none. Another newest one is answered with `request/version-conflict`.";

const DocumentRef = builder.objectRef<CurrentDocument>("ConfigurationDocument").implement({
  description: "The current document of a classify path.",
  fields: (t) => ({
    path: t.exposeString("path", { description: "The classify path." }),
    platform_key: t.exposeString("platform_key", { description: "Whose document it is; see `shared`." }),
    version: t.exposeInt("version", {
      description: "Counts from 1; 0: none was written, this is the built-in.",
    }),
    document: t.field({
      type: "JSON",
      description: "The document; its form depends on the path.",
      resolve: ({ document }) => document,
    }),
    updated_at: t.expose("updated_at", {
      type: "DateTime",
      nullable: true,
      description: "When this version was written.",
    }),
  }),
});

const VersionRef = builder.objectRef<DocumentVersion>("ConfigurationVersion").implement({
  description: "One version of a document, as it was written.",
  fields: (t) => ({
    path: t.exposeString("path", { description: "The classify path." }),
    platform_key: t.exposeString("platform_key", { description: BRAND }),
    version: t.exposeInt("version", { description: "Counts from 1; the greatest is the current one." }),
    document: t.field({ type: "JSON", description: "As it was kept.", resolve: ({ document }) => document }),
    author: t.exposeID("author", {
      nullable: true,
      description: "Uuid of who wrote it; null: the installation.",
    }),
    reason: t.exposeString("reason", { description: "Why it was written." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was written." }),
  }),
});

const HistoryRef = builder.objectRef<DocumentHistory>("ConfigurationHistory").implement({
  description: "Versions of one document, newest first.",
  fields: (t) => ({
    total: t.exposeInt("total", {
      description: "How many there are on all pages; 0 on pages beyond the last.",
    }),
    list: t.expose("list", { type: [VersionRef], description: "This page of them." }),
  }),
});

builder.queryField("findConfigurationDocument", (t) =>
  t.field({
    type: DocumentRef,
    description: "The current document of a classify path. Public; may be up to 10 seconds old.",
    args: {
      path: t.arg.string({ required: true, description: PATH }),
      platform_key: t.arg.string({ description: `${BRAND} Absent: the brand of the page that asks.` }),
    },
    resolve: (_parent, { path, platform_key }, context) =>
      findConfigurationDocument(context, path, platform_key),
  }),
);

builder.queryField("findConfigurationHistory", (t) =>
  t.field({
    type: HistoryRef,
    description: "Every version of a document, newest first, with who wrote it and why. Root only.",
    args: {
      path: t.arg.string({ required: true, description: PATH }),
      platform_key: t.arg.string({ required: true, description: BRAND }),
      q: t.arg({ type: PageInputRef, description: "Which page of the list." }),
      limit: t.arg.int({ description: "Versions per page, 1 to 100; 20 unless said." }),
    },
    resolve: (_parent, { path, platform_key, q, limit }, context) =>
      documentHistory(context, path, platform_key, q, limit),
  }),
);

builder.mutationField("setConfigurationDocument", (t) =>
  t.field({
    type: DocumentRef,
    description:
      "Writes the next version of a document. Root only; a document of another form is refused with `input/invalid` and the field. Prices, plans and the switches of providers take effect in the same transaction.",
    args: {
      path: t.arg.string({ required: true, description: PATH }),
      platform_key: t.arg.string({ required: true, description: BRAND }),
      document: t.arg({ type: "JSON", required: true, description: "The whole document." }),
      reason: t.arg.string({ required: true, description: REASON }),
      expected_version: t.arg.int({ required: true, description: EXPECTED }),
    },
    resolve: (_parent, asked, context) => setDocument(context, asked),
  }),
);

builder.mutationField("restoreConfigurationDocument", (t) =>
  t.field({
    type: DocumentRef,
    description: "Makes an old version of a document the newest again, as a version of its own. Root only.",
    args: {
      path: t.arg.string({ required: true, description: PATH }),
      platform_key: t.arg.string({ required: true, description: BRAND }),
      version: t.arg.int({ required: true, description: "The version to go back to." }),
      reason: t.arg.string({ required: true, description: REASON }),
      expected_version: t.arg.int({ required: true, description: EXPECTED }),
    },
    resolve: (_parent, asked, context) => restoreDocument(context, asked),
  }),
);
