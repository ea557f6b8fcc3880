import { Client } from "pg";
import { disconnect, inTime, type DatabaseWatch } from "./database-watch.ts";
import type { Log } from "./log.ts";

export type Listener = { readonly ready: Promise<void>; readonly close: () => Promise<void> };

/** How long to wait before connecting again, in milliseconds. */
const RECONNECT_MS = 1_000;
/** The longest to wait for the database to say goodbye, in milliseconds. */
const GOODBYE_MS_MAX = 2_000;

/**
 * Hears `NOTIFY` on one channel of PostgreSQL, over a connection of its own.
 *
 * `heard` is also called after each new connection: whatever was said while nobody listened is unknown.
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

  // Waiting for news, nothing would tell the connection that the other side has fallen silent.
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
