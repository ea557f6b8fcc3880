import { DatabaseConnection } from "./database-connection.ts";
import { inTime, type DatabaseWatch } from "./database-watch.ts";
import type { Log } from "./log.ts";

export type Listener = {
  readonly ready: Promise<void>;
  /** Whether nothing can be missed now. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
};

/** Reconnect delay, in milliseconds. */
const RECONNECT_MS = 1_000;
/** Timeout for a clean disconnect, in milliseconds. */
const GOODBYE_MS_MAX = 2_000;

/** What to call for each channel: with the payload of a notification, or without one when any may have been missed. */
type Channels = Readonly<Record<string, (payload?: string) => void>>;

/**
 * Subscribes to `NOTIFY` on PostgreSQL channels, over one dedicated connection.
 *
 * All channels are also called, without a payload, when the connection is lost and after each reconnect, since
 * notifications may have been missed.
 */
export function listen(
  url: string,
  channels: Channels,
  log: Log,
  watch?: Pick<DatabaseWatch, "onSilence">,
): Listener {
  let client: DatabaseConnection | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let listening = false;

  const missed = () => {
    for (const heard of Object.values(channels)) heard();
  };
  const connect = async (): Promise<void> => {
    const next = new DatabaseConnection({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    next.on("error", () => undefined);
    next.on("end", () => later(next));
    next.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
    client = next;
    await next.connect();
    for (const channel of Object.keys(channels)) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    if (client !== next) return;
    listening = true;
    missed();
  };
  const later = (ended: DatabaseConnection) => {
    if (closed || client !== ended) return;
    listening = false;
    missed();
    client = null;
    timer = setTimeout(() => void connect().catch(giveUp), RECONNECT_MS);
    timer.unref();
  };
  const giveUp = (fault: unknown) => {
    log.debug({ channels: Object.keys(channels), fault: String(fault) }, "not listening");
    if (client) later(client);
  };

  // An idle listener would otherwise never notice that the other side is gone.
  const unsubscribe = watch?.onSilence(() => {
    listening = false;
    client?.cut();
  });

  return {
    ready: connect().catch(giveUp),
    isListening: () => listening,
    close: async () => {
      closed = true;
      listening = false;
      clearTimeout(timer);
      unsubscribe?.();
      if (!client) return;
      await inTime(client.end(), GOODBYE_MS_MAX).catch(() => undefined);
      client.cut();
    },
  };
}
