/** One sentence for the operator, derived from PostgreSQL's output. */
export function brokenFolder(dataDir: string, said: string): Error {
  if (/No space left on device/i.test(said))
    return new Error(`The disk is full: PostgreSQL could not write to ${dataDir}.`);
  const fatal =
    /(?:FATAL|PANIC|error):\s*(.+)/i.exec(said)?.[1] ?? said.trim().split("\n").at(-1) ?? "no reason given";
  return new Error(
    `The database in ${dataDir} cannot be started (${fatal.trim()}); restore a backup of that folder, or move it away to start with a new one.`,
  );
}
