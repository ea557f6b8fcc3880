import interCyrillicUrl from "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url";
import interLatinExtUrl from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import interLatinUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import interVietnameseUrl from "@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url";
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
