import { pino, type Logger } from "pino";

export type Log = Logger;

/** Structured log lines on stdout; `level` silent keeps tests quiet. */
export function createLog(level: "info" | "warn" | "silent"): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Whatever object is logged, these never reach a log file.
    redact: {
      paths: ["authorization", "*.authorization", "ticket", "*.ticket", "password", "*.password"],
      censor: "…",
    },
  });
}

/** An address fit for a log line: tickets and other secrets in the query are masked. */
export function maskedUrl(url: string): string {
  return url.replaceAll(/([?&](?:ticket|token|code|data|state)=)[^&]*/g, "$1…");
}
