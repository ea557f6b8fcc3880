/** What is stored with a payment that LINE Pay knows: its 19-digit number, as text, and where the payer goes. */
export type CashierRef = { readonly transactionId: string; readonly url: string };

export const writeRef = ({ transactionId, url }: CashierRef): string => `${transactionId} ${url}`;

export function readRef(text: string | null): CashierRef | null {
  const [, transactionId, url] = /^(\d+) (\S+)$/.exec(text ?? "") ?? [];
  return transactionId !== undefined && url !== undefined ? { transactionId, url } : null;
}
