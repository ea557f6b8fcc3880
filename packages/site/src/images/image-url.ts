/** A picture's address in one width. The CDN serves every multiple of 80 px: `…/640.webp`. */
export function imageUrl(src: string, width: number): string {
  return src.replace(/\/[^/]+\.webp$/, `/${width}.webp`);
}
