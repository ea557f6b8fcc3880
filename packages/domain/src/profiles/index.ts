export { countryOfLocale, countryRefusal, guessCountry, needsCountry, parseCountry } from "./country.ts";
export { METADATA_TYPES, canConfirmMetadata, checkMetadata } from "./metadata.ts";
export type { MetadataDraft, MetadataItem, MetadataProblem, MetadataType } from "./metadata.ts";
