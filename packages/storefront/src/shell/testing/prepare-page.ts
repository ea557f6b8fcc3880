import { preparePage } from "../page-script.ts";

preparePage();
