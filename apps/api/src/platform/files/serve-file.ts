import { randomUUID } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { varyOf } from "../http/compressible.ts";
import { matchesTag } from "../http/entity-tag.ts";
import { byteRanges, type ByteRange } from "./byte-ranges.ts";
import type { FileStore } from "./file-store.ts";

export type ServedFile = {
  readonly hash: string;
  readonly size: number;
  readonly type: string;
  /** What the stored bytes are compressed with already. Clients that do not accept it get them decompressed. */
  readonly encoding?: "gzip" | "br" | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Called once when sending has finished or was aborted. */
  readonly sent?: () => void;
};

/**
 * Serves GET and HEAD for one stored file: in whole or in parts (`Range`), parts only of the same content (`If-Range`),
 * nothing if the client has it (`If-None-Match`). The content is streamed.
 */
export function serveFile(request: Request, files: FileStore, file: ServedFile): Response {
  if (file.encoding && !accepts(request, file.encoding))
    return decompressed(request, files, file, file.encoding);
  const tag = `"${file.hash}"`;
  const headers = {
    ...file.headers,
    ...varyOf(file.type),
    ...(file.encoding && { "content-encoding": file.encoding, vary: "Accept-Encoding" }),
    etag: tag,
    "accept-ranges": "bytes",
  };
  const sent = file.sent ?? (() => undefined);
  const none = (status: number, more: Record<string, string> = {}) => {
    sent();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };

  if (matchesTag(request.headers.get("if-none-match"), tag)) return none(304);
  // A file named by its hash never changes, so the date is a strong validator here too (RFC 9110, 13.1.5).
  const parts = partsOf(request, file.size, [tag, file.headers["last-modified"]]);
  if (parts === "unsatisfiable") return none(416, { "content-range": `bytes */${file.size}` });
  const { described, chunks } = messageOf(files, file, parts);
  const status = parts ? 206 : 200;
  if (request.method === "HEAD" || file.size === 0 || request.signal.aborted) return none(status, described);

  const content = chunks();
  content.once("close", sent);
  // A client that left before the first byte never reads the body, so nothing else would close the file.
  const leave = () => content.destroy();
  request.signal.addEventListener("abort", leave, { once: true });
  content.once("close", () => request.signal.removeEventListener("abort", leave));
  const body = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers: { ...headers, ...described } });
}

const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get("accept-encoding") ?? "").split(",").some((offer) => {
    const [name = "", quality = ""] = offer.split(";").map((part) => part.trim().toLowerCase());
    return (name === encoding || name === "*") && !/^q\s*=\s*0(?:\.0*)?$/.test(quality);
  });

/** The whole content without its encoding. Its length is unknown, hence no ranges. */
function decompressed(
  request: Request,
  files: FileStore,
  { hash, type, headers: more, sent }: ServedFile,
  encoding: "gzip" | "br",
): Response {
  const tag = `"${hash}-identity"`;
  const headers = { ...more, vary: "Accept-Encoding", etag: tag, "content-type": type };
  const isKnown = matchesTag(request.headers.get("if-none-match"), tag);
  if (isKnown || request.method === "HEAD" || request.signal.aborted) {
    sent?.();
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }
  const content = encoding === "br" ? createBrotliDecompress() : createGunzip();
  pipeline(files.read(hash), content, () => sent?.());
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { status: 200, headers });
}

/** The requested parts; null for the whole file. */
function partsOf(
  request: Request,
  size: number,
  validators: readonly (string | undefined)[],
): readonly ByteRange[] | null | "unsatisfiable" {
  const range = request.headers.get("range");
  const ifRange = request.headers.get("if-range");
  if (range === null || (ifRange !== null && !validators.includes(ifRange))) return null;
  return byteRanges(range, size);
}

/**
 * What describes the body, and the body itself: one part as it is, several as `multipart/byteranges` (RFC 9110, 14.6).
 */
function messageOf(
  files: FileStore,
  { hash, size, type }: ServedFile,
  parts: readonly ByteRange[] | null,
): { readonly described: Record<string, string>; readonly chunks: () => Readable } {
  const [first = { start: 0, end: size - 1 }, ...more] = parts ?? [];
  if (more.length === 0)
    return {
      described: {
        "content-type": type,
        "content-length": String(lengthOf(first)),
        ...(parts ? { "content-range": contentRange(first, size) } : {}),
      },
      chunks: () => files.read(hash, first),
    };

  const boundary = randomUUID();
  const sections = [first, ...more].map((part) => ({
    part,
    head: Buffer.from(
      `\r\n--${boundary}\r\nContent-Type: ${type}\r\nContent-Range: ${contentRange(part, size)}\r\n\r\n`,
    ),
  }));
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = sections.reduce((sum, { part, head }) => sum + head.length + lengthOf(part), end.length);
  async function* written(): AsyncGenerator<Uint8Array> {
    for (const { part, head } of sections) {
      yield head;
      yield* files.read(hash, part) as AsyncIterable<Buffer>;
    }
    yield end;
  }
  return {
    described: {
      "content-type": `multipart/byteranges; boundary=${boundary}`,
      "content-length": String(length),
    },
    chunks: () => Readable.from(written(), { objectMode: false }),
  };
}

const lengthOf = ({ start, end }: ByteRange): number => end - start + 1;
const contentRange = ({ start, end }: ByteRange, size: number): string => `bytes ${start}-${end}/${size}`;

/**
 * `Content-Disposition` for saving under a name in any script (RFC 6266). Invisible characters are removed: a bidi
 * override would display `gpj.exe` as `exe.jpg`.
 */
export function asAttachment(name: string): string {
  const filename = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, "") || "file";
  const plain = filename.replaceAll(/[^\x20-\x7E]|["\\%/]/g, "_");
  const exact = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
