export { countryRefusal, guessCountry } from "./country.ts";
export { BRIEF_LENGTH_MAX, NICKNAME_LENGTH_MAX, PUBLIC_USERS_MAX } from "./limits.ts";
export {
  METADATA_ITEMS_MAX,
  METADATA_NAME_LENGTH_MAX,
  METADATA_TYPES,
  METADATA_VALUE_LENGTH_MAX,
  canConfirmMetadata,
  checkMetadata,
} from "./metadata.ts";
export type { MetadataProblem, MetadataType, SavedMetadata } from "./metadata.ts";
export { NEUTRAL_NUMBERS, neutralNickname } from "./neutral-nickname.ts";
export { SOCIAL_SITES, socialLink } from "./social-link.ts";
export type { SocialSite } from "./social-link.ts";
