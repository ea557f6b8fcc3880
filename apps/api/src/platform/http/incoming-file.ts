import type { Readable } from "node:stream";

/**
 * A file being uploaded: the part of a multipart request that an `Upload` variable refers to. Read it once, or not at
 * all.
 */
export class IncomingFile {
  /** As named by the client; do not rely on it. */
  readonly filename: string;
  /** Fails when the client aborts, is too slow or sends too much. */
  readonly content: Readable;

  constructor(filename: string, content: Readable) {
    this.filename = filename;
    this.content = content;
  }
}
