import interCyrillicUrl from "./fonts/inter-cyrillic.woff2?url";
import interLatinExtUrl from "./fonts/inter-latin-ext.woff2?url";
import interLatinUrl from "./fonts/inter-latin.woff2?url";
import interVietnameseUrl from "./fonts/inter-vietnamese.woff2?url";
import { type FontUrls, interFaces } from "./font-faces.ts";

/** For pages in a language that is written in it to preload: see `font-faces.ts`. */
export { interLatinUrl };

const URLS: FontUrls = {
  latin: interLatinUrl,
  latinExt: interLatinExtUrl,
  cyrillic: interCyrillicUrl,
  vietnamese: interVietnameseUrl,
};

/** The `@font-face` rules. A browser fetches only the subsets whose characters occur on the page. */
export const FONT_FACES = interFaces(URLS);
