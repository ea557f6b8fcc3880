import { paymentImage } from "@catnip/domain/payments";
import { Button } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { MethodPicture } from "./method-picture.tsx";
import type { PaymentProvider } from "./top-up-offer.ts";

/**
 * A button for every provider that takes the chosen way to pay. The first one that is available is the one to press;
 * the others are small, because the difference matters to few.
 */
export function PayButtons({
  providers,
  priceOf,
  busyWith,
  isBusy,
  onPay,
}: {
  providers: readonly PaymentProvider[];
  /** What it is paid, as text. */
  priceOf: (provider: PaymentProvider) => string;
  /** The provider that is being opened. */
  busyWith: string | null;
  isBusy: boolean;
  onPay: (provider: PaymentProvider) => void;
}) {
  const { t } = useLingui();
  const first = providers.find(({ is_available }) => is_available);
  return providers.map((provider) => {
    const { name } = provider;
    const price = priceOf(provider);
    const image = paymentImage(provider.provider_key);
    const icon = image && providers.length > 1 ? <MethodPicture image={image} /> : null;
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
    if (provider !== first)
      return (
        <Button key={provider.id} kind="secondary" {...pressed} aria-label={t`Pay ${price} with ${name}`}>
          {name}
        </Button>
      );
    return (
      <Button key={provider.id} size="l" wide {...pressed}>
        {providers.length > 1 ? (
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
