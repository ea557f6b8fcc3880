import { makeOperation, mapExchange, type Exchange } from "@urql/core";
import type { DocumentNode } from "graphql";
import { factsOf, type Operation } from "./operation.ts";

/**
 * Converts a generated operation to urql's form: a document with the hash and a definition with only kind and name. The
 * query text never reaches the browser.
 */
export function urqlDocument<Data, Variables>(
  operation: Operation<Data, Variables>,
): Operation<Data, Variables> {
  const known = made.get(operation);
  if (known) return known;
  const { kind, name, documentId } = factsOf(operation);
  const document = {
    kind: "Document",
    documentId,
    definitions: [
      {
        kind: "OperationDefinition",
        operation: kind,
        name: { kind: "Name", value: name },
        selectionSet: { kind: "SelectionSet", selections: [] },
      },
    ],
  } as unknown as Operation<Data, Variables>;
  made.set(operation, document);
  return document;
}

const made = new WeakMap<object, DocumentNode>();

/**
 * The last exchange before fetch: replaces the document by its hash, so that urql sends `{ documentId, variables }`.
 */
export const documentIdExchange: Exchange = mapExchange({
  onOperation: (operation) =>
    operation.kind === "teardown"
      ? operation
      : makeOperation(operation.kind, {
          ...operation,
          query: { ...operation.query, definitions: [] },
        }),
});
