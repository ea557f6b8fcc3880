import { connect, type DevTools } from "../devtools/devtools.ts";

/** Opens a new page in the browser that listens on a port. */
export async function openPage(port: number): Promise<DevTools> {
  const made = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: "PUT" });
  const { webSocketDebuggerUrl, id } = (await made.json()) as { webSocketDebuggerUrl: string; id: string };
  const tools = await connect(webSocketDebuggerUrl);
  return {
    ...tools,
    close: () => {
      tools.close();
      void fetch(`http://127.0.0.1:${port}/json/close/${id}`).catch(() => undefined);
    },
  };
}
