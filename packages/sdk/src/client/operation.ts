import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** One of our operations as urql takes it: a typed document with the hash of its text in place of the text. */
export type Operation<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  /** The key of the text in `gen/persisted-documents.json`. */
  readonly documentId: string;
};

/**
 * Creates an operation's document from what the client preset outputs: its kind, name and hash. The generated
 * `<feature>/index.ts` calls it.
 *
 * @throws TypeError for anything else: the API would refuse it in production
 */
export function persisted<Data, Variables>(
  generated: TypedDocumentNode<Data, Variables>,
): Operation<Data, Variables> {
  const facts: unknown = Reflect.get(generated, "__meta__");
  if (!isFacts(facts)) throw new TypeError("Not a generated operation: run the code generator");
  const { kind, name, documentId } = facts;
  // urql reads the kind and the name of its first definition; its fields are on the server.
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
  };
  return document as unknown as Operation<Data, Variables>;
}

interface OperationFacts {
  readonly kind: "query" | "mutation";
  readonly name: string;
  readonly documentId: string;
}

function isFacts(value: unknown): value is OperationFacts {
  return (
    typeof value === "object" && value !== null && "documentId" in value && "kind" in value && "name" in value
  );
}
