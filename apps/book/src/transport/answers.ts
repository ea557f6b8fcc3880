import type { ErrorCode } from "@catnip/domain/errors";
import type { Operation } from "@catnip/sdk/client/operation.ts";

/** The answer to one operation: data, or a refusal. */
export type Answer = { readonly documentId: string } & (
  | { readonly data: unknown }
  | { readonly refusal: ErrorCode }
);

/** Answers an operation, in the types of the SDK. */
export function answer<Data, Variables>(operation: Operation<Data, Variables>, data: Data): Answer {
  return { documentId: operation.documentId, data };
}

/** Refuses an operation. */
export function refuse<Data, Variables>(operation: Operation<Data, Variables>, refusal: ErrorCode): Answer {
  return { documentId: operation.documentId, refusal };
}
