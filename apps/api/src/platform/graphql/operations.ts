import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { getOperationAST, parse, type ExecutionResult, type GraphQLSchema } from "graphql";
import type * as GraphqlJit from "graphql-jit";
import type { RequestContext } from "../context.ts";

// graphql-jit must load the very same `graphql` instance as the schema, which its CommonJS build guarantees under Node.
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
 * Our own clients' operations by hash, compiled lazily.
 *
 * @param file the generated `persisted-documents.json`: hash → text
 * @param reload reread the file when it changed, so that development needs no restart
 */
export function persistedOperations(schema: GraphQLSchema, file: string, reload: boolean): Operations {
  const compiled = new Map<string, Operation>();
  let texts = new Map<string, string>();
  let readAtMs = 0;

  const refresh = () => {
    if (!existsSync(file)) {
      // Production would reject every request without it, so fail at startup.
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
 * @param name which one, if the text has several
 * @throws Error when the text does not match the schema, i.e. a client was built against another version
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
  // Its own JSON serializer supports built-in scalars only; the engine's is as fast on answers of our size.
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
