import { localePath, type Locale } from "@catnip/domain/locales";

/** Where the payer can ask the shop's customer service about this very payment. */
export const helpUrl = ({ order_no }: { readonly order_no: string }, shop: string, locale: Locale): string =>
  `${shop}${localePath(locale, "/help/contact")}?topic=payment&payment=${order_no}`;
