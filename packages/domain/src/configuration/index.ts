export {
  CONFIGURATION_PATHS,
  SHARED_PLATFORM_KEY,
  articlePagePath,
  configurationKind,
  storePagePath,
} from "./configuration-paths.ts";
export type { ConfigurationKind } from "./configuration-paths.ts";
export { MENU_ITEM_TYPES, MENU_ITEM_WIDTHS, menuTarget } from "./menu-items.ts";
export type { MenuItemType } from "./menu-items.ts";
export { parseTranslationSheetId, translationSheetId } from "./translation-sheets.ts";
export type { TranslationSheet } from "./translation-sheets.ts";
