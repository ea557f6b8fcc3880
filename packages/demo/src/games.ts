import path from "node:path";

/** Holds a folder for each demo game, complete as it is uploaded: see `games/README.md`. */
export const GAMES_FOLDER = path.resolve(import.meta.dirname, "../games");
