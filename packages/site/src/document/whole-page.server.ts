import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { PAGE_DATA_ID, pageJson } from "./page-data.ts";
import { pageStyleSheet } from "./page-style-sheet.server.ts";
import { streamedPage } from "./streamed-page.server.ts";

/** A finished page, and whether a part of it could not be rendered. */
export type WholePage = { readonly html: string; readonly hasFailed: boolean };

/** Links for the head, and the nonce of this rendering. */
type Rendering = { readonly files: string; readonly nonce: string };

/**
 * Renders a page to its end: in one go, which takes a third less time than a stream of pieces. A page with a part
 * whose code is still on its way is rendered once more, as a stream that waits for it; from then on the code is there.
 *
 * @param page the page for a context
 * @throws whatever the page's shell threw
 */
export async function wholePage(
  page: (context: EntryContext) => ReactNode,
  routerContext: EntryContext,
  { files, nonce }: Rendering,
): Promise<WholePage> {
  const { loaderData, actionData, errors } = routerContext.staticHandlerContext;
  const json = pageJson({ loaderData, actionData, errors });
  const context = json === null ? routerContext : withoutStream(routerContext);
  const html = json === null ? null : renderedAtOnce(page(context), files, json);
  if (html !== null) return { html, hasFailed: false };
  const { body, hasFailed } = await streamedPage(page(context), { files, nonce, isWhole: true });
  return { html: withData(await text(body), json), hasFailed: hasFailed() };
}

/** Without its stream, which is written when somebody looks at it, React Router leaves the data to us (R-WEB-65). */
const withoutStream = (context: EntryContext): EntryContext =>
  Object.create(context, { serverHandoffStream: { value: undefined } }) as EntryContext;

/**
 * Everything is put together once: a page is long, and each look at a text that was put together copies all of it.
 *
 * @returns null if a part has failed or is not there yet
 */
function renderedAtOnce(page: ReactNode, files: string, json: string): string | null {
  const sheet = pageStyleSheet();
  try {
    const html = renderToString(sheet?.collectStyles(page) ?? page);
    if (html.includes(LEFT_TO_THE_BROWSER)) return null;
    const headEnd = html.indexOf("</head>");
    const bodyEnd = html.lastIndexOf("</body>");
    return [
      "<!DOCTYPE html>",
      html.slice(0, headEnd),
      files,
      sheet?.getStyleTags() ?? "",
      html.slice(headEnd, bodyEnd),
      dataScript(json),
      html.slice(bodyEnd),
    ].join("");
  } finally {
    sheet?.seal();
  }
}

/** How React marks a part that it did not render. */
const LEFT_TO_THE_BROWSER = "<!--$!-->";

function withData(html: string, json: string | null): string {
  if (json === null) return html;
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + dataScript(json) + html.slice(end);
}

const dataScript = (json: string) => `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
