import { printTable } from "./table.ts";

/** One measured figure. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The machine's ceiling, in the same unit and run. */
  readonly ceiling?: number;
  readonly p50?: number;
  readonly p99?: number;
  /** Our goal, `>= 1000` or `<= 170`; applies to the ratio when `of` says so. */
  readonly goal?: { readonly at: "least" | "most"; readonly bound: number; readonly of?: "ratio" };
  readonly note?: string;
};

/** Prints figures as a table: value, ceiling, ratio, latency, goal and whether it was met. */
export function printRows(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    `${number(row.value)} ${row.unit}`,
    row.ceiling === undefined ? "" : number(row.ceiling),
    row.ceiling === undefined ? "" : (row.value / row.ceiling).toFixed(3),
    row.p50 === undefined ? "" : `${number(row.p50)} / ${number(row.p99 ?? Number.NaN)} ms`,
    goalText(row),
    row.note ?? "",
  ]);
  const header = ["", "figure", "ceiling", "ratio", "p50 / p99", "goal", ""];
  printTable([header, ...cells], (column) => column === 0 || column >= 5);
}

/** Figures that missed their goal. */
export const missed = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => met(row) === false);

/** `✓ ≥ 5`; empty without a goal. */
export function goalText(row: Row): string {
  if (!row.goal) return "";
  const sign = row.goal.at === "least" ? "≥" : "≤";
  const of = row.goal.of === "ratio" ? " × ceiling" : "";
  return `${met(row) ? "✓" : "✗"} ${sign} ${number(row.goal.bound)}${of}`;
}

function met({ value, ceiling, goal }: Row): boolean | null {
  if (!goal) return null;
  const judged = goal.of === "ratio" ? value / (ceiling ?? Number.NaN) : value;
  return goal.at === "least" ? judged >= goal.bound : judged <= goal.bound;
}

export function number(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
