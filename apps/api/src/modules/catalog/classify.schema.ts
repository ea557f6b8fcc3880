import { CLASSIFY_NAMESPACES } from "@catnip/domain/catalog";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { TranslationInputRef, TranslationRef } from "../../platform/shared-types.ts";
import { findClassify, type Classify } from "./classify.service.ts";
import { setClassify } from "./set-classify.ts";

const NamespaceRef = closedSet(
  "ClassifyNamespace",
  "catalog",
  CLASSIFY_NAMESPACES,
  "The name of a controlled list.",
);

const ClassifyRef = builder.objectRef<Classify>("Classify").implement({
  description: "One entry of a controlled list.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "As filters name it, for example `slow-burn`." }),
    path: t.exposeString("path", { description: "Namespace and id: `tags/slow-burn`." }),
    t: t.expose("t", {
      type: [TranslationRef],
      description: "Its names: key `name`, one per language that has one, lower case.",
    }),
  }),
});

builder.queryField("findClassify", (t) =>
  t.field({
    type: [ClassifyRef],
    description: "A controlled list, in its own order. An unknown namespace is refused with `input/invalid`.",
    args: {
      namespace: t.arg({ type: NamespaceRef, required: true, description: "Which list." }),
    },
    resolve: (_parent, { namespace }, context) => findClassify(context, namespace),
  }),
);

builder.mutationField("setClassify", (t) =>
  t.field({
    type: ClassifyRef,
    description:
      "For root: adds a tag or a content warning, or changes its names. What is so already stays as it is.",
    args: {
      namespace: t.arg({
        type: NamespaceRef,
        required: true,
        description: "`tags` or `content-warnings`; the other lists are part of the product.",
      }),
      id: t.arg.id({ required: true, description: "Lower-case words with hyphens, such as `slow-burn`." }),
      t: t.arg({
        type: [TranslationInputRef],
        required: true,
        description:
          "All its names, at most 40 characters each: key `name`, `en-US` and any other languages.",
      }),
      reason: t.arg.string({ required: true, description: "At most 500 characters, for the audit log." }),
    },
    resolve: async (_parent, args, context) => (await setClassify(context, args)).entry,
  }),
);
