export { MyStoreScreen as default } from "./my-store-screen.tsx";
export { loader } from "./my-store.server.ts";

/** The HTML shows a player's games: no copy of it is kept anywhere (R-PRV-9). */
export const headers = () => ({ "Cache-Control": "private, no-store" });

/** Only the HTML has the loader's shelf. From then on the screen asks the API itself, and turning to another tab waits for no server. */
export const clientLoader = () => null;
