import type { Page } from "@playwright/test";

/**
 * Imitates the translation of pages by a browser, as Chrome's does it: each text is replaced by two nested `font`
 * elements with another text, also what is added later. React still holds the text nodes, which are nowhere.
 *
 * @returns translates the page that is shown
 */
export async function withTranslator(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const SKIPPED = "script, style, noscript, template, textarea, option, title, [translate=no], font";
    const translate = (text: Text) => {
      const around = text.parentElement;
      if (text.data.trim() === "" || !around || around.closest(SKIPPED)) return;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`«${text.data.trim()}»`);
      text.replaceWith(font);
    };
    const translateAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = root instanceof Text ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) translate(text);
    };
    const translatePage = () => {
      translateAll(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of [target, ...addedNodes]) if (node.isConnected) translateAll(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    Object.assign(globalThis, { translatePage });
  });
  return () => page.evaluate(() => (globalThis as unknown as { translatePage: () => void }).translatePage());
}
