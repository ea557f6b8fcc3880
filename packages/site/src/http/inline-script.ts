/** JSON that cannot close the script element that it stands in. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

/** A script's lines as one. Calls are marked as pure, so that browsers are not sent what only the HTML carries. */
export function inOneLine(code: string): string {
  return code.replaceAll(/\n\s*/g, "");
}
