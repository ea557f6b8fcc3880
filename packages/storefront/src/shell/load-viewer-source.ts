import { provideViewerSource } from "./viewer.ts";

// Loaded when it is first asked, which it never is for guests.
provideViewerSource(() => import("./viewer-source.ts"));
