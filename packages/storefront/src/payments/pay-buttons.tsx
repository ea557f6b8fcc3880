import { mainProvider, paymentImage } from "@catnip/domain/payments";
import { methodName } from "@catnip/site/messages/method-name.ts";
import { Button } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { MethodPicture } from "./method-picture.tsx";
import type { PaymentProvider } from "./top-up-offer.ts";

/**
 * A button for every provider of the chosen payment method, in the order of `orderProviders`. The main one is primary
 * (R-TOP-19); the others are small, because the difference matters to few.
 */
export function PayButtons({
  providers,
  priceOf,
  busyWith,
  isBusy,
  onPay,
}: {
  providers: readonly PaymentProvider[];
  /** The amount, as text. */
  priceOf: (provider: PaymentProvider) => string;
  /** The provider that is being opened. */
  busyWith: string | null;
  isBusy: boolean;
  onPay: (provider: PaymentProvider) => void;
}) {
  const { t, i18n } = useLingui();
  const main = mainProvider(providers);
  return providers.map((provider) => {
    // A provider with its own method has that method's name, in the reader's language.
    const own = methodName(provider.provider_key, i18n._.bind(i18n));
    const name = own === provider.provider_key ? provider.name : own;
    const price = priceOf(provider);
    const image = paymentImage(provider.provider_key);
    const icon = image && <MethodPicture image={image} />;
    const pressed = {
      busy: busyWith === provider.id,
      disabled: isBusy || !provider.is_available,
      onClick: () => onPay(provider),
      icon,
    };
    if (!provider.is_available)
      return (
        <Button key={provider.id} kind="secondary" {...pressed}>
          {`${name}: ${t`Not available right now`}`}
        </Button>
      );
    if (provider !== main)
      return (
        <Button key={provider.id} kind="secondary" {...pressed} aria-label={t`Pay ${price} with ${name}`}>
          {name}
        </Button>
      );
    return (
      <Button key={provider.id} size="l" wide {...pressed}>
        {image || providers.length > 1 ? (
          <Trans>
            Pay {price} with {name}
          </Trans>
        ) : (
          <Trans>Pay {price}</Trans>
        )}
      </Button>
    );
  });
}
