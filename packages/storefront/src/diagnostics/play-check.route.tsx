export { PlayCheckScreen as default } from "./play-check-screen.tsx";
export { loader } from "../play/fullscreen.server.ts";
