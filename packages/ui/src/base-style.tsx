import { FONT_FACES } from "./fonts.ts";
import { BASE_STYLES } from "./theme/global-style.tsx";

/** The fonts and the base styles of every page, for a document's head. */
export function BaseStyle({ nonce }: { nonce?: string | undefined }) {
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: FONT_FACES + BASE_STYLES }}
    />
  );
}
