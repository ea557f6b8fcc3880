import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { chooseTheme, useThemeChoice, type ThemeChoice } from "./theme-choice.ts";

/** Dark, light, or as the system is set. Without JavaScript there is no choice: the page follows the system. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const current = useThemeChoice();
  const option = (theme: ThemeChoice, label: ReactNode) => (
    <button type="button" aria-pressed={current === theme} onClick={() => chooseTheme(theme)}>
      {label}
    </button>
  );
  return (
    <Choices role="group" aria-label={t({ message: "Theme", comment: "Light or dark look of the pages" })}>
      {option("system", <Trans comment="Theme: light or dark as the system is set">System</Trans>)}
      {option("light", <Trans comment="Theme">Light</Trans>)}
      {option("dark", <Trans comment="Theme">Dark</Trans>)}
    </Choices>
  );
}

const Choices = styled.div`
  display: inline-flex;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  font-size: var(--size-s);
  & button {
    min-height: calc(var(--target) - 6px);
    padding-inline: var(--space-3);
    border-radius: var(--radius-pill);
    color: var(--text-soft);
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &[aria-pressed="true"] {
      background: var(--accent-soft);
      color: var(--accent-text);
      font-weight: 620;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
