import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { tooLarge } from "./document-limits.ts";
import { compileOperation, type Operation } from "./operations.ts";

/** Counted while parsing, so that a long text is abandoned at once. */
const TOKENS_MAX = 4_000;

/**
 * Ad-hoc operations, for development and tests. Their size is limited before anything else looks at them, so that a
 * single request cannot take down a development server either. In a text with several operations, `operationName` picks
 * one.
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
      // Nested so deep that the parser's stack overflowed, or nothing an operation can be built from.
      const says = fault instanceof Error && !(fault instanceof RangeError) ? fault.message : null;
      return [new GraphQLError(says ?? "The query cannot be read.")];
    }
  };
}
