import { styled as original } from "styled-components";
import { isStatic, renderStatically, type Component } from "./static-styled.server.tsx";

export * from "styled-components";

type Template = (...args: unknown[]) => Component;

const components: Component[] = [];

/** Every styled component whose styles are the same whatever its props are, in the order of their definition. */
export const staticComponents: readonly Component[] = components;

/**
 * `styled` of the server's build (`bundler/page-files.ts`): lists the components it makes. Those whose styles never change
 * are rendered without asking again for every element of every page what their class is.
 *
 * @public imported under the library's name
 */
export const styled: typeof original = new Proxy(original, {
  apply: (target, self, args) => listing(Reflect.apply(target, self, args)),
  get: (target, key) => {
    const template: unknown = Reflect.get(target, key);
    return typeof template === "function" ? listing(template as Template) : template;
  },
});

function listing(template: Template): Template {
  return new Proxy(template, {
    apply(target, self, args) {
      const component: Component = Reflect.apply(target, self, args);
      list(component);
      return component;
    },
    get(target, key) {
      const made: unknown = Reflect.get(target, key);
      if ((key !== "withConfig" && key !== "attrs") || typeof made !== "function") return made;
      return (...args: unknown[]) => listing(Reflect.apply(made, target, args) as Template);
    },
  });
}

function list(component: Component): void {
  if (!isStatic(component.componentStyle)) return;
  components.push(component);
  renderStatically(component);
}
