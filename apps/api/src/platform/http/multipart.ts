import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { IMAGE_BYTES_MAX } from "@catnip/domain/files";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { ApiError } from "../errors.ts";
import { holdsOnlyText } from "../storable-text.ts";
import { IncomingFile } from "./incoming-file.ts";

export type MultipartLimits = {
  /** Limit of the file; the other fields may take another `FIELD_BYTES_MAX`. */
  readonly fileBytesMax: number;
  /** Idle timeout of the client, in ms. */
  readonly idleMs: number;
  /** Timeout for the whole request, in ms. */
  readonly totalMs: number;
};

export type MultipartQuestion = {
  /** The JSON of `operations`, with the file inserted. */
  readonly body: unknown;
  /** Call this when no more will be read, whatever the outcome. */
  readonly end: () => void;
};

export const UPLOAD_LIMITS: MultipartLimits = {
  fileBytesMax: IMAGE_BYTES_MAX,
  idleMs: 15_000,
  totalMs: 240_000,
};

/** Whether a request has the content type that can carry a file. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/** The same limit as for an ordinary request to the endpoint. */
const FIELD_BYTES_MAX = 100_000;

/**
 * Reads a request in the common GraphQL multipart format: a field `operations` (the usual JSON body, with null for the
 * file's variable), a field `map` (`{"0": ["variables.file"]}`), then the file in the field that the map names.
 *
 * Returns as soon as the file begins, so that a rejection costs the client no upload and us no disk space; the file
 * streams while it is read. One file per request.
 *
 * @throws ApiError `input/invalid` for any other format
 */
export async function readMultipart(request: Request, limits: MultipartLimits): Promise<MultipartQuestion> {
  const parser = parserFor(request, limits.fileBytesMax);
  if (!parser || !request.body) throw notMultipart("The body is not multipart/form-data.");
  const source = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  const fields = new Map<string, string>();
  let file: BusboyFileStream | undefined;

  return new Promise((resolve, reject) => {
    const fail = (fault: Error) => {
      end();
      // Errors go to the file's listeners; before there is a file, to the caller.
      file?.destroy(fault);
      reject(fault);
    };
    const dawdled = () => fail(notMultipart("The upload takes too long.", "too-slow"));
    const total = setTimeout(dawdled, limits.totalMs).unref();
    let idle = setTimeout(dawdled, limits.idleMs).unref();
    const end = () => {
      clearTimeout(total);
      clearTimeout(idle);
      source.unpipe(parser);
      source.destroy();
    };

    source.on("data", () => {
      clearTimeout(idle);
      idle = setTimeout(dawdled, limits.idleMs).unref();
    });
    source.on("error", () => fail(notMultipart("The upload broke off.", "broken-off")));
    source.on("end", () => {
      clearTimeout(total);
      clearTimeout(idle);
    });
    parser.on("error", () => fail(notMultipart("The multipart body is damaged.", "damaged")));
    for (const event of ["partsLimit", "fieldsLimit", "filesLimit"] as const)
      parser.on(event, () => fail(notMultipart("One operation and one file per request.")));
    parser.on("field", (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) return fail(notMultipart("A field is too long."));
      fields.set(name, value);
    });
    parser.on("file", (name, stream, filename) => {
      file = stream;
      stream.on("limit", () =>
        stream.destroy(
          new ApiError("file/too-large", "The file is too large.", { bytes_max: limits.fileBytesMax }),
        ),
      );
      // Readers see errors on their own listener; without one here, an error would crash the process.
      stream.on("error", () => undefined);
      try {
        resolve({ body: bodyWith(fields, { name, file: new IncomingFile(filename ?? "", stream) }), end });
      } catch (fault) {
        fail(fault as Error);
      }
    });
    parser.on("finish", () => {
      if (file) return;
      try {
        resolve({ body: bodyWith(fields, null), end });
      } catch (fault) {
        fail(fault as Error);
      }
    });
    source.pipe(parser);
  });
}

function parserFor(request: Request, fileBytesMax: number): BusboyInstance | null {
  const contentType = request.headers.get("content-type") ?? "";
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES_MAX,
        fields: 2,
        fileSize: fileBytesMax,
        files: 1,
        parts: 3,
        headerPairs: 10,
      },
    });
  } catch {
    return null; // No boundary, or an unreadable content type.
  }
}

/** The JSON of `operations` with the file inserted as the map says. Without a file it stays null. */
function bodyWith(
  fields: ReadonlyMap<string, string>,
  part: { readonly name: string; readonly file: IncomingFile } | null,
): unknown {
  const body = jsonOf(fields, "operations");
  const map = jsonOf(fields, "map");
  if (!part) return body;
  const places = map[part.name];
  const [place] = Array.isArray(places) ? places : [];
  const variable = typeof place === "string" ? /^variables\.([a-z]\w*)$/i.exec(place)?.[1] : undefined;
  if (!variable || !Array.isArray(places) || places.length !== 1)
    throw notMultipart("`map` does not say which variable the file is.");
  const variables = body["variables"];
  const given = typeof variables === "object" && variables !== null ? variables : {};
  return { ...body, variables: { ...given, [variable]: part.file } };
}

function jsonOf(fields: ReadonlyMap<string, string>, name: string): Record<string, unknown> {
  const text = fields.get(name);
  if (text === undefined) throw notMultipart(`\`${name}\` has to come first.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Falls through to the rejection.
  }
  if (!holdsOnlyText(text, value)) throw notMultipart(`\`${name}\` holds characters that are no text.`);
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw notMultipart(`\`${name}\` is not a JSON object.`);
}

const notMultipart = (message: string, reason = "malformed") =>
  new ApiError("input/invalid", message, { reason });
