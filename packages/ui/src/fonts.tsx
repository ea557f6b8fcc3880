import interCyrillicUrl from "./fonts/inter-cyrillic.woff2?url";
import interLatinExtUrl from "./fonts/inter-latin-ext.woff2?url";
import interLatinUrl from "./fonts/inter-latin.woff2?url";
import interVietnameseUrl from "./fonts/inter-vietnamese.woff2?url";
import { type FontUrls, interFaces } from "./font-faces.ts";

/** Preload this one: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={…} />`. */
export { interLatinUrl };

const URLS: FontUrls = {
  latin: interLatinUrl,
  latinExt: interLatinExtUrl,
  cyrillic: interCyrillicUrl,
  vietnamese: interVietnameseUrl,
};

/**
 * The `@font-face` rules, for the document's head. A browser fetches only the subsets whose characters occur on the
 * page.
 */
export function InterFaces({ nonce }: { nonce?: string | undefined }) {
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: interFaces(URLS) }} />
  );
}
