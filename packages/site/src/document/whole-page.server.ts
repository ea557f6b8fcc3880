import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { PAGE_DATA_ID, pageJson, withoutTime } from "./page-data.ts";
import { pageStyleSheet } from "./page-style-sheet.server.ts";
import { streamedPage } from "./streamed-page.server.ts";

/** A finished page, and whether a part of it could not be rendered. */
export type WholePage = { readonly html: string; readonly hasFailed: boolean };

/** What of a page's data does not stand in it. */
export type Apart = "data" | "data but time";

type Rendering = {
  /** Links for the head. */
  readonly files: string;
  readonly nonce: string;
  /** The page's scripts ask for its data, by a tag; the time that it states may stay in the page (R-WEB-74). */
  readonly apart?: Apart | undefined;
};

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
  { files, nonce, apart }: Rendering,
): Promise<WholePage> {
  const data = dataOf(routerContext, apart);
  const script = data === null ? "" : apart === undefined ? dataScript(data.json) : placeOfData(data);
  const context = data === null ? routerContext : withoutStream(routerContext);
  const html = data === null ? null : renderedAtOnce(page(context), files, script);
  if (html !== null) return { html, hasFailed: false };
  const { body, hasFailed } = await streamedPage(page(context), { files, nonce, isWhole: true });
  return { html: withScript(await text(body), script), hasFailed: hasFailed() };
}

/** A page's data as JSON, and the time, in ms, that does not stand in it. */
export type PageData = { readonly json: string; readonly nowMs: number | undefined };

/** @returns null for data that JSON would change */
export function dataOf({ staticHandlerContext }: EntryContext, apart: Apart | undefined): PageData | null {
  const { actionData, errors } = staticHandlerContext;
  const { loaderData, nowMs } =
    apart === "data but time"
      ? withoutTime(staticHandlerContext.loaderData)
      : { loaderData: staticHandlerContext.loaderData, nowMs: undefined };
  const json = pageJson({ loaderData, actionData, errors });
  return json === null ? null : { json, nowMs };
}

/** Without its stream, which is written when somebody looks at it, React Router leaves the data to us (R-WEB-65). */
const withoutStream = (context: EntryContext): EntryContext =>
  Object.create(context, { serverHandoffStream: { value: undefined } }) as EntryContext;

/**
 * Everything is put together once: a page is long, and each look at a text that was put together copies all of it.
 *
 * @returns null if a part has failed or is not there yet
 */
function renderedAtOnce(page: ReactNode, files: string, script: string): string | null {
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
      script,
      html.slice(bodyEnd),
    ].join("");
  } finally {
    sheet?.seal();
  }
}

/** How React marks a part that it did not render. */
const LEFT_TO_THE_BROWSER = "<!--$!-->";

function withScript(html: string, script: string): string {
  if (script === "") return html;
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + script + html.slice(end);
}

const dataScript = (json: string) => `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
const placeOfData = ({ json, nowMs }: PageData) =>
  `<script type="application/json" id="${PAGE_DATA_ID}" data-tag="${dataTag(json)}"${nowMs === undefined ? "" : ` data-now="${nowMs}"`}></script>`;

/** What data is told apart by. */
export const dataTag = (json: string): string => createHash("sha256").update(json).digest("hex").slice(0, 16);
