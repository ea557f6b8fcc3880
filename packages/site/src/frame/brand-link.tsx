import { media, PlainLink } from "@catnip/ui";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useLocale } from "../languages/locale.ts";

/** Logo and name, linking home. On the smallest phones players see only the logo. */
export function BrandLink({ href }: { href: string }) {
  return (
    <Brand href={href} aria-label={brand.name}>
      <img src={brand.logo.src} width={brand.logo.width} height={brand.logo.height} alt="" />
      <span>{brand.name}</span>
      <Flag />
    </Brand>
  );
}

/** If the brand has one, for the languages it applies to. */
function Flag() {
  const locale = useLocale();
  return brand.flag?.locales.includes(locale) ? (
    <img src={brand.flag.src} width={24} height={16} alt="" data-flag />
  ) : null;
}

const Brand = styled(PlainLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  font-size: var(--size-xl);
  font-weight: 760;
  letter-spacing: -0.02em;
  & img {
    height: 2rem;
    width: auto;
  }
  & img[data-flag] {
    height: 1rem;
  }
  /* Where the name would take space from the search or the wallet. */
  ${media.phoneSmall}, (min-width: 64em) and (max-width: 79.9375em) {
    html[data-player="yes"] & span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
    }
  }
`;
