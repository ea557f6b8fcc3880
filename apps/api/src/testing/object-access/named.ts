import type { Kind, Owner } from "./world.ts";

/** What the asker sends; `id` stands where the place is. */
type Asking = (id: string, by: Owner) => Readonly<Record<string, unknown>>;

/** What an id names. */
export type Named =
  /** Something anybody may name: a game, an article, a person's public page. */
  | "public"
  /** Not a thing but a word of a list: a currency, a tag, where a visitor came from. */
  | "word"
  /** Anything of anybody: only staff may ask (the access matrix). */
  | "staff"
  /** Only within what the same call changes; nothing is looked up by it. */
  | "inside"
  /** Somebody's own thing. `lists`: asking for another's is answered like asking for nothing. */
  | { readonly kind: Kind; readonly ask: Asking }
  /** An id its sender makes, under which another person has something already: refused, and nothing of it told. */
  | { readonly kind: Kind; readonly made: true; readonly ask: Asking };

/** By place, such as `addCartCheckout.use_coupon.cart_store_uuid`: what is named there. */
export type Names = Readonly<Record<string, Named>>;

export const owned = (kind: Kind, ask: Asking): Named => ({ kind, ask });
export const made = (kind: Kind, ask: Asking): Named => ({ kind, made: true, ask });
