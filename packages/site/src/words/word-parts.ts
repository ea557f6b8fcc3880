/** The part with the words that every page comes with. */
export const FIRST_PART = "first";
/** The part with all other words, those of groups of pages included: what asks for it may be on any page. */
export const LATE_PART = "late";
/** On the first link to the page's styles: the folder with the words of its language, a script for each part; absent: they are whole. */
export const WORD_FOLDER = "data-words";
