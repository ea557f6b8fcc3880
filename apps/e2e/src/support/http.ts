import { request, type IncomingHttpHeaders } from "node:http";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly complete: boolean;
};

/**
 * Requests a URL of the product without a browser. Browsers resolve names below `.localhost`, Node does not,
 * hence the explicit `Host` header. Redirects are not followed.
 *
 * @param options.stopAfterBytes aborts the connection after this many bytes, as a lost network does
 */
export function ask(
  address: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
    readonly stopAfterBytes?: number;
  } = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body, stopAfterBytes = Number.POSITIVE_INFINITY } = options;
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { host: url.host, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            complete: response.complete,
          });
        response.on("data", (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length >= stopAfterBytes) {
            response.off("error", reject);
            response.on("error", () => undefined);
            asked.destroy();
            done();
          }
        });
        response.on("end", done);
        response.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}
