import { useFormat } from "@catnip/i18n";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { CoinIcon, IconButton, media, PlusIcon, SilverIcon } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";

/**
 * Coins and, if there is space, silver with the plus button. Its space is reserved whenever the browser holds a
 * session.
 */
export function Wallet() {
  const { t } = useLingui();
  const format = useFormat();
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const silver = useViewerFact(({ wallet }) => wallet?.silver ?? null);
  return (
    <WalletChip data-for="player">
      <CoinIcon title={t`Meow coins`} />
      <output aria-label={t`Wallet balance`} aria-busy={coin === null} data-wallet-coin={coin ?? undefined}>
        {coin === null ? "\u00a0" : format.coins(coin)}
      </output>
      {brand.features.silver && (
        <SilverPart>
          <SilverIcon title={t`Silver`} />
          <output aria-label={t`Silver balance`} data-wallet-silver={silver ?? undefined}>
            {silver === null ? "\u00a0" : format.coins(silver)}
          </output>
        </SilverPart>
      )}
      <IconButton
        size="s"
        kind="primary"
        label={t`Add coins`}
        onClick={() => void openPopup({ name: "addCredit", props: {} })}
      >
        <PlusIcon />
      </IconButton>
    </WalletChip>
  );
}

const WalletChip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0 0.25rem 0 var(--space-3);
  height: var(--target);
  border-radius: var(--radius-pill);
  background: var(--raised);
  color: var(--coin);
  & svg {
    flex: none;
  }
  /* On the smallest phones only the number. */
  @media (max-width: 24.3125em) {
    gap: var(--space-1);
    & > svg {
      display: none;
    }
  }
  & output {
    min-width: 3.5rem;
    color: var(--text);
    text-align: right;
    font-variant-numeric: tabular-nums;
    font-weight: 620;
    white-space: nowrap;
  }
`;
const SilverPart = styled.span`
  display: none;
  align-items: center;
  gap: var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--line);
  color: var(--silver);
  && output {
    min-width: 3rem;
  }
  /* Below that the search needs the space. */
  ${media.bothBalances} {
    display: flex;
  }
`;
