import type { Readable } from "node:stream";

/** A file on its way in: the part of a multipart request that an `Upload` variable stands for. Read it once, or not at all. */
export class IncomingFile {
  /** As the sender named it; nothing to rely on. */
  readonly filename: string;
  /** Ends with an error when the sender breaks off, dawdles or sends too much. */
  readonly content: Readable;

  constructor(filename: string, content: Readable) {
    this.filename = filename;
    this.content = content;
  }
}
