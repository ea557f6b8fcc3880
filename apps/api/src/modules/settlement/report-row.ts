/** The comparison of a day, as stored. */
export type ReportRow = {
  readonly uuid: string;
  readonly provider_key: string;
  readonly day: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly opened_at: Date;
  readonly attempts: number;
  readonly tried_at: Date | null;
  readonly problem: string | null;
  readonly compared_at: Date | null;
  readonly finished_at: Date | null;
};

export const REPORT_COLUMNS = `uuid, provider_key, day, starts_at, ends_at, opened_at, attempts, tried_at, problem, compared_at,
  finished_at`;
