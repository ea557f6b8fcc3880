/** Marks the styles of the first burst, which the browser keeps as they came. */
export const SERVER_STYLES = "data-server-styles";

/**
 * Takes the server's styles from styled-components' own rehydration, which would write each of several hundred rules
 * again and throw the first ones away: the browser would compute the styles of the whole page twice.
 */
export function asServerStyles(tags: string): string {
  return tags.replaceAll(/<style [^>]*data-styled="true"[^>]*>/g, `<style ${SERVER_STYLES}>`);
}

/** The classes of a text of styles, by component: styled-components writes them down behind each component's rules. */
export function classesOf(css: string): { readonly id: string; readonly names: readonly string[] }[] {
  return [...css.matchAll(/data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g)].map(
    ([, id = "", names = ""]) => ({ id, names: names.split(",").filter(Boolean) }),
  );
}
