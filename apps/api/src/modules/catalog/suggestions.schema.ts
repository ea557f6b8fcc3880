import { SUGGESTION_TYPES } from "@catnip/domain/catalog";
import { closedSet } from "../../platform/closed-set.ts";
import { builder } from "../../platform/builder.ts";
import { suggestStores, type Suggestion } from "./suggestions.service.ts";
import { ImageRef } from "./store.schema.ts";

const SuggestionTypeRef = closedSet(
  "SuggestionType",
  "catalog",
  SUGGESTION_TYPES,
  "What the search box offers.",
);

const StoreSuggestionRef = builder.objectRef<Suggestion>("StoreSuggestion").implement({
  description: "Something the search box offers while typing.",
  fields: (t) => ({
    type: t.expose("type", { type: SuggestionTypeRef, description: "What it names." }),
    id: t.exposeID("id", { description: "Id of the game or tag, uuid of the creator." }),
    name: t.exposeString("name", { description: "In the reader's language where there is one." }),
    language: t.exposeString("language", {
      nullable: true,
      description: "Of the name, in lower case, `en-us`; null for creators.",
    }),
    image: t.expose("image", {
      type: ImageRef,
      nullable: true,
      description: "The game's square cover; null for tags and creators.",
    }),
    boundary_words: t.exposeString("boundary_words", { description: "As `Store.boundary_words`." }),
  }),
});

builder.queryField("findStoreSuggestion", (t) =>
  t.field({
    type: [StoreSuggestionRef],
    description:
      "Games, tags and creators whose name begins like what was typed, games first. Leaves out what the player never wants to see.",
    args: {
      keyword: t.arg.string({
        required: true,
        description: "What was typed so far; nothing searchable gives an empty list.",
      }),
      locale: t.arg.string({ description: "The reader's language. Usual: en-US." }),
      limit: t.arg.int({ description: "How many, 1 to 20. Usual: 8." }),
    },
    resolve: (_parent, args, context) => suggestStores(context, args),
  }),
);
