/** The part of `EventSource` that is used, so that tests can stand in for it. */
export type EventStream = Pick<EventTarget, "addEventListener"> & Pick<EventSource, "close">;

/** Before the first attempt to connect again, in ms; each failure doubles it. */
const FIRST_WAIT_MS = 1_000;
const WAIT_MS_MAX = 30_000;

/**
 * Listens for changes of a payment, and connects again whenever the connection is lost. A browser would do so by itself,
 * but gives up for good once a server answers that it cannot serve it now.
 *
 * @param changed look again
 * @param connected whether changes are told at the moment; otherwise the page has to ask
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

/** Up to half as long again at random: after a restart not everybody comes back in the same moment. */
const waitMs = (failures: number): number =>
  Math.min(WAIT_MS_MAX, FIRST_WAIT_MS * 2 ** failures) * (1 + Math.random() / 2);
