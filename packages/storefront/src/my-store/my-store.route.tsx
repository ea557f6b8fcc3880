export { MyStoreScreen as default } from "./my-store-screen.tsx";
export { loader } from "./my-store.server.ts";

/** The HTML shows a player's games, so it is never stored (R-PRV-9). */
export const headers = () => ({ "Cache-Control": "private, no-store" });

/**
 * Only the HTML uses the loader's shelf. After that the screen queries the API itself, so that switching tabs does not
 * wait for a loader.
 */
export const clientLoader = () => null;
