/** The cells of a CSV text (RFC 4180) by line, without a byte-order mark and without empty lines at its end. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  let line: string[] = [];
  const rest = text.replace(/^\uFEFF/, "").trimEnd();
  if (rest === "") return [];
  for (;;) {
    const at = cells.lastIndex;
    const found = cells.exec(rest);
    // A quote that is not closed, or something after one: the rest is taken as one cell.
    if (!found) return [...lines, [...line, rest.slice(at)]];
    const [, quoted, plain = "", end] = found;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    lines.push(line);
    line = [];
    if (end === "") return lines;
  }
}
