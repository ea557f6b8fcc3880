import type { Page } from "@playwright/test";

/**
 * Finds what does not fit: horizontal page scroll, text clipped by its own box, and controls or text outside
 * the viewport. Carousels scroll by design and are ignored.
 */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`page ${document.documentElement.scrollWidth}px`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, noscript, svg, iframe, [data-age-gate], [hidden]")) continue;
      // The content of a closed menu has a box but is not painted.
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // Screen-reader-only content is 1 px small, and nothing in it is painted.
      if (hasAncestor(element, isDot) || style.visibility === "hidden") continue;
      const swiped = hasAncestor(element, (each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
      if (!swiped && (box.right > width + 1 || box.left < -1)) found.push(`outside: ${nameOf(element)}`);
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const clamps = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      // A message has an element of its own.
      const holdsText = [...element.childNodes].some(
        (node) => (node.nodeType === 3 || node.nodeName === "X-T") && node.textContent?.trim(),
      );
      if (
        cuts &&
        !clamps &&
        holdsText &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`cut: ${nameOf(element)}`);
    }
    return [...new Set(found)];

    function isDot(element: Element): boolean {
      const { width: wide, height: high } = element.getBoundingClientRect();
      return wide <= 1 || high <= 1;
    }

    function hasAncestor(element: Element, is: (each: Element) => boolean): boolean {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
        if (is(each)) return true;
      return false;
    }
  });
}

/** Buttons and tabs out of which their words stand; words that end in an ellipsis or are for screen readers do not. */
export async function clippedButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, summary, [role=button], [role=tab]")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const box = button.getBoundingClientRect();
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const around = words.currentNode.parentElement;
          if (!around?.checkVisibility() || isCutOnPurpose(around)) continue;
          const range = document.createRange();
          range.selectNodeContents(words.currentNode);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return false;

        /** By an ellipsis, or for screen readers, where it is or in the element around a message. */
        function isCutOnPurpose(element: Element): boolean {
          return [element, element.parentElement].some(
            (each) => each && (each.clientWidth === 1 || getComputedStyle(each).textOverflow === "ellipsis"),
          );
        }
      })
      .map((button) => `out of its button: "${button.textContent}"`),
  );
}
