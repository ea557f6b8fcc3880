import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { askBank, type BankStreet } from "./bank-street.ts";

/** The providers' servers on a port of this machine, for processes of the shop. */
export async function listeningBank(street: Pick<BankStreet, "bank">) {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === "string" ? [[name, value]] : [],
      );
      const { method = "GET" } = request;
      const answer = await askBank(street, request.url ?? "/", {
        method,
        headers,
        ...(method !== "GET" && { body: Buffer.concat(parts) }),
      });
      response.writeHead(answer.status, [...answer.headers].flat());
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((fault: unknown) => response.destroy(fault instanceof Error ? fault : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
