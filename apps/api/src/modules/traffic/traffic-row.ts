import type { TrafficEvent } from "@catnip/domain/traffic";

/** One row of `traffic_logs`, as it is sent to PostgreSQL. */
export type TrafficRow = TrafficEvent & {
  readonly created_at: string;
  /** The brand whose page it was. */
  readonly platform_key: string;
};
