import type { Socket } from "node:net";

/** A worker's end of the channel to it. */
export type Taker = {
  /** Hands a connection over; the worker confirms each one. */
  readonly take: (socket: Socket) => void;
};

export type SharedConnections = {
  readonly give: (socket: Socket) => void;
  /** The worker takes connections from now on. */
  readonly join: (taker: Taker) => void;
  /** The worker has the connection that was handed to it. */
  readonly taken: (taker: Taker) => void;
  /** The worker takes no more connections; the one on its way still arrives. */
  readonly leave: (taker: Taker) => void;
  /** The worker is gone, and with it the connection on its way. */
  readonly lose: (taker: Taker) => void;
  /** How many workers take connections. */
  readonly takers: () => number;
  /** No worker will come any more: what waits for one, and what comes, waits no longer. */
  readonly giveUp: () => void;
};

/**
 * How long connections wait for a worker to take the place of the last one, in ms. Starting one takes three seconds,
 * and five times as long on a machine that has other things to do.
 */
const PATIENCE_MS = 30_000;
/** Beyond this, waiting connections only cost memory. */
const WAITING_MAX = 2_000;

/**
 * Hands accepted connections to workers in turn (R-OPS-11).
 *
 * A worker gets the next one when it has confirmed the last, so that one that is busy or frozen holds up no more than
 * one. Until then this process keeps its own copy of the connection, to close it if the worker dies with it: the
 * visitor's browser then retries at once, instead of waiting for a response that will never come.
 *
 * When the last worker dies, connections wait until another one serves (R-OPS-18): who buys waits for some seconds, and
 * is not turned away. If none comes within `patienceMs`, they and all others are answered here until one does.
 *
 * @param otherwise what becomes of a connection before the first worker takes any, and when none has come in time
 */
export function shareConnections(
  otherwise: (socket: Socket) => void,
  patienceMs = PATIENCE_MS,
): SharedConnections {
  const takers = new Set<Taker>();
  /** Whether a connection without a worker waits for one. */
  let isPatient = false;
  let isOver = false;
  let patience: NodeJS.Timeout | undefined;
  /** Takers without a connection on its way, in turn. */
  let free: Taker[] = [];
  let waiting: Socket[] = [];
  const onItsWay = new Map<Taker, Socket>();

  const next = (taker: Taker): void => {
    if (!takers.has(taker)) return;
    let socket = waiting.shift();
    while (socket?.destroyed) socket = waiting.shift();
    if (!socket) return void free.push(taker);
    onItsWay.set(taker, socket);
    taker.take(socket);
  };
  const arrived = (taker: Taker) => {
    onItsWay.get(taker)?.destroy();
    onItsWay.delete(taker);
  };
  const giveUp = (): void => {
    isPatient = false;
    if (takers.size > 0) return;
    const left = waiting;
    waiting = [];
    for (const socket of left) otherwise(socket);
  };
  const leave = (taker: Taker): void => {
    const wasLast = takers.delete(taker) && takers.size === 0;
    free = free.filter((each) => each !== taker);
    if (!wasLast) return;
    if (!isPatient) return giveUp();
    patience = setTimeout(giveUp, patienceMs).unref();
  };

  return {
    give: (socket) => {
      // A visitor who resets the connection while it waits is no fault.
      socket.on("error", () => undefined);
      if (takers.size === 0 && (!isPatient || waiting.length >= WAITING_MAX)) return otherwise(socket);
      waiting.push(socket);
      const taker = free.shift();
      if (taker) next(taker);
      return undefined;
    },
    join: (taker) => {
      clearTimeout(patience);
      isPatient = !isOver;
      takers.add(taker);
      next(taker);
    },
    taken: (taker) => {
      arrived(taker);
      next(taker);
    },
    leave,
    lose: (taker) => {
      leave(taker);
      arrived(taker);
    },
    takers: () => takers.size,
    giveUp: () => {
      isOver = true;
      giveUp();
    },
  };
}
