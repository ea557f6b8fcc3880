/** The schema's `PageInput`. */
export type PageInput = {
  readonly orderField?: string | null | undefined;
  /** 1-based. */
  readonly page?: number | null | undefined;
};

export const LIMIT_MAX = 100;

/**
 * Limit and offset. Values out of range are clamped rather than rejected: a list requested with an odd limit is still a
 * list.
 */
export function pageWindow(
  q: PageInput | null | undefined,
  limit: number | null | undefined,
  limitUsual = 20,
): { readonly limit: number; readonly offset: number } {
  const size = within(limit ?? limitUsual, 1, LIMIT_MAX);
  const page = within(q?.page ?? 1, 1, PAGE_MAX);
  return { limit: size, offset: (page - 1) * size };
}

const PAGE_MAX = 10_000;

const within = (value: number, min: number, max: number) => Math.min(Math.max(Math.trunc(value), min), max);
