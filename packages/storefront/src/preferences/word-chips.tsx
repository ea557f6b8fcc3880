import { CheckIcon } from "@catnip/ui";
import { styled } from "styled-components";
import type { Word } from "./preference.ts";

/** Words to choose from, each a toggle button. */
export function WordChips({
  legend,
  words,
  picked,
  onToggle,
}: {
  legend: string;
  words: readonly Word[];
  picked: readonly string[];
  onToggle: (id: string) => void;
}) {
  return (
    <Group>
      <legend>{legend}</legend>
      <ul>
        {words.map(({ id, name }) => {
          const isPicked = picked.includes(id);
          return (
            <li key={id}>
              <button type="button" aria-pressed={isPicked} onClick={() => onToggle(id)}>
                {isPicked && <CheckIcon />}
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: var(--space-3);
    font-size: var(--size-s);
    font-weight: 560;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    max-height: 16rem;
    margin: 0;
    padding: 2px;
    overflow-y: auto;
    list-style: none;
  }
  & button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--overlay);
    /* In a light dialog it has the dialog's background. */
    box-shadow: inset 0 0 0 1px var(--line-strong);
    color: var(--text-soft);
    font-size: var(--size-s);
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
    &[aria-pressed="true"] {
      background: var(--accent-soft);
      box-shadow: none;
      color: var(--accent-text);
      font-weight: 620;
    }
  }
`;
