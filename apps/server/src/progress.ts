/** Logs startup progress, with the seconds each step took. */
export type Progress = {
  readonly step: <T>(says: string, work: () => Promise<T>) => Promise<T>;
  readonly note: (text: string) => void;
};

export function consoleProgress(
  write: (text: string) => void = (text) => process.stdout.write(text),
): Progress {
  const interactive = process.stdout.isTTY;
  return {
    note: (text) => write(`    ${text}\n`),
    step: async (says, work) => {
      const startedAt = performance.now();
      if (interactive) write(`  … ${says}`);
      const done = await work();
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      write(`${interactive ? "\r" : ""}  ✓ ${says} (${seconds} s)\n`);
      return done;
    },
  };
}
