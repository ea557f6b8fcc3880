import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { tooLarge } from "./document-limits.ts";
import { compileOperation, type Operation } from "./operations.ts";

/** Counted while parsing, so that a long text is abandoned at once. */
const TOKENS_MAX = 4_000;

/** How many compiled operations are kept. One of the largest allowed takes less than a megabyte. */
const COMPILED_MAX = 50;

/**
 * Operations by their text: everybody's outside production, those of creators and staff in production (R-API-12). Size
 * is limited before anything else looks at a document. It is compiled like the operations of our own clients, so that
 * what is tested with texts holds for both. In a text with several operations, `operationName` picks one.
 */
export function adHocOperations(
  schema: GraphQLSchema,
): (text: string, operationName?: string) => Operation | readonly GraphQLError[] {
  const compiled = new LRUCache<string, Operation>({ max: COMPILED_MAX });
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
