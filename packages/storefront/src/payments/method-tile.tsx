import { paymentImage } from "@catnip/domain/payments";
import { methodName } from "@catnip/site/words/method-name.ts";
import { RadioTile } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { MethodPicture } from "./method-picture.tsx";

/** A way to pay: its sign where it has one, and its name. */
export function MethodTile({ method }: { method: string }) {
  const { i18n } = useLingui();
  const image = paymentImage(method);
  return (
    <RadioTile
      value={method}
      title={methodName(method, i18n._.bind(i18n))}
      note={method === "credit-card" && CARDS}
    >
      {image && <MethodPicture image={image} />}
    </RadioTile>
  );
}

/** Names of cards, the same in every language. */
const CARDS = "VISA, Mastercard, JCB";
