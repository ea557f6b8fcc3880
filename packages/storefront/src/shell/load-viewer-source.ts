import { provideViewerSource } from "./viewer.ts";

// Loaded on first use; never for guests.
provideViewerSource(() => import("./viewer-source.ts"));
