import { goalText, number, type Row } from "./report.ts";

/** Where and when a figure was measured. */
export interface Run {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
  /** Abbreviated; with `+` where files were changed. */
  readonly commit: string;
}

const HEADER = ["Figure", "Value", "Ceiling", "Ratio", "Goal", "Met", "Date", "Machine", "Commit"] as const;

/**
 * The table of `docs/benchmarks.md` with a run's rows in the place of what was measured before; figures that this run
 * did not measure keep theirs.
 *
 * @param page the whole page; what stands before the table stays as it is
 */
export function withFigures(page: string, rows: readonly Row[], { date, machine, commit }: Run): string {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.startsWith("|"));
  const head = start === -1 ? lines : lines.slice(0, start);
  const figures = new Map(
    (start === -1 ? [] : lines.slice(start + 2))
      .filter((line) => line.startsWith("|"))
      .map((line) =>
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim()),
      )
      .map((cells) => [cells[0] ?? "", cells]),
  );
  for (const row of rows) {
    const [met = "", ...goal] = goalText(row).split(" ");
    const what = row.what.replaceAll("|", "/");
    figures.set(what, [
      what,
      `${number(row.value)} ${row.unit}`.trim(),
      row.ceiling === undefined ? "" : number(row.ceiling),
      row.ceiling === undefined ? "" : (row.value / row.ceiling).toFixed(2),
      goal.join(" "),
      met,
      date,
      machine,
      commit,
    ]);
  }
  const table = [[...HEADER], HEADER.map(() => "---"), ...figures.values()];
  return `${head.join("\n").trimEnd()}\n\n${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`;
}
