/** Marks the styles that come with the page, which the browser keeps unchanged: a link to a file, and a `<style>`. */
export const SERVER_STYLES = "data-server-styles";

/** Classes and animations by component: those whose rules are there. */
export type Classes = readonly { readonly id: string; readonly names: readonly string[] }[];

/**
 * Takes the server's styles away from styled-components' own rehydration, which would reinsert several hundred rules
 * and drop the originals: the browser would compute the page's styles twice.
 */
export function asServerStyles(tags: string): string {
  return tags.replaceAll(/<style [^>]*data-styled="true"[^>]*>/g, `<style ${SERVER_STYLES}>`);
}

/** The classes in a stylesheet text, by component: styled-components lists them after each component's rules. */
export function classesOf(css: string): Classes {
  return [...css.matchAll(MARKER)].map(([, id = "", names = ""]) => ({
    id,
    names: names.split(",").filter(Boolean),
  }));
}

/**
 * The same styles with one list of classes, in a last rule, in place of one after each component: the browser reads that
 * rule of a file alone, not hundreds.
 */
export function withClassList(css: string): string {
  const list = classesOf(css).map(({ id, names }) => [id, ...names].join(" "));
  return `${css.replaceAll(MARKER, "").replaceAll(/\/\*!sc\*\/\n?/g, "")}${LIST_SELECTOR}{content:"${list.join(",")}"}`;
}

/** What `withClassList` wrote into the last rule. */
export function listedClasses(content: string): Classes {
  return content
    .replaceAll('"', "")
    .split(",")
    .map((entry) => entry.split(" "))
    .map(([id = "", ...names]) => ({ id, names }));
}

const MARKER = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g;
/** Matches nothing: there is no such element. */
const LIST_SELECTOR = "data-styled";
