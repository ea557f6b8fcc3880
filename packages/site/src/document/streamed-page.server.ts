import { PassThrough, Transform, type TransformCallback } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { ServerStyleSheet } from "styled-components";
import { pageStyleSheet } from "./page-style-sheet.server.ts";

/** Timeout of a streamed page, in ms. */
export const streamTimeout = 5_000;

export type Streamed = { readonly body: PassThrough; readonly hasFailed: () => boolean };

export interface Rendering {
  /** Links for the head. */
  readonly files: string;
  readonly nonce: string;
  /** Wait for the complete page; otherwise only for the shell. */
  readonly isWhole: boolean;
}

/**
 * Starts rendering a page, with the styles it needs.
 *
 * @throws whatever the page's shell threw
 */
export function streamedPage(page: ReactNode, { files, nonce, isWhole }: Rendering): Promise<Streamed> {
  const sheet = pageStyleSheet();
  return new Promise((resolve, reject) => {
    let started = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(sheet?.collectStyles(page) ?? page, {
      nonce,
      // A whole page is in order as it stands: nothing of it needs a script to be put in its place.
      ...(isWhole && { progressiveChunkSize: Infinity }),
      [isWhole ? "onAllReady" : "onShellReady"]() {
        started = true;
        const body = new PassThrough();
        body.once("close", () => {
          clearTimeout(timer);
          sheet?.seal();
        });
        resolve({ body, hasFailed: () => failed });
        pipe(withFiles(sheet, files)).pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        failed = true;
        if (started) console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * The page is readable before its scripts run, so visible resources (markup, font, covers) get bandwidth first. React
 * Router has no setting for the priority of its preloads.
 */
const MODULE_PRELOAD = '<link rel="modulepreload"';
const POLITE_MODULE_PRELOAD = '<link rel="modulepreload" fetchpriority="low"';

/**
 * Injects the links to the files that the page begins with before `</head>`; where there are no files of styles, also the styles of what
 * has been rendered so far: there in the first chunk, right before the markup in later ones. Writes within one tick are joined, so a tag
 * is never cut in two.
 */
function withFiles(sheet: ServerStyleSheet | null, files: string): Transform {
  let pending: Buffer[] = [];
  let headIsOpen = true;
  const takeStyles = () => {
    const css = sheet?._emitSheetCSS() ?? "";
    sheet?.instance.clearTag();
    return css;
  };
  const flush = (stream: Transform) => {
    if (pending.length === 0) return;
    let html = Buffer.concat(pending).toString("utf8").replaceAll(MODULE_PRELOAD, POLITE_MODULE_PRELOAD);
    pending = [];
    const css = takeStyles();
    const headEnd = headIsOpen ? html.indexOf("</head>") : -1;
    if (headEnd >= 0) {
      headIsOpen = false;
      html = html.slice(0, headEnd) + files + css + html.slice(headEnd);
    } else html = css + html;
    stream.push(html);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      if (pending.length === 0) setImmediate(() => flush(this));
      pending.push(chunk);
      done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
}
