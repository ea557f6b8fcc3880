import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { getOperationAST, parse, type ExecutionResult, type GraphQLSchema } from "graphql";
import type * as GraphqlJit from "graphql-jit";
import type { RequestContext } from "../context.ts";

// graphql-jit must see the very same `graphql` as the schema, which its CommonJS door guarantees under Node.
const { compileQuery, isCompiledQuery } = createRequire(import.meta.url)("graphql-jit") as typeof GraphqlJit;

export type Operation = {
  /** The operation's name in its document; null when it has none. */
  readonly name: string | null;
  readonly run: (
    context: RequestContext,
    variables: Record<string, unknown>,
  ) => ExecutionResult | Promise<ExecutionResult>;
};

export type Operations = { readonly find: (documentId: string) => Operation | null };

/**
 * Our own clients' operations by hash, compiled to functions when first asked for.
 *
 * @param file the generated `persisted-documents.json`: hash → text
 * @param reload read the file again when it changed, so that development needs no restart
 */
export function persistedOperations(schema: GraphQLSchema, file: string, reload: boolean): Operations {
  const compiled = new Map<string, Operation>();
  let texts = new Map<string, string>();
  let readAtMs = 0;

  const refresh = () => {
    if (!existsSync(file)) {
      // Production would refuse every question without it: better not to start.
      if (!reload) throw new Error(`The operations of our own clients are missing: ${file} is not there.`);
      return;
    }
    const { mtimeMs } = statSync(file);
    if (mtimeMs === readAtMs) return;
    texts = new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
    readAtMs = mtimeMs;
  };
  refresh();

  return {
    find: (documentId) => {
      const known = compiled.get(documentId);
      if (known) return known;
      if (reload && !texts.has(documentId)) refresh();
      const text = texts.get(documentId);
      if (text === undefined) return null;
      const operation = compileOperation(schema, text);
      compiled.set(documentId, operation);
      return operation;
    },
  };
}

/**
 * Compiles one operation.
 *
 * @param name which one, where the text holds several
 * @throws Error when the text does not fit the schema, which means that a client was built against another one
 */
export function compileOperation(schema: GraphQLSchema, text: string, name?: string): Operation {
  const document = parse(text);
  const definition = getOperationAST(document, name);
  if (!definition)
    throw new Error(
      name === undefined
        ? "The document must hold one operation, or `operationName` must name one of them."
        : `The document holds no operation "${name}".`,
    );
  // Its own JSON serialiser knows no scalars but the built-in ones; the engine's is as fast on answers of our size.
  const query = compileQuery(schema, document, name);
  if (!isCompiledQuery(query)) {
    throw new Error(
      `An operation does not fit the schema: ${query.errors?.map((error) => error.message).join("; ")}`,
    );
  }
  return {
    name: definition.name?.value ?? null,
    run: (context, variables) => query.query(undefined, context, variables),
  };
}
