import type { RequestContext } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";

export type TrafficEvent = {
  readonly event_name: string;
  readonly page_location?: string | null | undefined;
  readonly meta?: unknown;
};

/**
 * Notes what a visitor did. Never fails the visitor: what cannot be written is lost (specification section 8).
 *
 * @returns whether it was written
 */
export async function addTrafficLog(context: RequestContext, event: TrafficEvent): Promise<boolean> {
  const meta = event.meta === undefined || event.meta === null ? null : JSON.stringify(event.meta);
  if (event.event_name.length > 100 || (meta?.length ?? 0) > META_LENGTH_MAX) return false;
  try {
    await read(
      context.db,
      "insert into traffic_logs (created_at, user_uuid, event_name, page_location, meta) values ($1, $2, $3, $4, $5::jsonb)",
      [context.now(), context.viewer?.uuid ?? null, event.event_name, pageOf(event.page_location), meta],
    );
    return true;
  } catch {
    return false;
  }
}

const META_LENGTH_MAX = 4_000;

/** The page without its query, where search words and tickets may stand. */
const pageOf = (location: string | null | undefined) => location?.split(/[?#]/)[0]?.slice(0, 300) ?? null;
