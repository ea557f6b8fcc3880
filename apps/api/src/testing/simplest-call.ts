import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from "graphql";
import type { RootOperation } from "../platform/graphql/root-operations.ts";

/** The operation with only its required arguments and a minimal selection. */
export function simplestCall({ kind, field }: RootOperation): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const given = args.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${kind} { ${field.name}${given ? `(${given})` : ""}${selection} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(", ")} }`;
  }
  if ("getValues" in type) return type.getValues()[0]?.name ?? "null";
  const closed = type.extensions["values"];
  if (Array.isArray(closed)) return JSON.stringify((closed as readonly unknown[])[0]);
  return LITERALS[type.name] ?? '"0198c0de-0000-7000-8000-000000000001"';
}

const LITERALS: Readonly<Record<string, string>> = {
  Int: "1",
  Float: "1",
  Amount: "1",
  Boolean: "true",
  DateTime: '"2026-03-01T12:00:00Z"',
};
