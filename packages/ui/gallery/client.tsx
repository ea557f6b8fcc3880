import { hydrateRoot } from "react-dom/client";
import { internationalTheme } from "../src/theme/theme.ts";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root) hydrateRoot(root, <Gallery theme={internationalTheme} />);
