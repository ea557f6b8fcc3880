import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./configuration.access.ts";
import { translations, TRANSLATIONS_PATH } from "./translations.http.ts";
import "./configuration.schema.ts";
import "./documents.schema.ts";
import "./pages.schema.ts";

/** Documents with which staff configure the shops. */
export const configuration: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [
    {
      site: "api",
      path: TRANSLATIONS_PATH,
      open: (services) => (request) => translations(services, request),
    },
  ],
};

export { priceDocuments } from "./price-documents.ts";
export { findConfigurationDocument, currentDocument } from "./read-documents.ts";
export { seedConfiguration } from "./seed-configuration.ts";
export { documentHistory } from "./document-history.ts";
export { DOCUMENTS, readDocument } from "./documents/index.ts";
export { setDocument } from "./set-document.ts";
