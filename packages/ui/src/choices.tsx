import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { css, styled } from "styled-components";
import { FieldError, Hint } from "./field.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { isShown } from "./shown.ts";

type BoxProps = Omit<ComponentPropsWithRef<"input">, "type" | "size"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A yes or no submitted with the form. */
export function Checkbox(props: BoxProps) {
  return <Choice {...props} render={(input) => <Box type="checkbox" {...input} />} />;
}

/** A yes or no that takes effect immediately. */
export function Switch(props: BoxProps) {
  return <Choice {...props} render={(input) => <Slide {...input} />} />;
}

function Choice({
  label,
  hint,
  error,
  id,
  render,
  ...input
}: BoxProps & { render: (input: ComponentPropsWithRef<"input">) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const described = [isShown(error) && `${own}-error`, isShown(hint) && `${own}-hint`]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <Row>
        {render({
          ...input,
          id: own,
          "aria-describedby": described || undefined,
          "aria-invalid": isShown(error) || undefined,
        })}
        <span>{label}</span>
      </Row>
      {isShown(hint) && <Below id={`${own}-hint`}>{hint}</Below>}
      {isShown(error) && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}

interface TilesValue {
  name: string;
  value: string | undefined;
  pick: (value: string) => void;
}

/** A choice of one, as tiles: plans to buy, payment methods. Radio buttons underneath, so arrow keys and forms work. */
export function RadioTiles({
  legend,
  hideLegend,
  name,
  value,
  defaultValue,
  onValueChange,
  min = "10rem",
  error,
  children,
}: {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Minimum width of a tile. Default "10rem". */
  min?: string | undefined;
  error?: ReactNode;
  children: ReactNode;
}) {
  const [own, setOwn] = useState(defaultValue);
  const pick = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const errorId = useId();
  return (
    <fieldset aria-describedby={isShown(error) ? errorId : undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <TileGrid style={{ "--tile": min }}>
        <TilesContext value={{ name, value: value ?? own, pick }}>{children}</TilesContext>
      </TileGrid>
      {isShown(error) && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export function RadioTile({
  value,
  title,
  note,
  aside,
  badge,
  disabled,
  children,
}: {
  value: string;
  title?: ReactNode;
  note?: ReactNode;
  /** At the end of the tile: a price. */
  aside?: ReactNode;
  /** At the corner: "+10 %", "Best value". */
  badge?: ReactNode;
  disabled?: boolean | undefined;
  children?: ReactNode;
}) {
  const tiles = useContext(TilesContext);
  return (
    <Tile>
      <TileInput
        type="radio"
        name={tiles.name}
        value={value}
        checked={tiles.value === value}
        disabled={disabled}
        onChange={() => tiles.pick(value)}
      />
      <TileFace>
        {children}
        {(isShown(title) || isShown(note)) && (
          <TileWords>
            {isShown(title) && <strong>{title}</strong>}
            {isShown(note) && <small>{note}</small>}
          </TileWords>
        )}
        {isShown(aside) && <TileAside>{aside}</TileAside>}
        {isShown(badge) && <TileBadge>{badge}</TileBadge>}
      </TileFace>
    </Tile>
  );
}

const TilesContext = createContext<TilesValue>({ name: "", value: undefined, pick: () => undefined });

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding-block: 0.375rem;
  line-height: 1.4;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--text-faint);
    cursor: not-allowed;
  }
`;
/** Aligned with the label: the width of the box or switch, plus the gap. */
const Below = styled(Hint)`
  margin-top: -0.25rem;
  padding-inline-start: calc(1.375rem + var(--space-3));
  :has(> label > [role="switch"]) > & {
    padding-inline-start: calc(2.75rem + var(--space-3));
  }
`;
const control = css`
  appearance: none;
  flex: none;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  background: var(--sunken);
  cursor: inherit;
  transition:
    background-color 140ms,
    border-color 140ms;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &[aria-invalid] {
    border-color: var(--danger);
  }
  &:disabled {
    opacity: 0.5;
  }
`;
const Box = styled.input`
  ${control}
  display: grid;
  place-content: center;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: var(--radius-s);
  &::before {
    content: "";
    width: 0.75rem;
    height: 0.75rem;
    background: var(--on-accent);
    clip-path: polygon(14% 47%, 0 62%, 40% 98%, 100% 24%, 85% 11%, 38% 69%);
    transform: scale(0);
    transition: transform 140ms var(--ease-out);
  }
  &:checked::before {
    transform: none;
  }
  &:indeterminate {
    background: var(--accent);
    border-color: var(--accent);
    &::before {
      transform: none;
      clip-path: inset(40% 0);
    }
  }
`;
const Slide = styled.input.attrs({ type: "checkbox", role: "switch" })`
  ${control}
  display: grid;
  align-items: center;
  width: 2.75rem;
  height: 1.625rem;
  border-radius: var(--radius-pill);
  &::before {
    content: "";
    width: 1.125rem;
    height: 1.125rem;
    margin-inline: 0.1875rem;
    border-radius: 50%;
    background: var(--text-soft);
    transition: transform 180ms var(--ease-out);
  }
  &:checked::before {
    background: var(--on-accent);
    transform: translateX(1.0625rem);
  }
`;
const Legend = styled.legend`
  margin-bottom: var(--space-3);
  font-size: var(--size-s);
  font-weight: 560;
`;
const TileGrid = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--tile)), 1fr));
  &:not(:last-child) {
    margin-bottom: var(--space-2);
  }
`;
const Tile = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
const TileInput = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
const TileFace = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  transition:
    background-color 140ms,
    border-color 140ms;
  ${Tile}:hover & {
    background: var(--overlay);
  }
  :checked + & {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  :focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
const TileWords = styled.span`
  display: grid;
  gap: 2px;
  flex: 1 1 auto;
  min-width: 0;
  line-height: 1.3;
  /* A word longer than its tile breaks, since titles are user content. */
  overflow-wrap: anywhere;
  & strong {
    font-weight: 620;
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--size-s);
    color: var(--text-soft);
  }
`;
const TileAside = styled.span`
  margin-left: auto;
  font-weight: 620;
  font-variant-numeric: tabular-nums;
`;
const TileBadge = styled.span`
  position: absolute;
  top: -0.625rem;
  right: var(--space-3);
  padding: 0.125rem 0.5rem;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--size-xs);
  font-weight: 680;
  line-height: 1.3;
`;
