import type { Operation } from "@catnip/sdk/client/operation.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useClient, type AnyVariables, type Client, type CombinedError, type OperationContext } from "urql";

/** A list that the API paginates, and that is needed as a whole. */
export interface PagedQuery<Data, Variables extends AnyVariables> {
  readonly query: Operation<Data, Variables>;
  /** The variables of a page; the first one is 1. */
  readonly variables: (page: number) => Variables;
  /** Whether there may be another page after this one. */
  readonly isFull: (data: Data) => boolean;
  readonly context?: Partial<OperationContext>;
}

/** A whole list, or why a page of it failed. */
export interface EveryPage<Data> {
  readonly pages: readonly Data[] | undefined;
  readonly error: CombinedError | undefined;
  /** Whether urql is refetching a page of it. */
  readonly stale: boolean;
}

/**
 * Subscribes to all pages of a list. The listener is called when all have loaded or one has failed, and whenever urql
 * refetches one of them. Returns the unsubscribe function.
 */
export function watchEveryPage<Data, Variables extends AnyVariables>(
  client: Client,
  { query, variables, isFull, context }: PagedQuery<Data, Variables>,
  listener: (every: EveryPage<Data>) => void,
): () => void {
  const pages: Data[] = [];
  const refetching = new Set<number>();
  const stops: (() => void)[] = [];
  function watch(index: number): void {
    const source = client.query(query, variables(index + 1), context);
    // Set before the first result, which arrives synchronously if it is cached.
    stops[index] = () => undefined;
    const subscription = source.subscribe(({ data, error, stale }) => {
      if (stale) refetching.add(index);
      else refetching.delete(index);
      if (error || data === undefined)
        return listener({ pages: undefined, error, stale: refetching.size > 0 });
      pages[index] = data;
      if (!isFull(data)) {
        pages.length = index + 1;
        for (const stop of stops.splice(index + 1)) stop();
        for (const page of refetching) if (page > index) refetching.delete(page);
      } else if (!stops[index + 1]) watch(index + 1);
      if (pages.length === stops.length)
        listener({ pages: [...pages], error: undefined, stale: refetching.size > 0 });
    });
    if (stops[index]) stops[index] = () => subscription.unsubscribe();
    else subscription.unsubscribe();
  }
  watch(0);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Refetches all pages of a list and updates its subscribers. Resolves when all have loaded or one has failed. */
export async function refetchEveryPage<Data, Variables extends AnyVariables>(
  client: Client,
  { query, variables, isFull, context }: PagedQuery<Data, Variables>,
): Promise<void> {
  for (let page = 1; ; page += 1) {
    const answer = client.query(query, variables(page), { ...context, requestPolicy: "network-only" });
    const { data } = await answer.toPromise();
    if (data === undefined || !isFull(data)) return;
  }
}

/**
 * All pages of a list, for components; see `useQuery` of urql.
 *
 * @returns the current result, and a function that refetches it
 */
export function useEveryPage<Data, Variables extends AnyVariables>(
  paged: PagedQuery<Data, Variables> & { readonly pause?: boolean },
): [EveryPage<Data> & { readonly fetching: boolean }, () => void] {
  const client = useClient();
  const { query, variables, pause = false } = paged;
  const key = query.documentId + JSON.stringify(variables(1));
  const [found, setFound] = useState<{ readonly key: string; readonly every: EveryPage<Data> } | null>(null);
  const watch = useEffectEvent(() => watchEveryPage(client, paged, (every) => setFound({ key, every })));
  useEffect(() => (pause ? undefined : watch()), [client, key, pause]);
  const every = found?.key === key && !pause ? found.every : NOTHING;
  const fetching = !pause && every === NOTHING;
  return [{ ...every, fetching }, () => void refetchEveryPage(client, paged)];
}

const NOTHING = { pages: undefined, error: undefined, stale: false };
