import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { placeOfScripts, placeOfStyles } from "./document-parts.ts";

/** Timeout for the parts of a page; later ones are rendered by the browser. In ms. */
export const streamTimeout = 5_000;

interface Rendered {
  readonly html: string;
  /** Whether some part could not be rendered. */
  readonly hasFailed: boolean;
}

/**
 * Renders a complete page, with the components' styles and the scripts in their places.
 *
 * @throws the error of the page's shell
 */
export async function renderedPage(
  { page, scripts }: { readonly page: ReactNode; readonly scripts: ReactNode },
  nonce: string,
): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const { html, hasFailed } = await rendered(sheet.collectStyles(page), nonce);
    const started = await rendered(scripts, nonce);
    const styled = put(html, placeOfStyles(nonce), sheet.getStyleTags());
    return {
      html: put(styled, placeOfScripts(nonce), started.html),
      hasFailed: hasFailed || started.hasFailed,
    };
  } finally {
    sheet.seal();
  }
}

function rendered(node: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(node, {
      nonce,
      // Everything has been rendered, so no part is moved into place by a script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then((html) => resolve({ html, hasFailed }), reject);
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
}

function put(html: string, place: string, content: string): string {
  const at = html.indexOf(place);
  return at < 0 ? html : html.slice(0, at) + content + html.slice(at + place.length);
}
