import type { SubmitEvent } from "react";

/** Trims the keyword on submit, so that the URL has no surrounding blanks either (R-CAT-23). */
export function trimKeyword({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem("keyword");
  if (field instanceof HTMLInputElement) field.value = field.value.trim();
}
