import type { ReactNode } from "react";
import { createElement } from "react";
import type { Part } from "../part.ts";
import { Checkout } from "./checkout.tsx";
import { Feedback } from "./feedback.tsx";
import { Fields } from "./fields.tsx";
import { GamePage } from "./game-page.tsx";
import { Header } from "./header.tsx";
import { Popups } from "./popups.tsx";
import { Scripts } from "./scripts.tsx";
import { Shelf } from "./shelf.tsx";

/** Parts as pages combine them. */
export const TOGETHER: Readonly<Record<string, Part>> = {
  "a-header": page("A header", Header),
  "a-shelf": page("A shelf", Shelf),
  "a-game": page("A game", GamePage),
  "a-checkout": page("A checkout", Checkout),
  "a-form": page("A form", Fields),
  feedback: page("Words from the shop", Feedback),
  surfaces: page("Popups of the kit", Popups),
  scripts: page("Writing systems", Scripts),
};

function page(title: string, show: () => ReactNode): Part {
  return { title, states: { [title]: createElement(show) } };
}
