import { mkdirSync, writeFileSync } from "node:fs";
import type { Subset } from "../src/font-faces.ts";
import { FILES, subsetOf } from "./subset.ts";

const folder = new URL("../src/fonts/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [subset, file] of Object.entries(FILES))
  writeFileSync(new URL(file, folder), await subsetOf(subset as Subset));
