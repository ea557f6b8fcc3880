import type { GraphQLError } from "graphql";
import type { ErrorFacts } from "../errors.ts";

/** The details of an error about a value of the wrong type: its field. Empty for other errors. */
export function wrongFieldFacts(error: Mistake): { readonly facts?: ErrorFacts } {
  const field = wrongField(error);
  return field === null ? {} : { facts: { field } };
}

export type Mistake = Pick<GraphQLError, "message"> & Partial<Pick<GraphQLError, "nodes" | "source">>;

/**
 * The variable, argument or input field whose value has the wrong type. The engine names it in its message (variables)
 * or by the position in the document (literals).
 */
function wrongField({ message, nodes, source }: Mistake): string | null {
  const variable = VARIABLE.exec(message)?.[1];
  if (variable) return variable;
  const [value] = nodes ?? [];
  if (!value?.loc || !source || !LITERAL.test(message)) return null;
  const before = source.body.slice(Math.max(0, value.loc.start - LOOK_BACK), value.loc.start);
  return NAME_BEFORE.exec(before)?.[1] ?? null;
}

const VARIABLE = /^Variable "\$(\w{1,100})" (?:got invalid value|of )/;
/** The message for a literal outside a fixed set. */
const LITERAL = /^(?:Not a value of |Value ".{0,100}" does not exist in |Enum )/;
/** `name: ` or, inside a list, `name: ["a", `. */
const NAME_BEFORE = /(\w{1,100})\s*:\s*(?:\[[^\]:]*)?$/;
const LOOK_BACK = 400;
