/** JSON that cannot close the script element around it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
