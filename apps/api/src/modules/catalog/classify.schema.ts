import { builder } from "../../platform/builder.ts";
import { TranslationRef } from "../../platform/shared-types.ts";
import { findClassify, type Classify } from "./classify.service.ts";

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
      namespace: t.arg.string({
        required: true,
        description: "categories, tags, content-warnings, article-categories, platforms or locales.",
      }),
    },
    resolve: (_parent, { namespace }, context) => findClassify(context, namespace),
  }),
);
