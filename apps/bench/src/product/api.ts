import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import type { Product } from "./product.ts";

const DOCUMENTS = path.resolve(
  import.meta.dirname,
  "../../../../packages/sdk/src/gen/persisted-documents.json",
);

/** Sends one request as our own clients do: a persisted operation by its hash. */
export type ApiRequest = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** @param operation its name, as in `packages/sdk/src/<feature>/<feature>.graphql.ts` */
export function apiRequest(
  product: Product,
  operation: string,
  variables: object,
  token?: string,
): ApiRequest {
  return {
    path: "/graphql",
    headers: {
      host: `api.localhost:${product.port}`,
      "content-type": "application/json",
      "accept-version": "v2",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ documentId: documentId(operation), variables }),
  };
}

/** Sends one request and returns its data. */
export async function ask<Data>(
  product: Product,
  operation: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const { path: at, headers, body } = apiRequest(product, operation, variables, token);
  const answer = await send(product.port, at, { method: "POST", headers, body });
  const parsed = JSON.parse(answer.text) as { data?: Data; errors?: unknown };
  if (answer.status !== 200 || parsed.errors || !parsed.data)
    throw new Error(`${operation} answered ${answer.status}: ${answer.text.slice(0, 500)}`);
  return parsed.data;
}

/** One request with a custom `Host`: browsers resolve names below `.localhost`, Node does not. */
export function send(
  port: number,
  at: string,
  {
    method = "GET",
    headers,
    body,
  }: { readonly method?: string; readonly headers: Record<string, string>; readonly body?: string },
): Promise<{ readonly status: number; readonly type: string; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path: at,
        method,
        headers: { ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.once("error", reject);
    asked.end(body);
  });
}

const hashes = new Map<string, string>();

function documentId(operation: string): string {
  if (hashes.size === 0) {
    for (const [hash, text] of Object.entries(
      JSON.parse(readFileSync(DOCUMENTS, "utf8")) as Record<string, string>,
    )) {
      const name = /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1];
      if (name) hashes.set(name, hash);
    }
  }
  const hash = hashes.get(operation);
  if (!hash) throw new Error(`No persisted operation is called ${operation}.`);
  return hash;
}
