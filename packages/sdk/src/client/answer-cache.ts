import type { Exchange, OperationResult } from "@urql/core";
import { filter, map, merge, pipe, share, tap } from "wonka";
import { factsOf, type Operation } from "./operation.ts";

/** How mutations update cached answers. */
export interface Answers {
  /**
   * Updates every cached answer to an operation, whatever its variables.
   *
   * @param change returns the changed fields; null for none
   */
  readonly update: <Data, Variables>(
    operation: Operation<Data, Variables>,
    change: (data: Data, variables: Variables) => Partial<Data> | null,
  ) => void;
  /** Invalidates the answers to an operation: active queries refetch at once, the rest on next use. */
  readonly drop: (operation: object) => void;
}

/** The cached API answers of one visitor, by operation and variables. */
export interface AnswerCache extends Answers {
  readonly exchange: Exchange;
  /** Applies an optimistic update and returns its rollback. */
  readonly attempt: (change: (answers: Answers) => void) => () => void;
}

/**
 * urql's document cache drops every answer containing a type that a mutation returned, and refetches it. This cache
 * keeps answers until a mutation says what it changed: most of our mutations know, so nothing is refetched. See
 * decision 49.
 *
 * @param onChange called with the key of every answer that has changed
 */
export function createAnswerCache(onChange: (key: number) => void): AnswerCache {
  const answers = new Map<number, OperationResult>();
  /** How often an operation's answers were changed here, by operation hash. */
  const changes = new Map<string, number>();
  /** The value of `changes` when a query was sent: its answer may be older than changes made since. */
  const asked = new Map<number, number>();
  const changesOf = (result: Pick<OperationResult["operation"], "query">) =>
    changes.get(hashOf(result.query)) ?? 0;

  function set(key: number, next: OperationResult | undefined): void {
    if (next) answers.set(key, next);
    else answers.delete(key);
    onChange(key);
  }

  function keep(result: OperationResult): void {
    const { key, kind } = result.operation;
    if (kind !== "query" || result.error || result.data === undefined) return;
    if (asked.get(key) !== changesOf(result.operation)) return set(key, undefined);
    const before = answers.get(key);
    answers.set(key, result);
    if (before && JSON.stringify(before.data) !== JSON.stringify(result.data)) onChange(key);
  }

  /** Maps over the answers to an operation; returning `undefined` drops one, returning the same object keeps it. */
  function each(
    operation: object,
    change: (result: OperationResult) => OperationResult | undefined,
  ): (() => void)[] {
    const { documentId } = factsOf(operation);
    changes.set(documentId, (changes.get(documentId) ?? 0) + 1);
    const undos: (() => void)[] = [];
    for (const [key, before] of answers) {
      if (hashOf(before.operation.query) !== documentId) continue;
      const next = change(before);
      if (next === before) continue;
      set(key, next);
      // A value that has been changed again since cannot be rolled back: refetch instead.
      undos.push(() => set(key, answers.get(key) === next ? before : undefined));
    }
    return undos;
  }

  const write =
    (undos: (() => void)[]): Answers["update"] =>
    (operation, change) => {
      type Arguments = Parameters<typeof change>;
      const changed = each(operation, (result) => {
        const next = change(result.data as Arguments[0], result.operation.variables as Arguments[1]);
        return next ? { ...result, data: { ...(result.data as object), ...next } } : result;
      });
      undos.push(...changed);
    };
  const drop = (operation: object) => void each(operation, () => undefined);

  return {
    update: write([]),
    drop,
    attempt(change) {
      const undos: (() => void)[] = [];
      change({ update: write(undos), drop });
      return () => undos.toReversed().forEach((undo) => undo());
    },
    exchange:
      ({ forward }) =>
      (operations) => {
        const shared = share(operations);
        const isKnown = ({ key, kind, context }: OperationResult["operation"]) =>
          kind === "query" && context.requestPolicy !== "network-only" && answers.has(key);
        const known = pipe(
          shared,
          filter(isKnown),
          map((operation) => ({ ...answers.get(operation.key), operation, stale: false }) as OperationResult),
        );
        const fetched = pipe(
          shared,
          filter((operation) => !isKnown(operation)),
          tap((operation) => {
            if (operation.kind === "query") asked.set(operation.key, changesOf(operation));
          }),
          forward,
          tap(keep),
        );
        return merge([fetched, known]);
      },
  };
}

const hashOf = (query: object): string => String(Reflect.get(query, "documentId"));
