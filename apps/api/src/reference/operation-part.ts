import type { GraphQLArgument } from "graphql";
import type { RootOperation } from "../platform/graphql/root-operations.ts";
import type { AccessRow } from "../platform/roles/access.ts";
import { limitsIn, refusalsOf, TOUCHES, whoIn } from "./access-words.ts";
import { oneLine, page, said } from "./text.ts";
import { linked, type Link } from "./type-part.ts";

/** An operation, and who may ask it. */
export type DocumentedOperation = RootOperation & { readonly row: AccessRow | null };

export function operationPart({ kind, field, row }: DocumentedOperation, link: Link): string {
  const args = field.args.map(
    (arg) =>
      `- \`${arg.name}: ${String(arg.type)}${usualOf(arg)}\`${linked(arg.type, link)}${said(arg.description)}`,
  );
  return page([
    `## ${field.name}`,
    field.description ? oneLine(field.description) : null,
    [
      `- Kind: ${kind}`,
      `- Who: ${whoIn(row)}`,
      `- Touches: ${row ? TOUCHES[row.touches] : "nothing"}`,
      `- How often: ${row ? limitsIn(row) : "never"}`,
      ...(row?.audited ? ["- Writes an audit event in the same transaction"] : []),
      `- Answers: \`${String(field.type)}\`${linked(field.type, link)}`,
      `- Refusals: ${refusalsOf(field.description, row)
        .map((code) => `\`${code}\``)
        .join(", ")}`,
    ].join("\n"),
    args.length > 0 ? `Arguments:\n\n${args.join("\n")}` : null,
  ]).trimEnd();
}

const usualOf = ({ defaultValue }: GraphQLArgument): string =>
  defaultValue === undefined ? "" : ` = ${JSON.stringify(defaultValue)}`;
