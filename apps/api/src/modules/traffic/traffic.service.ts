import { cleanTrafficEvent, type TrafficReport } from "@catnip/domain/traffic";
import type { RequestContext } from "../../platform/context.ts";
import { playerOf } from "../../platform/viewer.ts";
import { writeTraffic } from "./write-traffic.ts";

/**
 * Logs a visitor's action. Never fails for the visitor: what cannot be stored is dropped, and the log says so
 * (R-TRF-6). If the process has a writer, the row waits there for the next batch.
 *
 * @returns whether it was accepted
 */
export async function addTrafficLog(context: RequestContext, report: TrafficReport): Promise<boolean> {
  const event = cleanTrafficEvent(report, playerOf(context)?.uuid ?? null);
  if (!event) return false;
  const row = { ...event, created_at: context.now().toISOString(), platform_key: context.platformKey };
  if (context.traffic) return context.traffic.add(row);
  try {
    await writeTraffic(context.db, [row]);
    return true;
  } catch (fault) {
    context.log?.warn({ fault: String(fault) }, "traffic could not be noted");
    return false;
  }
}
