/** Prints lines in columns: the first to the left, further ones to the right unless said otherwise. */
export function printTable(
  lines: readonly (readonly string[])[],
  isLeft: (column: number) => boolean = (column) => column === 0,
): void {
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      isLeft(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("  ").trimEnd()}`);
  }
  console.log();
}
