import { printTable } from "../table.ts";
import type { OperationProfile } from "./operation-profile.ts";

/** Smaller parts are added up, in ms of a request. */
const SHOWN_MS_MIN = 0.005;
const SHOWN_STATEMENTS_MAX = 12;
const STATEMENT_LENGTH_MAX = 96;

/** Prints where each operation's time goes: first all of them, then each by its parts. */
export function printProfiles(profiles: readonly OperationProfile[]): void {
  console.log("── where the time goes: ms of one request");
  printTable([
    ["", "requests/s", "Node", "its other threads", "PostgreSQL"],
    ...profiles.map(({ what, perSecond, nodeMs, otherThreadsMs, postgresMs }) => [
      what,
      perSecond.toFixed(0),
      ms(nodeMs),
      ms(otherThreadsMs),
      ms(postgresMs),
    ]),
  ]);
  for (const profile of profiles) {
    console.log(`── ${profile.what}: ${profile.requests} requests`);
    printTable([["Node", "ms", ""], ...nodeLines(profile)]);
    if (profile.statements.length > 0)
      printTable([["PostgreSQL", "ms", "planning", "calls", ""], ...statementLines(profile)]);
  }
}

function nodeLines({ node, nodeMs }: OperationProfile): string[][] {
  const line = (group: string, took: number) => [group, ms(took), `${((100 * took) / nodeMs).toFixed(0)} %`];
  const isSmall = (took: number) => took < Math.max(SHOWN_MS_MIN, nodeMs / 100);
  const rest = node.filter(({ ms: took }) => isSmall(took)).reduce((sum, { ms: took }) => sum + took, 0);
  return [
    ...node.filter(({ ms: took }) => !isSmall(took)).map(({ group, ms: took }) => line(group, took)),
    ...(rest > 0 ? [line("less than 1 % each", rest)] : []),
  ];
}

/**
 * What a database function runs is part of the function's own time, and stands indented. Statements that
 * begin alike, such as lists in different orders, are one line.
 */
function statementLines({ statements }: OperationProfile): string[][] {
  const lines = new Map<string, { ms: number; planningMs: number; calls: number; shapes: number }>();
  for (const { text, isInFunction, ...took } of statements) {
    const name = `${isInFunction ? "  ↳ " : ""}${shortened(text)}`;
    const line = lines.get(name) ?? { ms: 0, planningMs: 0, calls: 0, shapes: 0 };
    lines.set(name, {
      ms: line.ms + took.ms,
      planningMs: line.planningMs + took.planningMs,
      calls: line.calls + took.calls,
      shapes: line.shapes + 1,
    });
  }
  return [...lines]
    .filter(([, { ms: took }]) => took >= SHOWN_MS_MIN)
    .toSorted(([, a], [, b]) => b.ms - a.ms)
    .slice(0, SHOWN_STATEMENTS_MAX)
    .map(([name, { ms: took, planningMs, calls, shapes }]) => [
      name,
      ms(took),
      planningMs < SHOWN_MS_MIN ? "" : ms(planningMs),
      calls.toFixed(2),
      shapes > 1 ? `${shapes} shapes` : "",
    ]);
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= STATEMENT_LENGTH_MAX ? line : `${line.slice(0, STATEMENT_LENGTH_MAX - 1)}…`;
}

const ms = (value: number) => value.toFixed(value >= 1 ? 2 : 3);
