import { button, iconButton } from "./buttons.tsx";
import { lists, table } from "./data.tsx";
import { choices, codeField, passwordField, radioTiles, select, textArea, textField } from "./fields.tsx";
import { dialog, popover, richSelect, tooltip } from "./floating.tsx";
import { icons } from "./icon-table.tsx";
import { breadcrumbs, pagination, tabs } from "./navigation.tsx";
import type { Part } from "../part.ts";
import { avatar, card, cover, layout } from "./surfaces.tsx";
import { emptyState, notice, progress } from "./waiting.tsx";
import { badge, price, text } from "./text.tsx";

/** The pages about the kit's parts, by the name in their address. */
export const PARTS: Readonly<Record<string, Part>> = {
  button,
  "icon-button": iconButton,
  "text-field": textField,
  "text-area": textArea,
  "password-field": passwordField,
  "code-field": codeField,
  select,
  choices,
  "radio-tiles": radioTiles,
  "rich-select": richSelect,
  text,
  badge,
  price,
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
  popover,
  tooltip,
  icons,
};
