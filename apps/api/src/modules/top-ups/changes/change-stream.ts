import type { PaymentChanges } from "./payment-changes.ts";

/** Between heartbeats, in ms: proxies close connections that are silent for a minute or so. */
const BEAT_MS = 15_000;

type ChangeStream = { readonly body: ReadableStream<Uint8Array>; readonly tell: () => void };

/**
 * The events of one payment, until the reader leaves, the session ends or the process closes. Each heartbeat checks the
 * session, so that a token that runs out or is revoked ends the stream with it.
 *
 * @param check rejects once the session is over, or when it cannot be known
 */
export function changeStream(
  changes: PaymentChanges,
  { orderNo, userUuid }: { readonly orderNo: string; readonly userUuid: string },
  {
    check,
    signal,
    beatMs = BEAT_MS,
  }: {
    readonly check: () => Promise<unknown>;
    readonly signal: AbortSignal;
    readonly beatMs?: number | undefined;
  },
): ChangeStream | "too-many" | "closed" {
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  /** @returns false if that was done before */
  const leave = (): boolean => {
    const isFirst = stop !== undefined;
    stop?.();
    stop = undefined;
    return isFirst;
  };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    { start: (made) => void (controller = made), cancel: () => void leave() },
    { highWaterMark: UNREAD_MAX },
  );
  const end = () => {
    if (leave()) controller?.close();
  };
  const send = (text: string) => {
    if (!stop) return;
    // A reader that stops reading counts as disconnected.
    if ((controller?.desiredSize ?? 0) <= 0) return end();
    controller?.enqueue(encoder.encode(text));
  };
  const tell = () => send(`event: changed\ndata: ${JSON.stringify({ order_no: orderNo })}\n\n`);

  const unwatch = changes.watch({ orderNo, userUuid, tell, end });
  if (typeof unwatch === "string") return unwatch;
  const beating = setInterval(() => void check().then(() => send(": beat\n\n"), end), beatMs);
  beating.unref();
  signal.addEventListener("abort", end);
  stop = () => {
    clearInterval(beating);
    signal.removeEventListener("abort", end);
    unwatch();
  };
  // The first bytes confirm the subscription at once.
  send(": open\n\n");
  if (signal.aborted) end();
  return { body, tell };
}

/** Events that wait for a reader. */
const UNREAD_MAX = 16;
