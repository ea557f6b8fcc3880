import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from "graphql";
import { oneLine, page, said } from "./text.ts";

export type Link = (type: GraphQLNamedType) => string;

export function typePart(type: GraphQLNamedType, link: Link): string {
  return page([
    `### ${type.name}`,
    type.description ? oneLine(type.description) : null,
    membersOf(type, link),
  ]).trimEnd();
}

function membersOf(type: GraphQLNamedType, link: Link): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name, description }) => `- \`${name}\`${said(description)}`)
      .join("\n");
  if (isUnionType(type)) return `One of ${type.getTypes().map(link).join(", ")}.`;
  if (!isObjectType(type) && !isInputObjectType(type)) return "";
  return Object.values(type.getFields())
    .map((field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
      const args =
        "args" in field && field.args.length > 0
          ? `(${field.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(", ")})`
          : "";
      return `- \`${field.name}${args}: ${String(field.type)}\`${linked(field.type, link)}${said(field.description)}`;
    })
    .join("\n");
}

/** A link to what stands in brackets and exclamation marks, where that has a place of its own. */
export function linked(type: Parameters<typeof getNamedType>[0], link: Link): string {
  const named = getNamedType(type);
  if (
    !named ||
    (!isObjectType(named) && !isInputObjectType(named) && !isUnionType(named) && !isEnumType(named))
  )
    return "";
  return ` (${link(named)})`;
}
