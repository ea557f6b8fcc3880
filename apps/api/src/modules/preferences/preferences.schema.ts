import { builder } from "../../platform/builder.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { MeRef } from "../profiles/profiles.schema.ts";
import { preferenceOf, setStorePreference, type Preference } from "./preferences.service.ts";

const StorePreferenceRef = builder.objectRef<Preference>("StorePreference").implement({
  description:
    "What a player likes, and never wants to see. Lists of games leave out what is hidden; cart, wishlist, purchases and a game asked for by id do not.",
  fields: (t) => ({
    liked_tag_id: t.exposeStringList("liked_tag_id", { description: "Tags that recommendations prefer." }),
    hidden_tag_id: t.exposeStringList("hidden_tag_id", { description: "Tags never to be listed." }),
    hidden_content_warning: t.exposeStringList("hidden_content_warning", {
      description: "Content warnings never to be listed.",
    }),
    hidden_author_uuid: t.exposeStringList("hidden_author_uuid", {
      description: "Authors whose games are never to be listed.",
    }),
    discreet: t.exposeBoolean("discreet", {
      description:
        "Whether what others may see is neutral: the names of downloaded files, tab titles, covers.",
    }),
  }),
});

builder.objectField(MeRef, "store_preference", (t) =>
  t.field({
    type: StorePreferenceRef,
    description: "What the player likes, and never wants to see in lists of games.",
    resolve: (me, _args, context) => preferenceOf(context, me.uuid),
  }),
);

builder.mutationField("setStorePreference", (t) =>
  t.field({
    type: StorePreferenceRef,
    description:
      "Replaces the lists that are given and keeps the others. A tag both liked and hidden is hidden. Refused with `input/invalid` for words that are not in the controlled list (`findClassify`), and for more than 200.",
    args: {
      liked_tag_id: t.arg.stringList({ description: "Ids of tags. Absent: as before." }),
      hidden_tag_id: t.arg.stringList({ description: "Ids of tags. Absent: as before." }),
      hidden_content_warning: t.arg.stringList({
        description: "Ids of content warnings. Absent: as before.",
      }),
      hidden_author_uuid: t.arg.stringList({ description: "Uuids of authors. Absent: as before." }),
      discreet: t.arg.boolean({ description: "Absent: as before." }),
    },
    resolve: (_parent, args, context) => setStorePreference(context, requireViewer(context).uuid, args),
  }),
);
