import { createRoot } from "react-dom/client";
import { PAGES } from "../pages.ts";
import { Shell } from "./shell.tsx";

// For programs that open every page, such as the check of the book.
Object.assign(window, { bookPages: PAGES });

createRoot(document.getElementById("root") ?? document.body).render(<Shell />);
