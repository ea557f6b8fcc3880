import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { inBrotli } from "../brotli.ts";
import { codedTag, type ContentCoding } from "../content-coding.ts";

type Coding = ContentCoding | "identity";
/** With headers as Node writes them: name, value, name, value. */
export type Body = { readonly bytes: Buffer; readonly headers: string[] };

/** Compression quality while a visitor waits for the page. Beyond this, time grows faster than bytes shrink. */
const QUALITY = 6;
/** Compression quality once the page is requested often: a tenth smaller, in a hundred times the time. */
const RECOMPRESSED_QUALITY = 11;
/** A text and all its encodings take at most this much of the text's length. */
const ROOM = 1.5;

/** One text in every encoding, each made on first request. */
export class PageBodies {
  /** How much memory this takes at most, in bytes. */
  readonly bytes: number;
  /** How often the text was sent in brotli. */
  sent = 0;
  readonly #text: Buffer;
  readonly #tag: string;
  readonly #headers: readonly string[];
  readonly #type: string;
  readonly #made = new Map<Coding, Body | Promise<Body>>();
  #isRecompressed = false;

  /**
   * @param tag its entity tag, quotes included
   * @param headers the page's, without those that depend on the encoding
   */
  constructor(text: Buffer, tag: string, headers: Headers) {
    this.#text = text;
    this.#tag = tag;
    this.#type = headers.get("content-type") ?? "";
    this.#headers = listed(headers);
    this.bytes = Math.ceil(text.length * ROOM);
  }

  /** Whether it is the same text under the same headers. */
  hasText(tag: string, headers: Headers): boolean {
    return this.#tag === tag && this.#headers.join("\n") === listed(headers).join("\n");
  }

  tagIn(coding: Coding): string {
    return coding === "identity" ? this.#tag : codedTag(this.#tag, coding);
  }

  /** For a visitor who has it. */
  headersOfKnown(coding: Coding): string[] {
    return [...this.#headers, "etag", this.tagIn(coding)];
  }

  in(coding: Coding): Body | Promise<Body> {
    if (coding === "br") this.sent += 1;
    const known = this.#made.get(coding);
    if (known) return known;
    const making = this.#encode(coding).then((bytes) => this.#keep(coding, bytes));
    this.#made.set(coding, making);
    making.catch(() => this.#made.delete(coding));
    return making;
  }

  get isRecompressed(): boolean {
    return this.#isRecompressed;
  }

  /**
   * Compresses once more, as small as it gets, in a thread of its own. The tag stays: what it stands for is the same.
   */
  async recompress(): Promise<void> {
    this.#isRecompressed = true;
    this.#keep("br", await inBrotli(this.#text, RECOMPRESSED_QUALITY));
  }

  #encode(coding: Coding): Promise<Buffer> {
    if (coding === "identity") return Promise.resolve(this.#text);
    return coding === "br" ? inBrotli(this.#text, QUALITY) : toGzip(this.#text, { level: 6 });
  }

  #keep(coding: Coding, bytes: Buffer): Body {
    const headers = [
      ...this.headersOfKnown(coding),
      "content-type",
      this.#type,
      "content-length",
      String(bytes.length),
      ...(coding === "identity" ? [] : ["content-encoding", coding]),
    ];
    const body = { bytes, headers };
    this.#made.set(coding, body);
    return body;
  }
}

const listed = (headers: Headers): string[] =>
  [...headers].filter(([name]) => name !== "content-type").flat();

const toGzip = promisify(gzip);
