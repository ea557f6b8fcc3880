/**
 * Where a provider returns the payer by a form post: such a post comes without our cookies, so the pay site answers it
 * by leading the browser on to the ordinary return page.
 */
export const postedReturn = (returnUrl: string): string => `${returnUrl}/posted`;
