import type { SubmitEvent } from "react";

/** For the submit of a search form: what is searched for has no blanks around it, in the address neither (R-CAT-23). */
export function trimKeyword({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem("keyword");
  if (field instanceof HTMLInputElement) field.value = field.value.trim();
}
