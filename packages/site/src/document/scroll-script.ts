/**
 * Runs at the end of the page, in place of what `ScrollRestoration` writes there: a page that is loaded again is where it
 * was left before its scripts have arrived (R-WEB-75). React Router's own text is not minified, and as a script by itself
 * it would have a hash of its own in the page's headers. Names its history entry and reads positions as React Router does.
 */
export const SCROLL_SCRIPT = `;{let h=history,k=h.state?.key;if(!k)h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage["react-router-scroll-positions"]||"{}")[k];if(y)scrollTo(0,y)}catch{}}`;
