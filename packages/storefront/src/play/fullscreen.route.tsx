export { FullscreenScreen as default } from "./fullscreen-screen.tsx";
export { loader } from "./fullscreen.server.ts";
