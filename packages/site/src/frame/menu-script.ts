/** Menus of one name: the browser lets only one of them be open. Nothing else on our pages has such a name. */
export const MENU_NAME = "header-menu";

/**
 * Runs in the head, so that a menu closes before the page's scripts have arrived, too (R-WEB-32): at a press outside of
 * it, and at Escape, which gives its button the focus back.
 */
export const MENU_SCRIPT = `{let d=document,m=()=>d.querySelector("details[name][open]");d.addEventListener("pointerdown",e=>{let o=m();if(o&&!o.contains(e.target))o.open=!1});d.addEventListener("keydown",e=>{let o=e.key=="Escape"&&m();if(o){o.open=!1;o.firstElementChild.focus()}})}`;
