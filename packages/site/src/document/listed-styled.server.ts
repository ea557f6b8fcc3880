import { styled as original, type IStyledComponent } from "styled-components";

export * from "styled-components";

type Component = IStyledComponent<"web"> & { readonly componentStyle: { rules: unknown[] } };
type Template = (...args: unknown[]) => Component;

const components: Component[] = [];

/** Every styled component whose styles are the same whatever its props are, in the order of their definition. */
export const staticComponents: readonly Component[] = components;

/**
 * `styled` of the server's build (`bundler/style-file.ts`): lists the components it makes. Their rules become one string
 * each, which styled-components would otherwise join and hash anew for every element of every page.
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
  const { rules } = component.componentStyle;
  if (rules.some((rule) => typeof rule === "function")) return;
  if (rules.every((rule) => typeof rule === "string")) rules.splice(0, rules.length, rules.join(""));
  components.push(component);
}
