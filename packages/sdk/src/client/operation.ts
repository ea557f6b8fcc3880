import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** A generated operation: its types, plus kind, name and hash at run time. */
export type Operation<Data, Variables> = TypedDocumentNode<Data, Variables>;

/** What the code generator leaves of an operation in the bundle. */
export interface OperationFacts {
  readonly kind: "query" | "mutation";
  readonly name: string;
  /** `sha256:…`, the key of the text in `gen/persisted-documents.json`. */
  readonly documentId: string;
}

/**
 * The metadata of a generated operation.
 *
 * @throws TypeError for a document that did not come from the code generator: the API would refuse it in production
 */
export function factsOf(operation: object): OperationFacts {
  const facts: unknown = Reflect.get(operation, "__meta__");
  if (!isFacts(facts))
    throw new TypeError("Not a generated operation: run the code generator and import its document");
  return facts;
}

function isFacts(value: unknown): value is OperationFacts {
  return (
    typeof value === "object" && value !== null && "documentId" in value && "kind" in value && "name" in value
  );
}
