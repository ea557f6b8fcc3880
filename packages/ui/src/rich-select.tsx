import { Select as Base } from "@base-ui/react/select";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { boxLook } from "./field.tsx";
import { CheckIcon, ChevronDownIcon } from "./icons.tsx";
import { popupMotion } from "./popup-look.ts";
import { DROPDOWN_MAX_HEIGHT } from "./theme/tokens.ts";

/**
 * A select with a custom list, at most 12.5 rem high, for content that needs scripts anyway. `Select` is lighter, and
 * works without scripts.
 */
export function RichSelect({
  label,
  options,
  value,
  onValueChange,
  placeholder,
}: {
  label: ReactNode;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string | null;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
}) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
    >
      <Frame>
        <Label>{label}</Label>
        <Trigger>
          <Base.Value placeholder={placeholder} />
          <Base.Icon>
            <ChevronDownIcon />
          </Base.Icon>
        </Trigger>
      </Frame>
      <Base.Portal>
        <Positioner sideOffset={6} alignItemWithTrigger={false} collisionPadding={8}>
          <Surface>
            <Base.List>
              {options.map((option) => (
                <Option key={option.value} value={option.value}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Tick>
                    <CheckIcon />
                  </Tick>
                </Option>
              ))}
            </Base.List>
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
`;
const Label = styled(Base.Label)`
  font-size: var(--size-s);
  font-weight: 560;
`;
const Trigger = styled(Base.Trigger)`
  ${boxLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  & [data-placeholder] {
    color: var(--text-faint);
  }
`;
const Positioner = styled(Base.Positioner)`
  z-index: 750;
  outline: none;
`;
const Surface = styled(Base.Popup)`
  ${popupMotion}
  min-width: var(--anchor-width);
  max-height: min(${DROPDOWN_MAX_HEIGHT}, var(--available-height));
  padding: var(--space-2);
  overflow-y: auto;
`;
const Tick = styled(Base.ItemIndicator)`
  margin-left: auto;
  color: var(--accent-text);
`;
const Option = styled(Base.Item)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-s);
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: var(--hover);
    box-shadow: inset 0 0 0 2px transparent;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
`;
