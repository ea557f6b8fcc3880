import type { Accounts } from "../modules/accounts/index.ts";
import type { Handler } from "../platform/api-module.ts";
import type { Services } from "../platform/context.ts";
import type { JobsPast } from "../platform/jobs.ts";
import type { Log } from "../platform/log.ts";
import type { PublicChanges } from "../platform/public-changes.ts";
import type { DemoAccount } from "../seed/demo-accounts.ts";
import type { Step } from "../seed/seed-services.ts";

/** Everything this part of the product serves, as fetch-style handlers: for a server, or for in-process tests. */
export type Api = {
  /**
   * The api site: `/graphql`, `/translations`, `/session*`, `/payments/notify/*`, `/payments/changes/*`, `/download/*`,
   * `/mails/off`, `/health*`.
   */
  readonly fetch: Handler;
  /** `/auth/*` of the account site. */
  readonly accountAuth: Handler;
  /** The cdn site. */
  readonly cdn: (request: Request) => Promise<Response>;
  /** The play sites, `b<build>.play.…`. */
  readonly play: Handler;
  readonly accounts: Accounts;
  readonly services: Services;
  /** Changes to public content, for its caches. */
  readonly publicChanges: PublicChanges;
  /**
   * Seeds an empty shop: always reference data, plus demo games and accounts outside production. Resumes an interrupted
   * run.
   */
  readonly seedIfEmpty: (step: Step) => Promise<void>;
  readonly demoAccounts: readonly DemoAccount[];
  /**
   * Registers our own sites with the account site under the configured origins. Only for the process that serves them:
   * a command on the same database must not redirect a running shop's sites to its own.
   */
  readonly registerSites: () => Promise<void>;
  /** Starts processing queued jobs (mail, images, sweeps) in this process. */
  readonly startWorker: () => Promise<void>;
  /** Ends the answers that would go on for ever, so that a host can wait for all others before it closes. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
};

export type ApiOptions = {
  /** The clock, injectable for tests. */
  readonly now?: () => Date;
  readonly log?: Log;
  /** False where another process of the same installation runs the jobs, see `startWorker`. Absent: true. */
  readonly runsJobs?: boolean;
  readonly jobsPast?: JobsPast;
};
