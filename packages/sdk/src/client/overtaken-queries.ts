import { makeOperation, mapExchange, type Exchange, type Operation, type OperationResult } from "@urql/core";

/**
 * Marks a query's result as stale, and sends the query again, if a mutation of what it shows has been answered while it
 * was under way: the API may have read before the mutation wrote. The document cache refetches only what it holds, which
 * a query under way is not. Stands right after the cache.
 */
export const overtakenQueriesExchange: Exchange = (input) => {
  /** By key: queries under way, and the types that mutations have changed since. */
  const underWay = new Map<number, { readonly query: Operation; readonly changed: Set<string> }>();
  return mapExchange({
    onOperation: (operation) => {
      const { kind, key } = operation;
      if (kind === "query") underWay.set(key, { query: operation, changed: new Set() });
      if (kind === "teardown") underWay.delete(key);
    },
    onResult: (result) => {
      const { kind, key } = result.operation;
      const types = typesOf(result);
      if (kind === "mutation")
        for (const { changed } of underWay.values()) for (const type of types) changed.add(type);
      const sent = underWay.get(key);
      underWay.delete(key);
      if (!sent || ![...types].some((type) => sent.changed.has(type))) return result;
      const { query } = sent;
      input.client.reexecuteOperation(
        makeOperation("query", query, { ...query.context, requestPolicy: "network-only" }),
      );
      return { ...result, stale: true };
    },
  })(input);
};

/** The types in a result, and those that its operation names. */
function typesOf({ operation, data }: OperationResult): Set<string> {
  const types = new Set(operation.context.additionalTypenames);
  JSON.stringify(data, (name, value: unknown) => {
    if (name === "__typename" && typeof value === "string") types.add(value);
    return value;
  });
  return types;
}
