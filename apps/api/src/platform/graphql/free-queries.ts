import {
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { LRUCache } from "lru-cache";
import { compileOperation, type Operation } from "./operations.ts";

/** Deeper than any of our screens asks. */
const DEPTH_MAX = 12;
/** Fields in one document, aliases included, however they are nested. */
const FIELDS_MAX = 400;
const TOKENS_MAX = 4_000;

/**
 * Operations written by hand, for development and tests. They are limited in depth and number of fields, so that a
 * development server cannot be brought down by one request either.
 */
export function freeQueries(schema: GraphQLSchema): (text: string) => Operation | readonly GraphQLError[] {
  const compiled = new LRUCache<string, Operation>({ max: 200 });
  return (text) => {
    const known = compiled.get(text);
    if (known) return known;
    try {
      const document = parse(text, { maxTokens: TOKENS_MAX });
      const problems = tooMuch(document) ?? validate(schema, document, specifiedRules, { maxErrors: 10 });
      if (problems.length > 0) return problems;
      const operation = compileOperation(schema, text);
      compiled.set(text, operation);
      return operation;
    } catch (fault) {
      if (fault instanceof GraphQLError) return [fault];
      // Nested so deep that the parser ran out of stack, or nothing that one operation can be made of.
      return [new GraphQLError(fault instanceof Error ? fault.message : "The query cannot be read.")];
    }
  };
}

function tooMuch(document: DocumentNode): readonly GraphQLError[] | null {
  let depth = 0;
  let deepest = 0;
  let fields = 0;
  visit(document, {
    Field: {
      enter: () => {
        fields += 1;
        deepest = Math.max(deepest, ++depth);
      },
      leave: () => {
        depth -= 1;
      },
    },
    [Kind.FRAGMENT_SPREAD]: () => {
      // A fragment counts where it is defined; spreading it many times multiplies, so spreads count as fields too.
      fields += 1;
    },
  });
  if (deepest <= DEPTH_MAX && fields <= FIELDS_MAX) return null;
  return [new GraphQLError(`The query is too large: at most ${DEPTH_MAX} levels and ${FIELDS_MAX} fields.`)];
}
