import { prepareDocument } from "./prepare-document.ts";

/* What runs in the head of the pages of a site that needs nothing more. */
prepareDocument();
