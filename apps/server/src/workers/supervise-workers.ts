import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Log } from "@catnip/api/platform/log.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./messages.ts";
import { restPeriod, type Restart } from "./restarts.ts";
import type { SharedConnections, Taker } from "./share-connections.ts";

export type WorkersOptions = {
  readonly count: number;
  readonly connections: SharedConnections;
  readonly env: NodeJS.ProcessEnv;
  readonly bankPort: number | undefined;
  /** Writes what the first worker says while it starts. */
  readonly write: (text: string) => void;
  readonly log: Pick<Log, "warn" | "error">;
  /** No worker serves, and none can be started (R-OPS-13). */
  readonly givesUp: (why: string) => void;
};

export type Workers = {
  /** The first one serves. Rejects with its reason when it cannot. */
  readonly first: Promise<Extract<FromWorker, { kind: "ready" }>>;
  /** Starts the others; resolves once each has served, or has failed to once. */
  readonly startOthers: () => Promise<void>;
  /**
   * Lets all of them finish and end.
   *
   * @param msMax how long, in ms; then they are killed
   * @returns how many were killed
   */
  readonly leave: (msMax: number) => Promise<number>;
};

/** How many starts in a row may fail while nobody serves. */
const FAILED_STARTS_MAX = 5;
const RUNNERS_KEPT = 5;

/** The place of one worker, which another one takes when it ends. */
type Place = { readonly number: number; restarts: Restart; jobRunners: readonly string[] };

/** Keeps `count` workers running: each that ends is replaced, and the others serve meanwhile (R-OPS-11). */
export function superviseWorkers(options: WorkersOptions): Workers {
  const { count, connections, env, bankPort, write, log, givesUp } = options;
  const running = new Map<ChildProcess, Promise<void>>();
  let isLeaving = false;
  let failedStarts = 0;

  /** Resolves once the worker serves; rejects when it ends before. */
  const start = (place: Place): Promise<Extract<FromWorker, { kind: "ready" }>> => {
    const task: WorkerTask = {
      number: place.number,
      isFirst: place.number === 1,
      bankPort,
      jobRunners: place.jobRunners,
    };
    const child = fork(WORKER, [JSON.stringify(task)], { env });
    const taker: Taker = { take: (socket) => void say(child, { kind: "connection" }, socket) };
    let readyAtMs: number | null = null;
    let sentence: string | null = null;
    const ended = new Promise<string>((resolve) => {
      child.once("error", (fault) => resolve(String(fault)));
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    running.set(
      child,
      ended.then(() => void running.delete(child)),
    );
    const served = new Promise<Extract<FromWorker, { kind: "ready" }>>((resolve, reject) => {
      child.on("message", (message: FromWorker) => {
        if (message.kind === "step") write(message.text);
        if (message.kind === "job-runner")
          place.jobRunners = [...place.jobRunners, message.id].slice(-RUNNERS_KEPT);
        if (message.kind === "failed") ({ sentence } = message);
        if (message.kind === "taken") connections.taken(taker);
        if (message.kind === "leaving") {
          connections.leave(taker);
          say(child, { kind: "released" });
        }
        if (message.kind !== "ready") return;
        failedStarts = 0;
        readyAtMs = performance.now();
        connections.join(taker);
        resolve(message);
      });
      void ended.then((how) => {
        // Told to leave before it served: whoever waits for it is leaving too.
        if (!isLeaving) reject(new Error(sentence ?? `Worker ${place.number} ended with ${how}.`));
      });
    });
    void ended.then((how) => {
      connections.lose(taker);
      if (isLeaving) return;
      if (readyAtMs === null) failedStarts += 1;
      replace(place, readyAtMs === null ? 0 : performance.now() - readyAtMs, sentence ?? how);
    });
    return served;
  };

  const replace = (place: Place, livedMs: number, how: string): void => {
    const isNeverUp = livedMs === 0;
    if (isNeverUp && connections.takers() === 0 && (failedStarts >= FAILED_STARTS_MAX || isFirstStart)) {
      if (!isFirstStart) givesUp(`No worker can be started; the last attempt ended with: ${how}`);
      return;
    }
    place.restarts = restPeriod(place.restarts, livedMs);
    const { restMs } = place.restarts;
    log[isNeverUp ? "error" : "warn"](
      { worker: place.number, how, restMs },
      isNeverUp
        ? "a worker could not start; it is started again"
        : "a worker has ended; another takes its place",
    );
    setTimeout(() => {
      if (!isLeaving) start(place).catch(() => undefined);
    }, restMs);
  };

  const places = Array.from({ length: count }, (_, at): Place => {
    return { number: at + 1, restarts: { quickEnds: 0, restMs: 0 }, jobRunners: [] };
  });
  const [firstPlace, ...others] = places;
  if (!firstPlace) throw new RangeError("There has to be a worker");
  let isFirstStart = true;
  const first = start(firstPlace);
  const noted = first.then(() => {
    isFirstStart = false;
  });
  noted.catch(() => undefined);

  return {
    first,
    startOthers: async () => {
      await Promise.allSettled(others.map((place) => start(place)));
    },
    leave: async (msMax) => {
      isLeaving = true;
      const left = [...running];
      for (const [child] of left) say(child, { kind: "leave" });
      let killed = 0;
      const timer = setTimeout(() => {
        killed = running.size;
        for (const child of running.keys()) child.kill("SIGKILL");
      }, msMax);
      await Promise.all(left.map(([, ended]) => ended));
      clearTimeout(timer);
      return killed;
    },
  };
}

const WORKER = path.join(import.meta.dirname, "worker.ts");

/** A channel that is closed belongs to a worker that has ended, which is noticed elsewhere. */
function say(child: ChildProcess, message: ToWorker, socket?: Parameters<ChildProcess["send"]>[1]): void {
  if (!child.connected) return;
  child.send(message, socket, { keepOpen: true }, () => undefined);
}
