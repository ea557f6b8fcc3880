import type { CronItemOptions } from "graphile-worker";
import type { Services, Viewer } from "./context.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Resizer } from "./images/resize.ts";
import type { AccessRows } from "./roles/access.ts";

/**
 * What a feature adds to the API. Each folder of `modules` exports one, and `composition/modules.ts` lists it: that is
 * all the rest of the API knows of it.
 */
export type ApiModule = {
  /** Its types and fields are registered on the builder as its `*.schema.ts` files are imported; this is who may ask them. */
  readonly schema: { readonly access: AccessRows };
  readonly jobs: readonly Job[];
  readonly routes: readonly Route[];
};

/** Work without a visitor: what is queued under this name, and at the times of `cron`. */
export type Job = {
  readonly task: string;
  /** As in crontab, in UTC. Left out: only when something queues it. */
  readonly cron?: string;
  readonly options?: CronItemOptions;
  readonly run: (services: WorkServices, payload: unknown) => Promise<unknown>;
};

/** Jobs use connections that no request waits for. */
export type WorkServices = Services & { readonly files: FileStore; readonly resizer: Resizer };

/** Who sends a request, as the host sees it. */
export type Client = { readonly address: string };

export type Handler = (request: Request, client: Client) => Promise<Response>;

/** Addresses beside `/graphql`. */
export type Route = {
  readonly site: "api" | "account" | "play";
  /** This path alone; with a slash at its end everything below it. */
  readonly path: string;
  /** Called once, at the start. */
  readonly open: (services: RouteServices) => Handler;
};

export type RouteServices = Services & { readonly files: FileStore; readonly identity: Identity };

/** What the API asks of whoever knows people and their sessions. */
export type Identity = {
  readonly authHandler: Handler;
  readonly sessionHandler: Handler;
  readonly verifyAccessToken: (token: string) => Promise<Viewer>;
};
