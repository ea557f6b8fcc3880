import type { TrafficEvent } from "@catnip/domain/traffic";

/** One row of `traffic_logs`, as it is sent to PostgreSQL. */
export type TrafficRow = TrafficEvent & {
  readonly created_at: string;
  /** The brand of the page. */
  readonly platform_key: string;
};
