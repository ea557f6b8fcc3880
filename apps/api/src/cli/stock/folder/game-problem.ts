import { CATEGORIES, PLATFORMS, SERIAL_STATUSES } from "@catnip/domain/catalog";
import type { SubmitProblem, SubmitProblemKind } from "@catnip/domain/submissions";
import type { StockGame } from "./stock-game.ts";
import type { StockProblem } from "./stock-folder.ts";

/** Where in the folder a problem of a game's document comes from, and what to do about it. */
export function gameProblem(game: StockGame, { field, problem }: SubmitProblem): StockProblem {
  const at = `games/${game.slug}`;
  const about = (own: string, says = SAYS[problem]): StockProblem => ({
    file: `${at}/game.json`,
    field: own,
    says,
  });
  const [part, name = "", ...rest] = field.split(".");
  if (part === "store") return about([name, ...rest].join("."), storeSays(name, problem));
  if (part === "store_submit_game_pack") return about(name === "languages" ? "languages" : "builds");
  if (part === "store_submit_price") {
    const country = Object.keys(game.about.prices).toSorted()[Number(name)] ?? "us";
    return about(`prices.${country}`, priceSays(problem));
  }
  if (part !== "store_submit_info")
    return about(field, "This has to be true: ask the creator, and write true once they say so.");
  const text = name === "" ? undefined : game.texts[Number(name)];
  if (!text && problem !== "required") return { file: `${at}/texts`, field: null, says: SAYS[problem] };
  if (!text) {
    const file = `${at}/texts/${game.about.default_lang}.md`;
    return {
      file,
      field: null,
      says: "The text in the game's own language (default_lang) is missing: write it.",
    };
  }
  const [detail = "", ...more] = rest;
  if (detail === "labels") return about([`labels.${text.locale}`, ...more].join("."));
  const picture = PICTURES[detail];
  if (picture)
    return {
      file: `${at}/${picture.file}`,
      field: null,
      says: problem === "required" ? picture.missing : SAYS[problem],
    };
  return { file: text.file, field: detail, says: textSays(detail, problem) };
}

const PICTURES: Readonly<Record<string, { readonly file: string; readonly missing: string }>> = {
  cover: { file: "cover.jpg", missing: "The cover is missing: add cover.jpg or cover.png, in 4:3." },
  cover1to1: { file: "square.jpg", missing: "The square cover is missing: add square.jpg or square.png." },
  screenshots: { file: "screenshots", missing: "" },
};

function storeSays(field: string, problem: SubmitProblemKind): string {
  const choice = CHOICES[field];
  if (choice && problem === "unknown")
    return `The shop has none of this name: write one of ${choice.join(", ")}.`;
  if (problem === "unknown" && (field === "tags" || field === "content_warnings"))
    return "tags.json does not have it: add it there, or correct the name.";
  if (problem === "unknown" && field === "links") return "This is no https address: correct it.";
  return SAYS[problem];
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  category: CATEGORIES,
  support_platform: PLATFORMS,
  serial_status: SERIAL_STATUSES,
};

const priceSays = (problem: SubmitProblemKind): string =>
  problem === "unknown"
    ? "This is no country: write its two letters, such as us."
    : problem === "out-of-range"
      ? "A price is in meowcent, from 0 to 1000000: write a whole number."
      : SAYS[problem];

function textSays(detail: string, problem: SubmitProblemKind): string {
  if (problem !== "required") return SAYS[problem];
  if (detail === "brief") return "The first paragraph below the name is missing: it is what lists show.";
  if (detail === "introduction") return "The introduction is missing: write it below the first paragraph.";
  return SAYS.required;
}

const SAYS: Readonly<Record<SubmitProblemKind, string>> = {
  required: "This is missing: write it.",
  "too-long": "This is too long: shorten it.",
  "too-many": "There are too many: take some out.",
  unknown: "The shop does not know this: correct it.",
  repeated: "Something is there twice: take one out.",
  "out-of-range": "This is out of range: correct it.",
  order: "The preview begins after the release: correct one of them.",
  fixed: "The game is out already, so that its date stays: write the date it has, or none.",
  invisible: "This has invisible characters: type it again.",
  "mixed-scripts":
    "A word of this mixes alphabets, such as Latin and Cyrillic letters: use one alphabet per word.",
  reserved: "This looks like a name of the shop or its staff: choose another.",
};
