import type { GraphQLField, GraphQLSchema } from "graphql";

/** One field of Query or Mutation. */
export type RootOperation = {
  readonly kind: "query" | "mutation";
  readonly field: GraphQLField<unknown, unknown>;
};

/** Every operation of a schema, in its order. */
export function operationsOf(schema: GraphQLSchema): readonly RootOperation[] {
  const fieldsOf = (kind: RootOperation["kind"], type: ReturnType<GraphQLSchema["getQueryType"]>) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...fieldsOf("query", schema.getQueryType()), ...fieldsOf("mutation", schema.getMutationType())];
}
