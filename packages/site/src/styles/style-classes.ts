/**
 * The styles that styled-components wrote, in which every component has the class that its id is (R-WEB-66) in place of one made of
 * its rules: a component has one set of rules.
 */
export function withOwnClasses(css: string): string {
  const ids = new Map<string, string>();
  for (const [, id = "", names = ""] of css.matchAll(MARKER))
    for (const name of names.split(",")) if (!id.startsWith("sc-keyframes")) ids.set(name, id);
  return css
    .replaceAll(MARKER, "")
    .replaceAll(/\/\*!sc\*\/\n?/g, "")
    .replaceAll(/\.([a-zA-Z][\w-]*)/g, (whole, name: string) => {
      const id = ids.get(name);
      return id === undefined ? whole : `.${id}`;
    });
}

/** styled-components lists the classes after each component's rules. */
const MARKER = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}/g;
