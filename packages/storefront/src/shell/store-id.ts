/** The id in `/store/{id}`, an integer (R-CAT-13); null for anything else. */
export function parseStoreId(text: string | undefined): number | null {
  const id = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return id > 0 ? id : null;
}
