import { textInElements } from "./text-in-elements.ts";

/** Rules of our own for oxlint. */
export default {
  meta: { name: "catnip" },
  rules: { "text-in-elements": textInElements },
};
