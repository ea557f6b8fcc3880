import { Client } from "pg";
import { disconnect, inTime, type DatabaseWatch } from "./database-watch.ts";
import type { Log } from "./log.ts";

export type Listener = { readonly ready: Promise<void>; readonly close: () => Promise<void> };

/** Reconnect delay, in milliseconds. */
const RECONNECT_MS = 1_000;
/** Timeout for a clean disconnect, in milliseconds. */
const GOODBYE_MS_MAX = 2_000;

/**
 * Subscribes to `NOTIFY` on one PostgreSQL channel, over a dedicated connection.
 *
 * `heard` is also called after each reconnect, since notifications may have been missed.
 */
export function listen(
  url: string,
  channel: string,
  heard: () => void,
  log: Log,
  watch?: Pick<DatabaseWatch, "onSilence">,
): Listener {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    next.on("error", () => undefined);
    next.on("end", () => later(next));
    next.on("notification", heard);
    client = next;
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    heard();
  };
  const later = (ended: Client) => {
    if (closed || client !== ended) return;
    heard();
    client = null;
    timer = setTimeout(() => void connect().catch(giveUp), RECONNECT_MS);
    timer.unref();
  };
  const giveUp = (fault: unknown) => {
    log.debug({ channel, fault: String(fault) }, "not listening");
    if (client) later(client);
  };

  // An idle listener would otherwise never notice that the other side is gone.
  const unsubscribe = watch?.onSilence(() => client && disconnect(client));

  return {
    ready: connect().catch(giveUp),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      unsubscribe?.();
      if (!client) return;
      await inTime(client.end(), GOODBYE_MS_MAX).catch(() => undefined);
      disconnect(client);
    },
  };
}
