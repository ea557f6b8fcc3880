import autocannon from "autocannon";

export const CONNECTIONS = 8;

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Requests of the measured part. */
  readonly total: number;
};

export type Question = {
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: string;
};

type Target = {
  /** Of this machine; or `origin`, of any. */
  readonly port?: number;
  readonly origin?: string;
  /** A function: another one each time. */
  readonly path: string | (() => string);
  readonly method?: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: string;
};

/** Ever different questions to one server. */
export type Questions = {
  readonly origin: string;
  readonly next: () => Question;
  /** Whether the body of a 2xx is what was requested; absent: it is. */
  readonly isRight?: (body: string) => boolean;
};

/**
 * Sends the same request over 8 connections for a few seconds, after a short warm-up. Anything but a 2xx is a
 * failure.
 */
export async function loadOf(target: Target, seconds: number): Promise<Load> {
  await fire(target, Math.min(2, seconds));
  return fire(target, seconds);
}

/** The same with another question each time. @param connections how many ask at once */
export async function loadOfQuestions(
  questions: Questions,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  await fireQuestions(questions, Math.min(2, seconds), connections);
  return fireQuestions(questions, seconds, connections);
}

function fire({ path, method = "GET", headers, body, ...at }: Target, seconds: number): Promise<Load> {
  const where = typeof path === "string" ? path : "/";
  return run(where, {
    url: `${originOf(at)}${where}`,
    ...(typeof path === "function" && {
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    }),
    connections: CONNECTIONS,
    duration: seconds,
    method,
    headers,
    ...(body && { body }),
  });
}

/** Without a warm-up. */
export async function fireQuestions(
  { origin, next, isRight = () => true }: Questions,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Load> {
  const wrong: string[] = [];
  let where = "";
  const load = await run("", {
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const question = next();
          where = question.path;
          return { ...request, method: "GET", ...question };
        },
        onResponse: (status, body) => {
          if (status >= 300 || isRight(body)) return;
          wrong.push(body);
        },
      },
    ],
  }).catch((fault: unknown) => {
    throw new Error(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
  });
  if (wrong.length > 0)
    throw new Error(
      `${wrong.length} of ${load.total} responses on ${where} are not what was requested, for example: ${wrong[0]?.slice(0, 300)}`,
    );
  return load;
}

const originOf = ({ port, origin }: Pick<Target, "port" | "origin">) => origin ?? `http://127.0.0.1:${port}`;

async function run(where: string, options: autocannon.Options): Promise<Load> {
  const result = await autocannon(options);
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} answers on ${where} were not 2xx.`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    total: result.requests.total,
  };
}
