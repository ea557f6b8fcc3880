import { ERROR_SENTENCES, isErrorCode, MESSAGE_CODES } from "@catnip/domain/errors";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { operationsOf, type RootOperation } from "../platform/graphql/root-operations.ts";
import { LIMIT_CLASSES, type LimitClass, type LimitName } from "../platform/limits/limit-classes.ts";
import { accessRow, type AccessRow, type AccessRows } from "../platform/roles/access.ts";
import { ROLES } from "../platform/roles/roles.ts";
import type { ModuleSource } from "./module-sources.ts";

/** The API reference: file name → text. */
export function referencePages(
  schema: GraphQLSchema,
  modules: readonly ModuleSource[],
  access: AccessRows,
): ReadonlyMap<string, string> {
  const operations = new Map(
    operationsOf(schema).map((operation) => {
      const { name } = operation.field;
      return [name, { ...operation, row: accessRow(access, name) }];
    }),
  );
  const shown = modules.filter(
    ({ operations: own, types }) => own.length > 0 || types.some((type) => schema.getType(type)),
  );
  const pages = shown.map((module): [string, string] => [
    `${module.name}.md`,
    modulePage(schema, module, operations, moduleOfTypes(shown)),
  ]);
  return new Map([["README.md", indexPage(schema, shown, operations)], ...pages]);
}

/** An operation, and who may call it. */
type DocumentedOperation = RootOperation & { readonly row: AccessRow | null };
type Operations = ReadonlyMap<string, DocumentedOperation>;

const GENERATED =
  "<!-- Written by `pnpm generate` from the schema, the access matrix and the error codes. -->";

function indexPage(schema: GraphQLSchema, modules: readonly ModuleSource[], operations: Operations): string {
  const codes = Object.entries({ ...ERROR_SENTENCES, ...MESSAGE_CODES }).map(
    ([code, sentence]) => `- \`${code}\`: ${sentence}`,
  );
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !moduleOfTypes(modules).has(type.name),
  );
  return page([
    "# The API",
    GENERATED,
    "One address, `POST /graphql`, with the headers `content-type: application/json` and `accept-version: v2`; who is signed in sends `Authorization: Bearer <token>`. The body names an operation by its hash (`documentId`) or its text (`query`; in production only with the token of a creator or of staff), and gives `variables`; `operationName` says which one where a text holds several. `Accept` chooses between `application/graphql-response+json`, where requests that cannot be run are answered 400, and `application/json`, where they are answered 200 when it is asked for by name. A refusal is an entry of `errors` with `extensions.code` from the list below, numbers for the reader's sentence in `extensions.facts`, and for `9999` a `request_id`. Amounts are whole numbers: meowcent (100 are one coin) or minor units of a currency (two decimals).",
    "## Operations",
    ...modules.map(({ name, operations: own }) =>
      own.length === 0
        ? null
        : [
            `### [${name}](${name}.md)`,
            own
              .flatMap((operation) => {
                const known = operations.get(operation);
                return known
                  ? [`- [\`${operation}\`](${name}.md#${operation.toLowerCase()}): ${whoIn(known.row)}`]
                  : [];
              })
              .join("\n"),
          ].join("\n\n"),
    ),
    "## How often",
    "Counted per signed-in user or per network address (an IPv6 /64 is one), each alias of a request as one call. One more is refused with `request/too-many`, `retry_after` (seconds) in the facts and a `Retry-After` header. While the counters are away, reads go on uncounted and everything else is refused with `service/unavailable`.",
    Object.entries<LimitClass>(LIMIT_CLASSES)
      .map(([name, limitClass]) => `- \`${name}\`: ${rulesIn(limitClass)}`)
      .join("\n"),
    "## Codes",
    codes.join("\n"),
    "## Scalars",
    scalars.map(({ name, description }) => `- \`${name}\`: ${oneLine(description)}`).join("\n"),
  ]);
}

