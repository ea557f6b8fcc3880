export const said = (description: string | null | undefined): string =>
  description ? `: ${oneLine(description)}` : "";

export const oneLine = (text: string | null | undefined): string =>
  (text ?? "").replaceAll(/\s+/g, " ").trim();

/** Parts with an empty line between them; what is null or empty is left out. */
export const page = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== "").join("\n\n")}\n`;
