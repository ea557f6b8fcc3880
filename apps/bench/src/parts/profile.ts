import { fireQuestions } from "../load/load.ts";
import type { Options } from "../options.ts";
import type { Product } from "../product/product.ts";
import { openNodeProfiler, type NodeProfiler, type NodeTime } from "../profile/node-profiler.ts";
import type { OperationProfile } from "../profile/operation-profile.ts";
import { OPERATIONS, type Operation } from "../profile/operations.ts";
import {
  countStatements,
  openStatementCounter,
  type StatementCounter,
  type StatementTime,
} from "../profile/statements.ts";

/** Before it is measured, each operation runs this long at most, so that its code is compiled, in seconds. */
const WARM_UP_S = 3;

/**
 * Where the time goes, for each operation: in Node by group of functions, in PostgreSQL by statement. Starts the
 * product again, with Node's inspector open on this machine and PostgreSQL counting.
 */
export async function measureProfile(
  product: Product,
  { seconds }: Options,
): Promise<readonly OperationProfile[]> {
  await countStatements(product.databaseUrl);
  await product.stop();
  // One worker, so that the profiled process is the one that answers.
  await product.startAgain(["--inspect=127.0.0.1:0"], { WORKERS: "1" });
  if (product.inspectorUrl === null) throw new Error("Node's inspector did not say where it listens.");
  const profiler = await openNodeProfiler(product.inspectorUrl);
  const counter = await openStatementCounter(product.databaseUrl);
  try {
    const profiles: OperationProfile[] = [];
    for (const operation of OPERATIONS)
      profiles.push(await profileOf(operation, product, { seconds, profiler, counter }));
    return profiles;
  } finally {
    profiler.close();
    await counter.close();
  }
}

async function profileOf(
  { what, prepare }: Operation,
  product: Product,
  {
    seconds,
    profiler,
    counter,
  }: { readonly seconds: number; readonly profiler: NodeProfiler; readonly counter: StatementCounter },
): Promise<OperationProfile> {
  const questions = await prepare(product);
  await fireQuestions(questions, Math.min(WARM_UP_S, seconds));
  await counter.reset();
  await profiler.start();
  const { total, perSecond } = await fireQuestions(questions, seconds);
  const node = await profiler.stop();
  return { what, perSecond, ...perRequest(total, node, await counter.read()) };
}

function perRequest(requests: number, node: NodeTime, statements: readonly StatementTime[]) {
  const groups = [...node.groups].map(([group, ms]) => ({ group, ms: ms / requests }));
  const each = statements.map((statement) => ({
    ...statement,
    calls: statement.calls / requests,
    ms: statement.ms / requests,
    planningMs: statement.planningMs / requests,
  }));
  return {
    requests,
    node: groups.toSorted((a, b) => b.ms - a.ms),
    nodeMs: sum(groups),
    otherThreadsMs: node.otherThreadsMs / requests,
    statements: each,
    postgresMs: sum(each.filter(({ isInFunction }) => !isInFunction)),
  };
}

const sum = (parts: readonly { readonly ms: number }[]) => parts.reduce((total, { ms }) => total + ms, 0);
