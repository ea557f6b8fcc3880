import { TOGETHER } from "../together/index.ts";
import { button, iconButton } from "./buttons.tsx";
import { lists, table } from "./data.tsx";
import {
  choices,
  codeField,
  numberField,
  passwordField,
  radioTiles,
  select,
  textArea,
  textField,
} from "./fields.tsx";
import { dialog, menu, popover, rangeSlider, richSelect, tooltip } from "./floating.tsx";
import { icons } from "./icon-table.tsx";
import { breadcrumbs, pagination, tabs } from "./navigation.tsx";
import type { Part } from "../part.ts";
import { avatar, card, cover, layout } from "./surfaces.tsx";
import { emptyState, notice, progress } from "./waiting.tsx";
import { badge, price, rating, text } from "./words.tsx";

/** The pages about the kit's parts, by the name in their address. */
export const KIT: Readonly<Record<string, Part>> = {
  button,
  "icon-button": iconButton,
  "text-field": textField,
  "text-area": textArea,
  "password-field": passwordField,
  "code-field": codeField,
  "number-field": numberField,
  select,
  choices,
  "radio-tiles": radioTiles,
  "rich-select": richSelect,
  "range-slider": rangeSlider,
  text,
  badge,
  price,
  rating,
  card,
  cover,
  avatars: avatar,
  layout,
  notice,
  "empty-state": emptyState,
  progress,
  breadcrumbs,
  pagination,
  tabs,
  table,
  lists,
  dialog,
  menu,
  popover,
  tooltip,
  icons,
};

/** Every page that shows parts of the kit, alone and together. */
export const PARTS: Readonly<Record<string, Part>> = { ...KIT, ...TOGETHER };
