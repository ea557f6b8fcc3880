import { styled as original, type IStyledComponent } from "styled-components";
import { isStaticStyled, staticStyled, type StaticStyled } from "./static-styled.ts";

export * from "styled-components";

type Component = IStyledComponent<"web">;
type Template = (strings: TemplateStringsArray, ...values: unknown[]) => Component;
type Config = { readonly componentId: string };
type Attrs = NonNullable<Parameters<typeof staticStyled>[2]>;

const components: Component[] = [];
const originals = new Map<StaticStyled, Component>();

/** Every styled component, in the order of their definition, as styled-components makes it: for the files of styles. */
export const styledComponents: readonly Component[] = components;

/**
 * `styled` of the server's build: what it makes renders as in the browser (`static-styled.ts`), and is listed for the files of
 * styles. `bundler/styled-ids.ts` has given each component its id.
 *
 * @public imported under the library's name
 */
export const styled = new Proxy(original, {
  apply: (target, _self, [base]: [unknown]) => {
    const from = isStaticStyled(base) ? originals.get(base) : base;
    return configurable(Reflect.apply(target, undefined, [from]), base);
  },
  get: (target, tag: string) => configurable(Reflect.get(target, tag), tag),
});

function configurable(made: unknown, target: unknown) {
  const template = made as {
    withConfig: (config: Config) => { attrs: (attrs: Attrs) => Template } & Template;
  };
  return {
    withConfig(config: Config) {
      const configured = template.withConfig(config);
      return Object.assign(listing(configured, target, config.componentId), {
        attrs: (attrs: Attrs) => listing(configured.attrs(attrs), target, config.componentId, attrs),
      });
    },
  };
}

function listing(template: Template, target: unknown, id: string, attrs?: Attrs) {
  return (strings: TemplateStringsArray, ...values: unknown[]): StaticStyled => {
    const styles = values.map((value) => {
      if (isStaticStyled(value)) return String(value);
      if (typeof value === "function") throw new Error(`The styles of ${id} depend on its props.`);
      return value;
    });
    const component = template(strings, ...styles);
    components.push(component);
    const made = staticStyled(target as Parameters<typeof staticStyled>[0], id, attrs);
    originals.set(made, component);
    return made;
  };
}
