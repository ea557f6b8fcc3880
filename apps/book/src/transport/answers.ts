import type { ErrorCode } from "@catnip/domain/errors";
import type { Operation } from "@catnip/sdk/client/operation.ts";

/** The response to an operation: data, or an error. */
export type Answer = { readonly documentId: string } & (
  | { readonly data: unknown }
  | { readonly refusal: ErrorCode }
);

/** Responds to an operation, typed by the SDK. */
export function answer<Data, Variables>(operation: Operation<Data, Variables>, data: Data): Answer {
  return { documentId: operation.documentId, data };
}

/** Responds to an operation with an error. */
export function refuse<Data, Variables>(operation: Operation<Data, Variables>, refusal: ErrorCode): Answer {
  return { documentId: operation.documentId, refusal };
}
