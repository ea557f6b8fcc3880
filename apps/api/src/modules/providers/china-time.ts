const AHEAD_MS = 8 * 3_600_000;

/** China Standard Time as the mainland's providers write it: `2026-03-01 20:00:00`. There is no summer time. */
export const chinaTime = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");

/** The same without separators: `20260301200000`. */
export const chinaDigits = (at: Date): string => chinaTime(at).replaceAll(/\D/g, "");

/** Reads either form; null for anything else. */
export function fromChinaTime(text: string): Date | null {
  const digits = text.replaceAll(/[-: ]/g, "");
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) - AHEAD_MS);
}
