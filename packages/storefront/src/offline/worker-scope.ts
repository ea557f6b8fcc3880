/**
 * The parts of the global scope that the service worker uses. TypeScript's own types for workers cannot be loaded
 * beside those for pages.
 */
export interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}

interface WorkerEvents {
  readonly install: LongEvent;
  readonly activate: LongEvent;
  readonly message: MessageEvent<unknown>;
  readonly fetch: PageEvent;
}

interface LongEvent extends Event {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface PageEvent extends LongEvent {
  readonly request: Request;
  /** The response to a navigation that was begun while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
