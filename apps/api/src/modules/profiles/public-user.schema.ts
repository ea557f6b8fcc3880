import { builder } from "../../platform/builder.ts";
import type { Person } from "./person.ts";
import { MetadataRef, SocialRef } from "./profiles.schema.ts";
import { findPublicUsers, type PublicUser } from "./public-users.ts";

export const PersonRef = builder.objectRef<Person>("Person").implement({
  description: "A person as a list names them. All fields null: an anonymous player.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { nullable: true, description: "Leads to the public page `/user/{uuid}`." }),
    nickname: t.exposeString("nickname", { nullable: true, description: "What they want to be called." }),
    brief: t.exposeString("brief", { nullable: true, description: "A few words about themselves." }),
    introduction: t.exposeString("brief", { nullable: true, description: "The same as `brief`." }),
    head: t.exposeString("head", {
      nullable: true,
      description: "Address of the picture, as `Image.url`: `{width}` is to be filled in.",
    }),
  }),
});

/** Other modules add their own fields: followers, activities. */
export const PublicUserRef = builder.objectRef<PublicUser>("PublicUser").implement({
  description: "A person's public profile; what they hide is absent.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Leads to the public page `/user/{uuid}`." }),
    social: t.expose("social", { type: SocialRef, description: "Where else they are to be found." }),
    profile: t.expose("profile", { type: PersonRef, description: "Name, picture and a few words." }),
    metadata: t.expose("metadata", {
      type: [MetadataRef],
      description: "Further entries of the profile, only those their owner shows.",
    }),
  }),
});

builder.queryField("findUserPublic", (t) =>
  t.field({
    type: [PublicUserRef],
    description:
      "People as others see them, in the order asked for, at most 100. Who is gone is absent, as is who never was.",
    args: {
      uuid: t.arg.idList({ required: true, description: "uuids of users; what is none counts as absent." }),
    },
    resolve: async (_parent, { uuid }, context) => [...(await findPublicUsers(context, uuid))],
  }),
);
