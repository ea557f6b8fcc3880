import { createElement, type ElementType, type FunctionComponent } from "react";

/**
 * `styled` of the builds (R-WEB-66). The styles of our components are static text, which the build puts into files, so that of a
 * styled component nothing is left but an element with a class; pages need neither the text nor the library.
 *
 * @param id of the component: the class of its rules
 * @param attrs fixed props
 */
export function staticStyled(target: ElementType, id: string, attrs?: Props): StaticStyled {
  const base = isStaticStyled(target) ? target.made : { element: target, names: "", attrs: undefined };
  const made = {
    element: base.element,
    names: base.names === "" ? id : `${base.names} ${id}`,
    attrs: attrs ? { ...base.attrs, ...attrs } : base.attrs,
  };
  const Styled = ({ as, className, ...props }: Props) =>
    createElement(as ?? made.element, {
      ...props,
      ...made.attrs,
      className: className ? `${made.names} ${className}` : made.names,
    });
  return Object.assign(Styled, { made, toString: () => `.${id}` });
}

export const isStaticStyled = (value: unknown): value is StaticStyled =>
  typeof value === "function" && "made" in value;

type Props = Readonly<Record<string, unknown>> & {
  readonly as?: ElementType;
  readonly className?: string | undefined;
};

export type StaticStyled = FunctionComponent<Props> & {
  readonly made: {
    readonly element: ElementType;
    /** Its own class after those of what it is based on. */
    readonly names: string;
    readonly attrs: Props | undefined;
  };
};
