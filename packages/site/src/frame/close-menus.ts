/**
 * Runs in the head, so that a menu closes before the page's scripts have arrived, too (R-WEB-32): at a press outside of
 * it, and at Escape, which gives its button the focus back.
 */
export function closeMenus(): void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>("details[name][open]");
  document.addEventListener("pointerdown", ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", ({ key }) => {
    const menu = key === "Escape" ? openMenu() : null;
    if (!menu) return;
    menu.open = false;
    (menu.firstElementChild as HTMLElement).focus();
  });
}
