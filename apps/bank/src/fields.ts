export type Fields = Readonly<Record<string, string>>;

/** The fields of an address or a form. A name that occurs twice is dropped, so that its signature cannot match. */
export function fieldsIn(params: URLSearchParams): Fields {
  const given = [...params];
  return Object.fromEntries(given.filter(([name]) => params.getAll(name).length === 1));
}

/**
 * The same fields in another order each time, as real providers send them. They rotate instead of being drawn, so that
 * each one comes last in turn and a failure happens again in the next run.
 */
export function reordered(fields: Fields): Fields {
  const entries = Object.entries(fields);
  turn += 1;
  const from = turn % Math.max(1, entries.length);
  return Object.fromEntries([...entries.slice(from), ...entries.slice(0, from)]);
}

let turn = 0;

export const isWebAddress = (text: string | undefined): boolean =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** `yyyyMMddHHmmss`, with or without separators, in China Standard Time; NaN for anything else. */
export function chinaMs(text: string | undefined): number {
  const digits = (text ?? "").replaceAll(/[-: ]/g, "");
  if (!/^\d{14}$/.test(digits)) return Number.NaN;
  return Date.parse(digits.replace(/^(.{4})(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6+08:00"));
}

/** `yyyy-MM-dd HH:mm:ss` in China Standard Time. */
export const chinaTime = (at: Date): string => at.toLocaleString("sv-SE", { timeZone: "Asia/Shanghai" });
