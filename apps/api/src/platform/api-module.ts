import type { CronItemOptions } from "graphile-worker";
import type { Services, Viewer } from "./context.ts";
import type { JobClass } from "./job-classes.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Resizer } from "./images/resize.ts";
import type { AccessRows } from "./roles/access.ts";

/**
 * What a feature adds to the API. Each folder of `modules` exports one, and `composition/modules.ts` lists it; the rest
 * of the API knows nothing else about it.
 */
export type ApiModule = {
  /**
   * Its types and fields register with the builder when its `*.schema.ts` files are imported; this says who may use
   * them.
   */
  readonly schema: { readonly access: AccessRows };
  readonly jobs: readonly Job[];
  readonly routes: readonly Route[];
};

/** Background work: jobs queued under this name, and at the times of `cron`. */
export type Job = {
  readonly task: string;
  readonly class: JobClass;
  /** Crontab syntax, in UTC. Absent: runs only when queued. */
  readonly cron?: string;
  readonly options?: Omit<CronItemOptions, "priority">;
  /**
   * For an array payload it may return a promise per element: the job is then retried with only the elements whose
   * promises reject. Anything else it returns is ignored.
   */
  readonly run: (services: WorkServices, payload: unknown) => Promise<unknown>;
};

/** Jobs use their own connections, which no request waits for. */
export type WorkServices = Services & { readonly files: FileStore; readonly resizer: Resizer };

/** The client, as the host sees it. */
export type Client = { readonly address: string };

export type Handler = (request: Request, client: Client) => Promise<Response>;

/** Routes beside `/graphql`. */
export type Route = {
  readonly site: "api" | "account" | "play";
  /** An exact path; with a trailing slash, everything below it. */
  readonly path: string;
  /** Called once, at startup. */
  readonly open: (services: RouteServices) => Handler;
};

export type RouteServices = Services & { readonly files: FileStore; readonly identity: Identity };

/** What the API needs from the module that manages users and sessions. */
export type Identity = {
  readonly authHandler: Handler;
  readonly sessionHandler: Handler;
  readonly verifyAccessToken: (token: string) => Promise<Viewer>;
};
