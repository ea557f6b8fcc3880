import { cleanLine } from "../input/index.ts";

/**
 * The number of a bank's or provider's document as it is compared: two people, or two statements, write one number with
 * other spaces, dashes and letters (R-PAY-17). Empty when nothing is left.
 */
export function receiptNumber(typed: string): string {
  return cleanLine(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
