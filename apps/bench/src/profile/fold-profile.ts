import { groupOf, IDLE, type Origin } from "./groups.ts";

/** What the inspector's CPU profiler records, as far as it is used here. */
export type CpuProfile = {
  readonly nodes: readonly ProfileNode[];
  /** The node that was running, at each sample. */
  readonly samples: readonly number[];
  /** Time since the sample before, in µs. */
  readonly timeDeltas: readonly number[];
};

type ProfileNode = {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
};

/** Lines and columns from 0. */
type CallFrame = {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
};

/** The source position of bundled code; unbundled code as it is. */
export type FindOrigin = (frame: CallFrame) => Origin;

/** Milliseconds of each group of functions, without what they called in other groups; idle time is left out. */
export function foldProfile(profile: CpuProfile, originOf: FindOrigin): ReadonlyMap<string, number> {
  const groups = groupsOfNodes(profile.nodes, originOf);
  const ms = new Map<string, number>();
  for (const [at, id] of profile.samples.entries()) {
    const group = groups.get(id) ?? "native code";
    if (group === IDLE) continue;
    // A sample counts for the time until the next one.
    const tookUs = Math.max(0, profile.timeDeltas[at + 1] ?? 0);
    ms.set(group, (ms.get(group) ?? 0) + tookUs / 1_000);
  }
  return ms;
}

/** A node without a group of its own has its caller's. */
function groupsOfNodes(nodes: readonly ProfileNode[], originOf: FindOrigin): ReadonlyMap<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callees = new Set(nodes.flatMap(({ children = [] }) => children));
  const groups = new Map<number, string>();
  const waiting = nodes
    .filter(({ id }) => !callees.has(id))
    .map((node) => ({ node, callers: "native code" }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const group = groupOf(originOf(next.node.callFrame)) ?? next.callers;
    groups.set(next.node.id, group);
    for (const id of next.node.children ?? []) {
      const node = byId.get(id);
      if (node) waiting.push({ node, callers: group });
    }
  }
  return groups;
}
