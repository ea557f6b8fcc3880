import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from "node:zlib";

/**
 * Compresses a complete text in another thread.
 *
 * @param quality from 0 to 11
 */
export const inBrotli = (text: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(text, optionsFor(text, quality));

/** The same in this thread: for texts that compress faster than a round trip to another thread. */
export const inBrotliAtOnce = (text: Buffer, quality: number): Buffer =>
  brotliCompressSync(text, optionsFor(text, quality));

/**
 * The window covers the whole text and no more. Brotli's default of 4 MB allocates 8 MB each time, which V8 counts as
 * external memory and answers with more garbage collections (R-OPS-16).
 */
const optionsFor = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
});

/**
 * The exponent of the smallest window that a text fits in; a window is sixteen bytes short of the power (RFC 7932,
 * section 9.1).
 */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

const toBrotli = promisify(brotliCompress);
