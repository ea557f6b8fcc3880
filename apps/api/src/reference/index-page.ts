import { ERROR_CODES, MESSAGE_CODES } from "@catnip/domain/errors";
import type { GraphQLSchema } from "graphql";
import { LIMIT_CLASSES, type LimitClass } from "../platform/limits/limit-classes.ts";
import { rulesIn, whoIn } from "./access-words.ts";
import { GENERATED, type Operations } from "./module-page.ts";
import type { ModuleSource } from "./module-sources.ts";
import { oneLine, page } from "./text.ts";

export function indexPage(
  schema: GraphQLSchema,
  modules: readonly ModuleSource[],
  operations: Operations,
): string {
  const codes = Object.entries({ ...ERROR_CODES, ...MESSAGE_CODES }).map(
    ([code, sentence]) => `- \`${code}\`: ${sentence}`,
  );
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => type.astNode === undefined && "serialize" in type,
  );
  return page([
    "# The API",
    GENERATED,
    "One address, `POST /graphql`, with the headers `content-type: application/json` and `accept-version: v2`; who is signed in sends `Authorization: Bearer <token>`. The body names an operation by its hash (`documentId`) or, outside production, by its text (`query`), and gives `variables`; `operationName` says which one where a text holds several. `Accept` chooses between `application/graphql-response+json`, where requests that cannot be run are answered 400, and `application/json`, where they are answered 200 when it is asked for by name. A refusal is an entry of `errors` with `extensions.code` from the list below, numbers for the reader's sentence in `extensions.facts`, and for `9999` a `request_id`. Amounts are whole numbers: meowcent (100 are one coin) or minor units of a currency (two decimals).",
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
