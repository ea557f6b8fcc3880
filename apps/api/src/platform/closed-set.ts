import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from "graphql";
import type { ScalarRef } from "@pothos/core";
import { builder } from "./builder.ts";
import { ApiError } from "./errors.ts";

type Types = typeof builder.$inferSchemaTypes;

/**
 * Where the type of an enum lives: `catalog` for the type of the same name in `@catnip/domain/catalog`, or
 * `catalog#Other`.
 */
export type DomainType = string;

/**
 * A fixed set of values, listed once in the domain: an enum if GraphQL can name all of its values, a scalar if not
 * (`boy-r18`, `1`). Both travel as the plain JSON value. The printed schema names the domain type, so that clients
 * compile against that very type.
 *
 * @param says what the set is about; the values of a scalar are appended
 * @param as `text`: a scalar in any case, for values that have always been quoted (`action_type: "consume"`), which an
 *   enum would reject
 */
export function closedSet<const Value extends string | number>(
  name: string,
  domain: DomainType,
  values: readonly Value[],
  says: string,
  as: "value" | "text" = "value",
): ScalarRef<Types, Value, Value> {
  const extensions = { domain: domain.includes("#") ? domain : `${domain}#${name}`, values };
  const ref =
    as === "value" && values.every(isName)
      ? builder.enumType(name, { description: says, values: values as readonly string[], extensions })
      : builder.addScalarType(name as never, scalarOf(name, values, says, extensions));
  // Pothos knows scalar names from one list; these are named by their modules, and used by reference only.
  return ref as unknown as ScalarRef<Types, Value, Value>;
}

const isName = (value: string | number) => typeof value === "string" && /^[_a-z]\w*$/i.test(value);

function scalarOf<Value extends string | number>(
  name: string,
  values: readonly Value[],
  says: string,
  extensions: Readonly<Record<string, unknown>>,
) {
  const known: ReadonlySet<unknown> = new Set(values);
  return new GraphQLScalarType<Value, Value>({
    name,
    description: `${says} ${listOf(values)}`.trim(),
    serialize: (value) => {
      if (!known.has(value)) throw new TypeError(`Not a value of ${name}`);
      return value as Value;
    },
    parseValue: (value) => {
      if (!known.has(value)) throw new ApiError("input/invalid", `Not a value of ${name}.`);
      return value as Value;
    },
    // With its position in the document, from which the error derives the argument.
    parseLiteral: (node) => {
      const value = valueFromASTUntyped(node);
      if (!known.has(value)) throw new GraphQLError(`Not a value of ${name}.`, { nodes: node });
      return value as Value;
    },
    extensions,
  });
}

/** A longer list is better looked up elsewhere. */
const LISTED_MAX = 30;

const listOf = (values: readonly (string | number)[]) =>
  values.length > LISTED_MAX ? "" : `One of ${values.map((value) => `\`${value}\``).join(", ")}.`;
