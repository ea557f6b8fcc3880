/** Sizes of scripts by name, in bytes on the wire. */
export type Sizes = Readonly<Record<string, number>>;
/** The sizes of everything that has a budget, by its name. */
export type Budgets = Readonly<Record<string, Sizes>>;

/** A budget may be exceeded by this share before it is refused. */
const OVER = 0.01;
/** Anything this far below its budget has to lower it. */
const UNDER = 0.05;
/** Compression and other files' names change small scripts by a few bytes although their source stays the same. */
const LEAST_BYTES = 100;

export const sumOf = (sizes: Sizes): number => Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);

/** What exceeds its budget, with the scripts that grew; and what needs less than its budget allows. */
export function judge(
  budgets: Budgets,
  measured: Budgets,
): { readonly over: readonly string[]; readonly under: readonly string[] } {
  const over: string[] = [];
  const under: string[] = [];
  for (const [name, sizes] of Object.entries(measured)) {
    const budget = budgets[name];
    const now = sumOf(sizes);
    if (!budget) {
      over.push(`${name} has no budget; it loads ${now} bytes.`);
      continue;
    }
    const most = sumOf(budget);
    const facts = `${name}: ${now} bytes of ${most}`;
    if (now - most > Math.max(most * OVER, LEAST_BYTES))
      over.push(`${facts}. Grown: ${grown(budget, sizes)}.`);
    else if (most - now > Math.max(most * UNDER, LEAST_BYTES)) under.push(facts);
  }
  for (const name of Object.keys(budgets))
    if (!measured[name]) over.push(`${name} is gone, its budget is not.`);
  return { over, under };
}

function grown(before: Sizes, now: Sizes): string {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name, more }) => `${name} (+${more}${name in before ? "" : ", new"})`)
    .join(", ");
}
