/**
 * One clear sentence for what can go wrong before the first request is served; null for faults that are ours and
 * deserve their stack.
 */
export function complaint(error: unknown, port: number): string | null {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: stop the other program, or choose another port with PORT=4100.`;
  if (code === "EACCES" && (error as NodeJS.ErrnoException).syscall === "listen") {
    return `Port ${port} needs rights this user does not have: choose one above 1023 with PORT=4000.`;
  }
  if (code === "ENOSPC" || code === "53100") return "The disk is full: free some space and start again.";
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") {
    const where = (error as NodeJS.ErrnoException).path ?? "the data folder";
    return `${where} cannot be written: check its rights, or choose another folder with DATA_DIR.`;
  }
  if (code === "ECONNREFUSED")
    return "The database in DATABASE_URL does not answer: check the address, or leave it out to use the embedded one.";
  // Sentences we wrote ourselves (launcher, configuration) carry no code.
  return code === undefined && /[.]$/.test(error.message) ? error.message : null;
}
