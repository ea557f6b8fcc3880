import { defaultFieldResolver, isObjectType, type GraphQLSchema } from "graphql";
import { builder } from "../builder.ts";
import type { AccessRows } from "../roles/access.ts";
import { guardRoots } from "../roles/guard-roots.ts";

/** Builds the schema of everything registered with the builder, and puts the access checks in front of it. */
export const finishSchema = (access: AccessRows): GraphQLSchema =>
  guardRoots(withPlainFields(builder.toSchema()), access);

/** Fields that merely read a property lose their resolver, so that compiled operations read it without a call. */
function withPlainFields(made: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(made.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve === defaultFieldResolver) delete field.resolve;
    }
  }
  return made;
}
