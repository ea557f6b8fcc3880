import { redirect, type ActionFunctionArgs } from "react-router";

/**
 * Back from a provider that returns the payer by a form post. Browsers send no cookies with another site's post, and
 * what it carries proves nothing: the browser only goes on to the ordinary return page, which queries the provider.
 */
export function action({ request }: ActionFunctionArgs) {
  return redirect(new URL(request.url).pathname.replace(/\/posted$/, ""), 303);
}

/** For a payer who reloads, or goes back in the browser's history. */
export const loader = action;
