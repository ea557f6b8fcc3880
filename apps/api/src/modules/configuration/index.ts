export { priceDocuments } from "./price-documents.ts";
export { findConfigurationDocument, currentDocument } from "./read-documents.ts";
export { seedConfiguration } from "./seed-configuration.ts";
export { translations, TRANSLATIONS_PATH } from "./translations.http.ts";
