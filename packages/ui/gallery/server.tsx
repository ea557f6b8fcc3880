import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { internationalTheme } from "../src/theme/theme.ts";
import { Gallery } from "./gallery.tsx";

/** The gallery as one document, styled before any script runs. */
export function renderGallery(script: string, fonts: string): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(sheet.collectStyles(<Gallery theme={internationalTheme} />));
    return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Parts</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${fonts}</style>${sheet.getStyleTags()}</head><body><div id="root">${body}</div><script type="module">${script}</script></body></html>`;
  } finally {
    sheet.seal();
  }
}
