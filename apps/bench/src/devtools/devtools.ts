/** A DevTools protocol connection: commands with responses, and events. */
export type DevTools = {
  readonly send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
  readonly on: <Event>(method: string, listen: (event: Event) => void) => void;
  readonly close: () => void;
};

type Message = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
};

/** Connects to a DevTools address: of a page, or of a Node process started with `--inspect`. */
export async function connect(url: string): Promise<DevTools> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("Nothing answers at the DevTools address.")), {
      once: true,
    });
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (fault: Error) => void }>();
  const listeners = new Map<string, ((event: never) => void)[]>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data)) as Message;
    if (id !== undefined) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result as never);
    } else if (method) for (const listen of listeners.get(method) ?? []) listen(params as never);
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, listen) => void listeners.set(method, [...(listeners.get(method) ?? []), listen]),
    close: () => socket.close(),
  };
}
