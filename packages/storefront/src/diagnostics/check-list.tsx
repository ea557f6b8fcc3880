import { CheckIcon, CloseIcon, InfoIcon } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { BROWSER_CHECKS, type BrowserCheckName, type BrowserFindings } from "./browser-checks.ts";

/** The features that games use, and whether this browser has them; null: not checked yet. */
export function CheckList({ found }: { found: BrowserFindings | null }) {
  const { i18n } = useLingui();
  return (
    <List>
      {BROWSER_CHECKS.map(({ name, needed }) => {
        const state = found === null ? "unknown" : found[name] ? "has" : needed ? "lacks" : "optional";
        return (
          <li key={name} data-state={state}>
            {state === "has" ? <CheckIcon /> : state === "lacks" ? <CloseIcon /> : <InfoIcon />}
            <span>{i18n._(CHECK_NAMES[name])}</span>
            <span>
              {state === "unknown" && <span>…</span>}
              {state === "has" && <Trans comment="The browser has what games use">Works</Trans>}
              {state === "lacks" && <Trans comment="The browser lacks what games need">Missing</Trans>}
              {state === "optional" && (
                <Trans comment="The browser lacks something that games can do without">Not available</Trans>
              )}
            </span>
          </li>
        );
      })}
    </List>
  );
}

const CHECK_NAMES: Record<BrowserCheckName, MessageDescriptor> = {
  webgl: msg`Graphics (WebGL)`,
  sound: msg`Sound`,
  storage: msg`Storage for saved games`,
  webAssembly: msg`Fast programs (WebAssembly)`,
  gamepad: msg`Gamepads`,
  fullscreen: msg`Full screen`,
};

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    & > span:last-child {
      margin-left: auto;
      color: var(--text-soft);
    }
    & > svg {
      color: var(--text-faint);
    }
    &[data-state="has"] > svg {
      color: var(--success);
    }
    &[data-state="lacks"] > svg {
      color: var(--danger);
    }
  }
`;
