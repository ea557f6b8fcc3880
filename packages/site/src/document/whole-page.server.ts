import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import type { EntryContext } from "react-router";
import { PAGE_DATA_ID, pageJson, withoutTime } from "./page-data.ts";
import { renderedPage, type RenderedPage } from "./rendered-page.server.ts";

/** What of a page's data does not stand in it. */
export type Apart = "data" | "data but time";

type Rendering = {
  readonly nonce: string;
  /** The page's scripts ask for its data, by a tag; the time that it states may stay in the page (R-WEB-74). */
  readonly apart?: Apart | undefined;
};

/**
 * Renders a page to its end.
 *
 * @param page the page for a context
 * @throws whatever the page's shell threw
 */
export async function wholePage(
  page: (context: EntryContext) => ReactNode,
  routerContext: EntryContext,
  { nonce, apart }: Rendering,
): Promise<RenderedPage> {
  const data = dataOf(routerContext, apart);
  const script = data === null ? "" : apart === undefined ? dataScript(data.json) : placeOfData(data);
  const context = data === null ? routerContext : withoutStream(routerContext);
  const { html, hasFailed } = await renderedPage(page(context), nonce);
  return { html: withScript(html, script), hasFailed };
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
