/** Marks the styles of the first chunk, which the browser keeps unchanged. */
export const SERVER_STYLES = "data-server-styles";

/**
 * Takes the server's styles away from styled-components' own rehydration, which would reinsert several hundred rules
 * and drop the originals: the browser would compute the page's styles twice.
 */
export function asServerStyles(tags: string): string {
  return tags.replaceAll(/<style [^>]*data-styled="true"[^>]*>/g, `<style ${SERVER_STYLES}>`);
}

/** The classes in a stylesheet text, by component: styled-components lists them after each component's rules. */
export function classesOf(css: string): { readonly id: string; readonly names: readonly string[] }[] {
  return [...css.matchAll(/data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g)].map(
    ([, id = "", names = ""]) => ({ id, names: names.split(",").filter(Boolean) }),
  );
}
