declare module "wawoff2" {
  /** From WOFF2 to a plain font. */
  export function decompress(font: Buffer): Promise<Uint8Array>;
  export function compress(font: Buffer): Promise<Uint8Array>;
}
