import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Log } from "@catnip/api/platform/log.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./messages.ts";
import { restPeriod, type Restart } from "./restarts.ts";
import type { SharedConnections, Taker } from "./share-connections.ts";

export type WorkersOptions = {
  readonly count: number;
  readonly connections: SharedConnections;
  /** Writes what the first worker says while it starts. */
  readonly write: (text: string) => void;
  readonly log: Pick<Log, "warn" | "error">;
  /** No worker serves, and none can be started (R-OPS-13). */
  readonly givesUp: (why: string) => void;
};

/** Sent to all of them. */
type Surroundings = Pick<WorkerTask, "env" | "bankPort">;

export type Workers = {
  /** Gives the first one its task; resolves once it serves. Rejects with its reason when it cannot. */
  readonly startFirst: (told: Surroundings) => Promise<Ready>;
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

type Ready = Extract<FromWorker, { kind: "ready" }>;

/** How many starts in a row may fail while no worker serves. */
const FAILED_STARTS_MAX = 5;
/** A worker with the jobs has three runners at a time; each outage ends all of them. */
const RUNNERS_KEPT = 15;

/** The place of one worker, which another one takes when it ends. */
type Place = { readonly number: number; restarts: Restart; jobRunners: readonly string[] };

/** A worker that loads its code, or has its task. */
type Worker = { readonly child: ChildProcess; readonly served: Promise<Ready> };

/**
 * Keeps `count` workers running: each that ends is replaced, and the others serve meanwhile (R-OPS-11). If no other one
 * serves, one that is told to end goes on until another has started. The first one loads its code at once, while the
 * database starts.
 */
export function superviseWorkers(options: WorkersOptions): Workers {
  const { count, connections, write, log, givesUp } = options;
  const running = new Map<ChildProcess, Promise<void>>();
  let surroundings: Surroundings | null = null;
  let isLeaving = false;
  let hasServed = false;
  /** In a row, of all places. */
  let failedStarts = 0;
  /** Releases the worker that was asked to end while no other one served. */
  let releaseHeld: () => void = () => undefined;

  /** `served` rejects when the worker ends before. */
  const load = (place: Place): Worker => {
    const child = fork(WORKER, [String(place.number)]);
    const taker: Taker = { take: (socket) => say(child, { kind: "connection" }, socket) };
    let readyAtMs: number | null = null;
    let sentence: string | null = null;
    const release = () => {
      connections.leave(taker);
      say(child, { kind: "released" });
    };
    const ended = new Promise<string>((resolve) => {
      child.once("error", (fault) => resolve(String(fault)));
      child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    running.set(
      child,
      ended.then(() => void running.delete(child)),
    );
    const served = new Promise<Ready>((resolve, reject) => {
      child.on("message", (message: FromWorker) => {
        if (message.kind === "step") write(message.text);
        if (message.kind === "job-runner")
          place.jobRunners = [...place.jobRunners, message.id].slice(-RUNNERS_KEPT);
        if (message.kind === "failed") ({ sentence } = message);
        if (message.kind === "taken") connections.taken(taker);
        if (message.kind === "told") {
          const isLast = readyAtMs !== null && connections.takers() === 1;
          if (isLast && !isLeaving) releaseHeld = release;
          else release();
        }
        if (message.kind === "leaving") release();
        if (message.kind !== "ready") return;
        hasServed = true;
        failedStarts = 0;
        readyAtMs = performance.now();
        connections.join(taker);
        releaseHeld();
        resolve(message);
      });
      void ended.then((how) => {
        // Ended before it served: its waiter is shutting down too.
        if (!isLeaving) reject(new Error(sentence ?? `Worker ${place.number} ended with ${how}.`));
      });
    });
    void ended.then((how) => {
      connections.lose(taker);
      if (isLeaving) return;
      if (readyAtMs === null) failedStarts += 1;
      replace(place, readyAtMs === null ? null : performance.now() - readyAtMs, sentence ?? how);
    });
    // It may end before it is awaited.
    served.catch(() => undefined);
    return { child, served };
  };

  const giveTask = ({ number, jobRunners }: Place, { child, served }: Worker): Promise<Ready> => {
    if (!surroundings) throw new Error("The first worker comes first");
    const task: WorkerTask = { ...surroundings, isFirst: number === 1, jobRunners };
    say(child, { kind: "task", task });
    return served;
  };

  /** Resolves once the worker serves; rejects when it ends before. */
  const start = (place: Place): Promise<Ready> => giveTask(place, load(place));

  const replace = (place: Place, servedMs: number | null, how: string): void => {
    if (servedMs === null && connections.takers() === 0) {
      // The caller waiting for the first worker gets the reason.
      if (!hasServed) return;
      if (failedStarts >= FAILED_STARTS_MAX)
        return givesUp(`No worker can be started; the last attempt ended with: ${how}`);
    }
    place.restarts = restPeriod(place.restarts, servedMs ?? 0);
    const { restMs } = place.restarts;
    const about = { worker: place.number, how, restMs };
    if (servedMs === null) log.error(about, "a worker could not start; it is started again");
    else log.warn(about, "a worker has ended; another takes its place");
    setTimeout(() => {
      if (!isLeaving) start(place).catch(() => undefined);
    }, restMs);
  };

  const places = Array.from({ length: count }, (_, at): Place => {
    return { number: at + 1, restarts: { quickEnds: 0, restMs: 0 }, jobRunners: [] };
  });
  const [firstPlace, ...others] = places;
  if (!firstPlace) throw new RangeError("There has to be a worker");
  const first = load(firstPlace);

  return {
    startFirst: (told) => {
      surroundings = told;
      return giveTask(firstPlace, first);
    },
    startOthers: async () => {
      await Promise.allSettled(others.map((place) => start(place)));
    },
    leave: async (msMax) => {
      isLeaving = true;
      releaseHeld();
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
