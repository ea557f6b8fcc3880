import type { GraphQLError } from "graphql";
import type { ErrorFacts } from "../errors.ts";

/** The facts of a refusal that is about a value of the wrong type: its field. Nothing for other errors. */
export function wrongFieldFacts(error: Mistake): { readonly facts?: ErrorFacts } {
  const field = wrongField(error);
  return field === null ? {} : { facts: { field } };
}

export type Mistake = Pick<GraphQLError, "message"> & Partial<Pick<GraphQLError, "nodes" | "source">>;

/**
 * The variable, argument or input field whose value does not fit its type. The engine names it in its sentence
 * (variables) or by the place in the text (literals).
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
/** What is said of a literal that is not in a closed set. */
const LITERAL = /^(?:Not a value of |Value ".{0,100}" does not exist in |Enum )/;
/** `name: ` or, inside a list, `name: ["a", `. */
const NAME_BEFORE = /(\w{1,100})\s*:\s*(?:\[[^\]:]*)?$/;
const LOOK_BACK = 400;
