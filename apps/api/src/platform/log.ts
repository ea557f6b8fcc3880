import { pino, type Logger } from "pino";

export type Log = Logger;

/**
 * Structured log lines on stdout; `level` silent keeps tests quiet.
 *
 * @param about fields of every line, such as the worker's number
 */
export function createLog(level: "info" | "warn" | "silent", about: object | null = null): Log {
  return pino({
    level,
    base: about,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Redacted in whatever object is logged.
    redact: {
      paths: ["authorization", "*.authorization", "ticket", "*.ticket", "password", "*.password"],
      censor: "…",
    },
  });
}

/** A URL that is safe to log: tickets and other secrets in the query are masked. */
export function maskedUrl(url: string): string {
  return url.replaceAll(/([?&](?:ticket|token|code|data|state)=)[^&]*/g, "$1…");
}
