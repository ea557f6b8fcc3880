import { newAddress, PASSWORD } from "./player.ts";
import { signUpByForms, type Credentials } from "./sign-in-by-forms.ts";

/** A new player's account that no browser is logged in to. */
export async function newAccount(shop: string): Promise<Credentials> {
  const account = { email: newAddress(), password: PASSWORD };
  await signUpByForms(null, shop, account);
  return account;
}
