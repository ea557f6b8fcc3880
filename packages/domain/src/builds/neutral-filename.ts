/**
 * What a download is called for a discreet player: nothing about the game, but its own name, so that two files do not
 * overwrite each other, and its kind, so that it opens (R-BND-9).
 */
export function neutralFilename(buildUuid: string, filename: string): string {
  const [ending = ""] = /(?:\.tar)?\.[a-z0-9]{1,8}$/i.exec(filename) ?? [];
  return `file-${buildUuid.slice(-8)}${ending.toLowerCase()}`;
}
