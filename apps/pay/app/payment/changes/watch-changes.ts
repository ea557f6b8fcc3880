/** The part of `EventSource` that is used, so that tests can fake it. */
export type EventStream = Pick<EventTarget, "addEventListener"> & Pick<EventSource, "close">;

/** Backoff before the first reconnect, in ms; each failure doubles it. */
const FIRST_WAIT_MS = 1_000;
const WAIT_MS_MAX = 30_000;

/**
 * Listens for changes of a payment, and reconnects whenever the connection is lost. `EventSource` reconnects by itself,
 * but gives up permanently on an error response.
 *
 * @param changed called when the payment may have changed
 * @param connected called with whether the connection is up; otherwise the page has to poll
 * @returns stops listening
 */
export function watchChanges(
  address: string,
  {
    changed,
    connected,
  }: { readonly changed: () => void; readonly connected: (isConnected: boolean) => void },
  open: (address: string) => EventStream = (at) => new EventSource(at),
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventStream;
  const connect = () => {
    stream = open(address);
    stream.addEventListener("open", () => {
      failures = 0;
      connected(true);
    });
    stream.addEventListener("changed", changed);
    stream.addEventListener("error", () => {
      stream.close();
      connected(false);
      clearTimeout(timer);
      timer = setTimeout(connect, waitMs(failures));
      failures += 1;
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** Jitter of up to half the backoff, so that clients do not all reconnect at once after a restart. */
const waitMs = (failures: number): number =>
  Math.min(WAIT_MS_MAX, FIRST_WAIT_MS * 2 ** failures) * (1 + Math.random() / 2);
