import type { loader } from "./game.server.ts";

/** The data of a game's page. */
export type GamePage = Awaited<ReturnType<typeof loader>>["data"];
export type Game = GamePage["game"];
