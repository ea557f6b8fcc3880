import { finishPage } from "./age-script.ts";

/* What runs at the end of a shop's pages. */
finishPage();
