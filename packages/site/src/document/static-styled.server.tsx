import {
  createElement,
  useContext,
  type ContextType,
  type ElementType,
  type ReactNode,
  type Ref,
} from "react";
import { StyleSheetContext, type IStyledComponent } from "styled-components";
import { PAGE_FILES } from "./page-files.server.ts";

/** What is used of a component that `styled` has made. */
export type Component = IStyledComponent<"web"> & {
  readonly componentStyle: ComponentStyle;
  readonly attrs: readonly unknown[];
  readonly foldedComponentIds: string;
  readonly target: ElementType;
  readonly shouldForwardProp?: unknown;
  render: (props: Props, ref: Ref<unknown>) => ReactNode;
};

const NAMES_IN_FILE: ReadonlySet<string> = new Set(PAGE_FILES?.styles.classes.flatMap(({ names }) => names));

type ComponentStyle = {
  readonly rules: unknown[];
  readonly baseStyle?: ComponentStyle;
  readonly generateAndInjectStyles: (props: Props, sheet: object, stylis: unknown) => string;
};

type Props = Readonly<Record<string, unknown>>;

/** Whether styles are the same whatever the props are. A function gets the props. */
export const isStatic = ({ rules }: ComponentStyle): boolean =>
  rules.every((rule) => typeof rule !== "function");

/** Its own styles and those of all it is based on. */
const isStaticThroughout = (style: ComponentStyle): boolean =>
  isStatic(style) && (!style.baseStyle || isStaticThroughout(style.baseStyle));

/**
 * Renders a component of static styles as styled-components does, without working out for every element what is always the
 * same: its class, found once, and once for each page that its styles are there.
 */
export function renderStatically(component: Component): void {
  const { componentStyle, attrs, foldedComponentIds, styledComponentId, target } = component;
  const { rules } = componentStyle;
  // Otherwise joined for every element.
  if (rules.every((rule) => typeof rule === "string")) rules.splice(0, rules.length, rules.join(""));
  if (attrs.length > 0 || component.shouldForwardProp !== undefined || !isStaticThroughout(componentStyle))
    return;
  const ids = `${foldedComponentIds} ${styledComponentId}`.trimStart();
  /** Once its styles are known to be in the file, they are in every page. */
  let everywhere: string | null = null;
  const classes = new WeakMap<object, string>();

  const classIn = (props: Props, { styleSheet, stylis }: ContextType<typeof StyleSheetContext>): string => {
    const known = classes.get(styleSheet);
    if (known !== undefined) return known;
    const names = componentStyle.generateAndInjectStyles(props, styleSheet, stylis);
    const own = `${ids} ${names}`.trimEnd();
    classes.set(styleSheet, own);
    if (names.split(" ").every((name) => NAMES_IN_FILE.has(name))) everywhere = own;
    return own;
  };

  component.render = (props, ref) => {
    const context = useContext(StyleSheetContext);
    const own = everywhere ?? classIn(props, context);
    const passed: Record<string, unknown> = {};
    for (const name in props) {
      const value = props[name];
      if (name === "as" || name === "theme" || name.startsWith("$") || value === undefined) continue;
      if (name === "className")
        passed[name] = typeof value === "string" && value !== "" ? `${own} ${value}` : own;
      else passed[name === "forwardedAs" ? "as" : name] = value;
    }
    passed["className"] ??= own;
    if (ref !== null) passed["ref"] = ref;
    return createElement((props["as"] as ElementType | undefined) ?? target, passed);
  };
}