function modulePage(
  schema: GraphQLSchema,
  { name, operations: own, types, codes }: ModuleSource,
  operations: Operations,
  moduleOf: ReadonlyMap<string, string>,
): string {
  const link = (type: GraphQLNamedType) => {
    const home = moduleOf.get(type.name);
    if (!home) return `\`${type.name}\``;
    return `[\`${type.name}\`](${home === name ? "" : `${home}.md`}#${type.name.toLowerCase()})`;
  };
  const shownTypes = types.flatMap((type) => schema.getType(type) ?? []);
  return page([
    `# ${name}`,
    GENERATED,
    "[All operations, limits and codes](README.md)",
    ...own.flatMap((operation) => {
      const known = operations.get(operation);
      return known ? [operationPart(known, link)] : [];
    }),
    codes.length > 0
      ? `## Refusals of this module\n\n${codes.map((code) => `- \`${code}\`: ${ERROR_SENTENCES[code]}`).join("\n")}`
      : null,
    shownTypes.length > 0 ? "## Types" : null,
    ...shownTypes.map((type) => typePart(type, link)),
  ]);
}

type Link = (type: GraphQLNamedType) => string;

function operationPart({ kind, field, row }: DocumentedOperation, link: Link): string {
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

const TOUCHES: Readonly<Record<AccessRow["touches"], string>> = {
  none: "nothing that is kept for anybody",
  public: "what anybody may see",
  own: "the asker's own; another's is answered like nothing",
  any: "everybody's",
};

function whoIn(row: AccessRow | null): string {
  if (!row) return "nobody";
  if (row.who.guest) return "everybody";
  if (row.who.player) return row.payToken ? "players, pay tokens" : "players";
  return ROLES.filter((role) => row.who[role]).join(", ");
}

function limitsIn({ limit, limitWith }: AccessRow): string {
  const usual = `\`${limit}\`, ${rulesOf(limit)}`;
  return limitWith
    ? `${usual}; with \`${limitWith.argument}\` \`${limitWith.limit}\`, ${rulesOf(limitWith.limit)}`
    : usual;
}

const rulesOf = (name: LimitName) => rulesIn(LIMIT_CLASSES[name]);

const rulesIn = ({ rules }: LimitClass) =>
  rules
    .map(
      ({ max, windowSeconds, per }) => `${max} ${windowSeconds === 60 ? "a minute" : "an hour"} per ${per}`,
    )
    .join(" and ");

/** The errors from the access matrix, and those named in the description. */
function refusalsOf(description: string | null | undefined, row: AccessRow | null): readonly string[] {
  const named = [...(description ?? "").matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code ?? "");
  const codes = [
    ...(row && !row.who.guest ? ["auth/login-required", "auth/forbidden"] : []),
    ...named.filter(isErrorCode),
    "input/invalid",
    row ? "request/too-many" : "auth/forbidden",
    "service/unavailable",
  ];
  return [...new Set(codes)];
}

function typePart(type: GraphQLNamedType, link: Link): string {
  return page([
    `### ${type.name}`,
    type.description ? oneLine(type.description) : null,
    playersOf(type, link),
  ]).trimEnd();
}

function playersOf(type: GraphQLNamedType, link: Link): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name, description }) => `- \`${name}\`${said(description)}`)
      .join("\n");
  if (isUnionType(type)) return `One of ${type.getTypes().map(link).join(", ")}.`;
  if (!isObjectType(type) && !isInputObjectType(type)) return "";
  return Object.values(type.getFields())
    .map((field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
      const args =
        "args" in field && field.args.length > 0
          ? `(${field.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(", ")})`
          : "";
      return `- \`${field.name}${args}: ${String(field.type)}\`${linked(field.type, link)}${said(field.description)}`;
    })
    .join("\n");
}

function moduleOfTypes(modules: readonly ModuleSource[]): ReadonlyMap<string, string> {
  return new Map(modules.flatMap(({ name, types }) => types.map((type): [string, string] => [type, name])));
}

/** Links the type inside brackets and exclamation marks, if it has a page. */
function linked(type: Parameters<typeof getNamedType>[0], link: Link): string {
  const named = getNamedType(type);
  if (
    !named ||
    (!isObjectType(named) &&
      !isInputObjectType(named) &&
      !isUnionType(named) &&
      !isEnumType(named) &&
      !isClosedSet(named))
  )
    return "";
  return ` (${link(named)})`;
}

const isClosedSet = (type: GraphQLNamedType) => isScalarType(type) && "values" in type.extensions;

const usualOf = ({ defaultValue }: GraphQLArgument): string =>
  defaultValue === undefined ? "" : ` = ${JSON.stringify(defaultValue)}`;

const said = (description: string | null | undefined): string =>
  description ? `: ${oneLine(description)}` : "";

const oneLine = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s+/g, " ").trim();

const page = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== "").join("\n\n")}\n`;
