import { connect } from "../devtools/devtools.ts";
import { foldProfile, type CpuProfile } from "./fold-profile.ts";
import { JSON_FILE } from "./groups.ts";
import { findSources } from "./source-files.ts";

/** Between samples, in µs. */
const SAMPLE_US = 500;

export type NodeTime = {
  /**
   * Processor time of the thread that answers requests, in ms, by group of functions. Samples are taken by the clock:
   * they are scaled to what the processor spent, since other processes may have had it meanwhile.
   */
  readonly groups: ReadonlyMap<string, number>;
  /**
   * Processor time of the process's other threads, in ms: compression, password hashes, parts of the garbage collector.
   */
  readonly otherThreadsMs: number;
};

export type NodeProfiler = {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<NodeTime>;
  readonly close: () => void;
};

/** The CPU profiler of a process that was started with `--inspect`. */
export async function openNodeProfiler(inspectorUrl: string): Promise<NodeProfiler> {
  const tools = await connect(inspectorUrl);
  const originOf = findSources();
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await tools.send<{ result: { value: Value } }>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    return result.value;
  };
  const threads = () => evaluate<Threads>(THREADS);
  let before: Threads = { process: 0, main: 0 };
  await tools.send("Profiler.enable");
  await tools.send("Profiler.setSamplingInterval", { interval: SAMPLE_US });
  await evaluate(JSON_WITH_NAMES);
  return {
    start: async () => {
      before = await threads();
      await tools.send("Profiler.start");
    },
    stop: async () => {
      const after = await threads();
      const { profile } = await tools.send<{ profile: CpuProfile }>("Profiler.stop");
      const spent = (of: keyof Threads) => (after[of] - before[of]) / 1_000;
      const sampled = foldProfile(profile, originOf);
      const sampledMs = [...sampled.values()].reduce((sum, ms) => sum + ms, 0);
      const scale = sampledMs > 0 ? spent("main") / sampledMs : 0;
      return {
        groups: new Map([...sampled].map(([group, ms]) => [group, ms * scale])),
        otherThreadsMs: Math.max(0, spent("process") - spent("main")),
      };
    },
    close: () => tools.close(),
  };
}

/** Processor time in µs. */
type Threads = { readonly process: number; readonly main: number };

const THREADS = `(() => {
  const sum = ({ user, system }) => user + system;
  return { process: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()) };
})()`;

/** What is compiled into V8 counts as its caller in a profile: these two get a name of their own. */
const JSON_WITH_NAMES = `(() => {
  const { parse, stringify } = JSON;
  JSON.parse = function parseJson(text, reviver) { return parse(text, reviver); };
  JSON.stringify = function stringifyJson(value, replacer, space) { return stringify(value, replacer, space); };
})()
//# sourceURL=${JSON_FILE}`;
