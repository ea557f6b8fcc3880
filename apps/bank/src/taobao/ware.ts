/** A code on the shelf, and its price in minor units of CNY. */
export type Ware = { readonly code: string; readonly price: number };

/** A code that was sold. */
export type Order = Ware & { readonly number: string; readonly at: string };
