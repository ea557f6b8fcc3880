import { CATEGORIES } from "@catnip/domain/catalog";
import { usePath } from "@catnip/site/languages/locale.ts";
import { PlainLink } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { CATEGORY_NAMES } from "../catalog/category-names.ts";
import { CATEGORY_MEANINGS } from "./category-meanings.ts";

/** The four shelves, each with a sentence on its content (R-CAT-43). */
export function Shelves() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <nav aria-label={t`Categories`}>
      <Tiles>
        {CATEGORIES.map((category) => (
          <li key={category} data-shelf={category}>
            <PlainLink href={path(`/${category}`)} aria-describedby={`shelf-${category}`}>
              {t(CATEGORY_NAMES[category])}
            </PlainLink>
            <p id={`shelf-${category}`}>{t(CATEGORY_MEANINGS[category])}</p>
          </li>
        ))}
      </Tiles>
    </nav>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--space-3);
  padding-block: var(--space-6) 0;
  & li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background: var(--raised);
    box-shadow: inset 0 -2px 0 var(--tone, var(--accent));
    &:hover {
      background: var(--hover);
    }
  }
  & a {
    font-weight: 620;
    /* The whole tile leads to the shelf. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: var(--radius-m);
    }
  }
  & p {
    color: var(--text-soft);
    font-size: var(--size-s);
    line-height: 1.4;
  }
  & [data-shelf="boy-bl"] {
    --tone: var(--info);
  }
  & [data-shelf="girl-r18"] {
    --tone: var(--coin);
  }
  & [data-shelf="girl-gl"] {
    --tone: var(--danger);
  }
`;
