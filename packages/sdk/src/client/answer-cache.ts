import type { Exchange, OperationResult } from "@urql/core";
import { filter, map, merge, pipe, share, tap } from "wonka";
import { factsOf, type Operation } from "./operation.ts";

/** What actions may do to the answers that were given before. */
export interface Answers {
  /**
   * Writes what an action has changed into every answer to an operation, whatever its variables.
   *
   * @param change returns the fields that are different now; null: none are
   */
  readonly update: <Data, Variables>(
    operation: Operation<Data, Variables>,
    change: (data: Data, variables: Variables) => Partial<Data> | null,
  ) => void;
  /** Forgets the answers to an operation: whatever is on the screen asks again, the rest when it is next needed. */
  readonly drop: (operation: object) => void;
}

/** The answers of the API to one visitor, by operation and variables. */
export interface AnswerCache extends Answers {
  readonly exchange: Exchange;
  /** Writes what will probably be true, and returns what takes it back. */
  readonly attempt: (change: (answers: Answers) => void) => () => void;
}

/**
 * urql's document cache forgets every answer that names a type which a mutation answered, and asks for it again. This one
 * keeps answers until an action says what it has changed in them: most actions of ours know that, and then nothing is
 * asked again. See decision 49.
 *
 * @param onChange hears the key of every answer that is not what it was
 */
export function createAnswerCache(onChange: (key: number) => void): AnswerCache {
  const answers = new Map<number, OperationResult>();
  /** How often answers to an operation were changed here, by the operation's hash. */
  const changes = new Map<string, number>();
  /** What `changes` said when a question left: its answer may be older than what was changed meanwhile. */
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

  /** Goes through the answers to an operation; `undefined` forgets one, the same object leaves it. */
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
      // What somebody else has changed since cannot be taken back from: it is asked for again.
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
