import { paymentImage } from "@catnip/domain/payments";
import { methodName } from "@catnip/site/messages/method-name.ts";
import { RadioTile } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { CardSigns } from "./card-signs.tsx";
import { MethodPicture } from "./method-picture.tsx";

/** A payment method: its logo, if any, and its name. The logos of cards rotate. */
export function MethodTile({ method, isAway = false }: { method: string; isAway?: boolean }) {
  const { i18n, t } = useLingui();
  const image = paymentImage(method);
  return (
    <RadioTile
      value={method}
      title={methodName(method, i18n._.bind(i18n))}
      note={isAway ? t`Not available right now` : image === "credit-card" && CARDS}
    >
      {image === "credit-card" ? <CardSigns /> : image && <MethodPicture image={image} />}
    </RadioTile>
  );
}

/** Names of cards, the same in every language. */
const CARDS = "VISA, Mastercard, JCB";
