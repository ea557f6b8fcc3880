import { stringifyVariables } from "@urql/core";
import { factsOf, type Operation } from "./operation.ts";

/**
 * What the browser's client sends to ask an operation, byte for byte: whoever has asked the same before can hand it the answer.
 *
 * @throws TypeError for a document that did not come from the code generator
 */
export function requestBody<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): string {
  return stringifyVariables({ documentId: factsOf(operation).documentId, variables });
}
