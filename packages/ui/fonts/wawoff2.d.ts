declare module "wawoff2" {
  /** Decompresses WOFF2. */
  export function decompress(font: Buffer): Promise<Uint8Array>;
  export function compress(font: Buffer): Promise<Uint8Array>;
}
