import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CoinIcon, SilverIcon } from "./icons.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { isShown } from "./shown.ts";

/** A price: the list price struck through, the discount percentage, and the final price. Takes formatted strings. */
export function PriceTag({
  final,
  list,
  off,
  note,
  size = "m",
  listLabel,
  finalLabel,
  coin,
}: {
  /** The final price, such as "6.69". */
  final: ReactNode;
  /** The price before the discount. */
  list?: ReactNode;
  /** Such as "−33%". */
  off?: ReactNode;
  /** A second line: the lowest price of the last 30 days, the amount in real money. */
  note?: ReactNode;
  size?: "s" | "m" | "l" | undefined;
  /** Announced before the struck price, "Regular price". Screen readers do not announce strikethrough. */
  listLabel?: string | undefined;
  /** Announced before the price, "Price now". */
  finalLabel?: string | undefined;
  /** Show the coin before the price, and what screen readers call it. */
  coin?: string | undefined;
}) {
  return (
    <Tag data-size={size}>
      {isShown(off) && <Off>{off}</Off>}
      <Amounts>
        {isShown(list) && (
          <List>
            {isShown(listLabel) && <VisuallyHidden>{listLabel} </VisuallyHidden>}
            <span>{list}</span>
          </List>
        )}
        <Final>
          {isShown(coin) && <CoinIcon title={coin} />}
          {isShown(finalLabel) && <VisuallyHidden>{finalLabel} </VisuallyHidden>}
          <span>{final}</span>
        </Final>
      </Amounts>
      {isShown(note) && <Note>{note}</Note>}
    </Tag>
  );
}

/** An amount of coins with their icon. The unit is part of the text, so that it is read aloud and copied. */
export function Coins({
  text,
  kind = "coin",
  size,
}: {
  /** Such as "5.00 coins". */
  text: string;
  kind?: "coin" | "silver" | undefined;
  /** Font size. Default: that of the surrounding text. */
  size?: string | undefined;
}) {
  const Icon = kind === "coin" ? CoinIcon : SilverIcon;
  return (
    <Amount style={size === undefined ? undefined : { "--amount": size }}>
      <Icon />
      <span>{text}</span>
    </Amount>
  );
}

const Tag = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em 0.6em;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  &[data-size="s"] {
    font-size: var(--size-s);
  }
  &[data-size="l"] {
    font-size: var(--size-xl);
  }
`;
const Off = styled.span`
  padding: 0.2em 0.45em;
  border-radius: var(--radius-s);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 720;
  line-height: 1.2;
`;
const Amounts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5em;
`;
const List = styled.s`
  color: var(--text-faint);
  font-size: 0.875em;
`;
const Final = styled.strong`
  display: inline-flex;
  align-items: baseline;
  gap: 0.35em;
  & > svg {
    align-self: center;
  }
  font-weight: 680;
`;
const Note = styled.span`
  flex-basis: 100%;
  color: var(--text-faint);
  font-size: var(--size-xs);
  [data-size="l"] > & {
    font-size: var(--size-s);
  }
  line-height: 1.4;
`;
const Amount = styled.span`
  font-size: var(--amount);
  display: inline-flex;
  align-items: baseline;
  gap: 0.35em;
  & > svg {
    align-self: center;
  }
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;
`;
