/** The page's two constructed style sheets: boundaries and discreet mode. The head script creates them if needed. */
export function quietSheets(): readonly [boundaries: CSSStyleSheet, discreet: CSSStyleSheet] {
  const [boundaries = new CSSStyleSheet(), discreet = new CSSStyleSheet()] = document.adoptedStyleSheets;
  if (document.adoptedStyleSheets.length < 2) document.adoptedStyleSheets = [boundaries, discreet];
  return [boundaries, discreet];
}
