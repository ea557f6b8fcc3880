import { Readable } from "node:stream";
import { varyOf } from "../http/compressible.ts";
import { matchesTag } from "../http/entity-tag.ts";
import type { FileStore } from "./file-store.ts";

export type ServedFile = {
  readonly hash: string;
  readonly size: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Called once when sending has finished or was aborted. */
  readonly sent?: () => void;
};

/**
 * Serves GET and HEAD for one stored file: in whole or in part (`Range`), a part only of the same content (`If-Range`),
 * nothing if the client has it (`If-None-Match`). The content is streamed.
 */
export function serveFile(request: Request, files: FileStore, file: ServedFile): Response {
  const tag = `"${file.hash}"`;
  const headers = { ...file.headers, ...varyOf(file.type), etag: tag, "accept-ranges": "bytes" };
  const sent = file.sent ?? (() => undefined);
  const none = (status: number, more: Record<string, string> = {}) => {
    sent();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };

  if (matchesTag(request.headers.get("if-none-match"), tag)) return none(304);
  const part = partOf(request, file.size, tag);
  if (part === "unsatisfiable") return none(416, { "content-range": `bytes */${file.size}` });
  const { start, end } = part ?? { start: 0, end: file.size - 1 };
  const described = {
    "content-type": file.type,
    "content-length": String(end - start + 1),
    ...(part ? { "content-range": `bytes ${start}-${end}/${file.size}` } : {}),
  };
  const status = part ? 206 : 200;
  if (request.method === "HEAD" || file.size === 0 || request.signal.aborted) return none(status, described);

  const content = files.read(file.hash, { start, end });
  content.once("close", sent);
  // A client that left before the first byte never reads the body, so nothing else would close the file.
  const leave = () => content.destroy();
  request.signal.addEventListener("abort", leave, { once: true });
  content.once("close", () => request.signal.removeEventListener("abort", leave));
  const body = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers: { ...headers, ...described } });
}

type Part = { readonly start: number; readonly end: number };

/**
 * The requested range; null for the whole file. Multiple ranges are rejected: nobody needs them, and they multiply the
 * work.
 */
function partOf(request: Request, size: number, tag: string): Part | null | "unsatisfiable" {
  const range = request.headers.get("range");
  const ifRange = request.headers.get("if-range");
  if (range === null || (ifRange !== null && ifRange !== tag)) return null;
  if (!/^bytes\s*=/i.test(range)) return null;
  const [, from = "", to = ""] = /^bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(range) ?? [];
  if (from === "" && to === "") return "unsatisfiable";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}

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
