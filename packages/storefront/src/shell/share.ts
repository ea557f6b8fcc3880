/**
 * Shares a page through the device's share sheet, else copies its address.
 *
 * @returns whether the address was copied
 */
export async function share(
  page: { readonly title: string; readonly url: string },
  browser: Pick<Navigator, "clipboard"> & Partial<Pick<Navigator, "share">> = navigator,
): Promise<boolean> {
  try {
    if (browser.share) {
      await browser.share(page);
      return false;
    }
    await browser.clipboard.writeText(page.url);
    return true;
  } catch {
    // The visitor canceled, or the browser refuses: the address bar still has the address.
    return false;
  }
}
