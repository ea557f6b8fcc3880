import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { STYLES_PLACE } from "./styles-place.ts";

/** A part of a page that takes longer than this is left to the browser, in ms. */
export const streamTimeout = 5_000;

export interface RenderedPage {
  readonly html: string;
  /** Whether a part of it could not be rendered. */
  readonly hasFailed: boolean;
}

/**
 * Renders a page to its end, with the styles of its components in its head.
 *
 * @throws what the page's shell threw
 */
export function renderedPage(page: ReactNode, nonce: string): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  const rendering = new Promise<RenderedPage>((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(sheet.collectStyles(page), {
      nonce,
      // Everything is there: no part needs a script to be put in its place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        const html = text(pipe(new PassThrough())).then((rendered) => withStyles(rendered, sheet));
        html.then((whole) => resolve({ html: whole, hasFailed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
  return rendering.finally(() => sheet.seal());
}

function withStyles(html: string, sheet: ServerStyleSheet): string {
  const place = html.indexOf(STYLES_PLACE);
  if (place < 0) return html;
  return html.slice(0, place) + sheet.getStyleTags() + html.slice(place + STYLES_PLACE.length);
}
