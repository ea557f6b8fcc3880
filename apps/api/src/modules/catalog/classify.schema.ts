import { CLASSIFY_NAMESPACES } from "@catnip/domain/catalog";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { TranslationRef } from "../../platform/shared-types.ts";
import { findClassify, type Classify } from "./classify.service.ts";

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
