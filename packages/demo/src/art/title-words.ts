/** One line of a title; `small` lines are the little words between the big ones. */
export interface TitleLine {
  readonly words: string;
  readonly small: boolean;
}

const LITTLE = new Set([
  "a",
  "an",
  "the",
  "of",
  "for",
  "to",
  "at",
  "in",
  "on",
  "and",
  "&",
  "is",
  "my",
  "under",
]);

/** Breaks a title as a poster would: "The / LIGHTHOUSE / KEEPER'S TENANT". */
export function titleLines(title: string, longest = 13): readonly TitleLine[] {
  const lines: { words: string; small: boolean }[] = [];
  for (const word of title.split(" ")) {
    const small = LITTLE.has(word.toLowerCase());
    const last = lines.at(-1);
    const fits = last !== undefined && (small || last.words.length + 1 + word.length <= longest);
    if (last !== undefined && last.small === small && fits) last.words += ` ${word}`;
    else lines.push({ words: word, small });
  }
  return lines;
}

/** Breaks a title into about `count` lines of similar length. */
export function balancedLines(title: string, count: number): readonly string[] {
  const words = title.split(" ");
  const goal = title.length / Math.min(count, words.length);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const room = last !== undefined && (last.length + word.length * 0.6 < goal || lines.length >= count);
    if (last !== undefined && room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
