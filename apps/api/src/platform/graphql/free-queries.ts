import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { tooLarge } from "./document-limits.ts";
import { compileOperation, type Operation } from "./operations.ts";

/** Counted while reading, so that a long text is given up at once. */
const TOKENS_MAX = 4_000;

/**
 * Operations written by hand, for development and tests. They are limited in size before anything else looks at
 * them, so that a development server cannot be brought down by one request either. Where a text holds several,
 * `operationName` says which one is meant.
 */
export function freeQueries(
  schema: GraphQLSchema,
): (text: string, operationName?: string) => Operation | readonly GraphQLError[] {
  const compiled = new LRUCache<string, Operation>({ max: 200 });
  return (text, operationName) => {
    const key = JSON.stringify([text, operationName]);
    const known = compiled.get(key);
    if (known) return known;
    try {
      const document = parse(text, { maxTokens: TOKENS_MAX });
      const large = tooLarge(schema, document);
      if (large) return [large];
      const problems = validate(schema, document, specifiedRules, { maxErrors: 10 });
      if (problems.length > 0) return problems;
      const operation = compileOperation(schema, text, operationName);
      compiled.set(key, operation);
      return operation;
    } catch (fault) {
      if (fault instanceof GraphQLError) return [fault];
      // Nested so deep that the parser ran out of stack, or nothing that one operation can be made of.
      const says = fault instanceof Error && !(fault instanceof RangeError) ? fault.message : null;
      return [new GraphQLError(says ?? "The query cannot be read.")];
    }
  };
}
