import { writeFileSync } from "node:fs";
import { iconModule } from "./module.ts";

writeFileSync(new URL("../src/icons/lucide.tsx", import.meta.url), iconModule());
