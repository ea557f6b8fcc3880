/** Menus of one name: the browser lets only one of them be open. Nothing else on our pages has such a name. */
export const MENU_NAME = "header-menu";
