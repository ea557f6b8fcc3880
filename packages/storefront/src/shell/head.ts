import { prepareDocument } from "@catnip/site/document/prepare-document.ts";
import { openGate } from "./age-script.ts";
import { preparePage } from "./page-script.ts";

/* What runs in the head of a shop's pages. */
prepareDocument();
openGate();
preparePage();
