/** A page's report; browser, session and campaign are added when it is sent. */
export interface Visit {
  readonly event_name: string;
  readonly page_location: string;
  readonly page_title?: string | undefined;
  readonly page_referrer?: string | undefined;
  readonly meta?: Readonly<Record<string, string | number>> | undefined;
}
