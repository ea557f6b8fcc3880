import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { PeerFault } from "./peer.ts";

type Asked = {
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  readonly body?: object;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly json: unknown;
};

/**
 * One request to a peer, over connections that are kept open.
 *
 * @throws PeerFault when there is no response, or it is not JSON
 */
export async function askPeer(origin: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", headers = {}, body } = asked;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const where = `${method} ${origin}${path.split("?")[0]}`;
  const open = origin.startsWith("https:") ? httpsRequest : httpRequest;
  const sent = open(`${origin}${path}`, {
    method,
    headers: {
      ...headers,
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      }),
    },
  });
  sent.once("error", (fault) => reject(new PeerFault(`${where} does not answer (${reasonOf(fault)}).`)));
  sent.once("response", (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.once("error", reject);
    answer.once("end", () => {
      const status = answer.statusCode ?? 0;
      const said = Buffer.concat(parts).toString();
      try {
        resolve({ status, headers: answer.headers, json: JSON.parse(said) as unknown });
      } catch {
        reject(new PeerFault(`${where} answered ${status}, not with JSON: ${said.slice(0, 200)}`));
      }
    });
  });
  sent.end(text);
  return promise;
}

const reasonOf = (fault: NodeJS.ErrnoException) => fault.code ?? fault.message;
