import { Container, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { usePath } from "./locale.ts";

/** The shop's footer. */
export function Footer() {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Ground>
      <Container>
        <Columns>
          <p>
            <strong>{brand.name}</strong>
            <br />
            <Trans>Original games for adults. 18+ only.</Trans>
          </p>
          <nav aria-label={t`About the shop`}>
            <ul>
              <li>
                <PlainLink href={path("/partners")}>
                  <Trans>Partners</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/about-us")}>
                  <Trans>About us</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/employment")}>
                  <Trans>Employment</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/privacy")}>
                  <Trans>Privacy</Trans>
                </PlainLink>
              </li>
              <li>
                <PlainLink href={path("/terms")}>
                  <Trans>Terms</Trans>
                </PlainLink>
              </li>
            </ul>
          </nav>
        </Columns>
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  padding-block: var(--space-7);
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  & strong {
    color: var(--text);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    /* The links' own room around them stands outside the line. */
    margin-inline: calc(-1 * var(--space-3));
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    &:hover {
      color: var(--text);
    }
  }
`;
