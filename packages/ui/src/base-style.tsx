import { FONT_FACES } from "./fonts.ts";
import { BASE_STYLES } from "./theme/global-style.tsx";

/** The fonts and the base styles of every page, as a stylesheet's text. */
export const BASE_SHEET = FONT_FACES + BASE_STYLES;

/** `BASE_SHEET` for a document's head, where no file holds it. */
export function BaseStyle({ nonce }: { nonce?: string | undefined }) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BASE_SHEET }} />;
}
