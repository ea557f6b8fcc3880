import sharp from "sharp";

/** Renders a picture to WebP at `widthPx`, for the shop's file store. Quality 90, because of the fine lettering. */
export async function renderWebp(svg: string, widthPx: number): Promise<Buffer> {
  // Effort 1 encodes several times faster than the default, for files a few per cent larger.
  return sharp(Buffer.from(svg)).resize({ width: widthPx }).webp({ quality: 90, effort: 1 }).toBuffer();
}
