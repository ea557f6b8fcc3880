import { endingOf } from "./download-filename.ts";

/**
 * What a download is called for a discreet player: nothing about the game, but its own name, so that two files do not
 * overwrite each other, and its kind, so that it opens (R-BND-9).
 */
export const neutralFilename = (buildUuid: string, filename: string): string =>
  `file-${buildUuid.slice(-8)}${endingOf(filename)}`;
