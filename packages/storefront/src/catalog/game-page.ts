import type { loader } from "./game.server.ts";

/** What a game's page shows. */
export type GamePage = Awaited<ReturnType<typeof loader>>["data"];
export type Game = GamePage["game"];
