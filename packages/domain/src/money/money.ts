/**
 * `amount × percent / 100`, rounded half away from zero to a whole unit.
 *
 * @param amount an integer in the smallest unit (meowcent, or minor units of a currency)
 * @param percent a whole number of percent from 0 to 100
 * @throws RangeError for anything else: half a percent has no meaning in our price lists
 */
export function percentOf(amount: number, percent: number): number {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new RangeError(`A percentage is a whole number from 0 to 100, not ${percent}`);
  }
  return scaleRounded(amount, percent, 100);
}

/**
 * `amount × basisPoints / 10,000`, rounded half away from zero to a whole unit.
 *
 * @param amount an integer in the smallest unit
 * @param basisPoints ten-thousandths: 10,000 leaves the amount as it is
 */
export function basisPointsOf(amount: number, basisPoints: number): number {
  if (basisPoints < 0) throw new RangeError(`Basis points are never negative: ${basisPoints}`);
  return scaleRounded(amount, basisPoints, 10_000);
}

/**
 * `numerator / denominator`, rounded half away from zero: 5 / 2 is 3, −5 / 2 is −3 (R-PRC-2).
 *
 * Uses the integer remainder, so no amount is ever held as a fraction.
 *
 * @throws RangeError when an argument is not a safe integer, or the denominator is not positive
 */
export function divideRounded(numerator: number, denominator: number): number {
  assertAmount(numerator);
  assertAmount(denominator);
  if (denominator <= 0) throw new RangeError(`Cannot divide by ${denominator}`);
  const size = Math.abs(numerator);
  const remainder = size % denominator;
  const whole = (size - remainder) / denominator;
  const rounded = remainder >= denominator - remainder ? whole + 1 : whole;
  // Subtraction instead of negation, to avoid −0.
  return numerator < 0 ? 0 - rounded : rounded;
}

/**
 * Asserts that an amount is a safe integer (R-PRC-1).
 *
 * @throws RangeError when the amount is a fraction, `NaN`, or beyond 2⁵³ − 1
 */
export function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a whole number of the smallest unit, not ${amount}`);
  }
}

/** Sums integer amounts exactly. */
export function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  assertAmount(sum);
  return sum;
}

/**
 * `amount × numerator / denominator`, rounded half away from zero; exact also where the product is beyond 2⁵³ − 1.
 *
 * @throws RangeError when an argument is not a safe integer, or the denominator is not positive
 */
export function scaleRounded(amount: number, numerator: number, denominator: number): number {
  assertAmount(amount);
  assertAmount(numerator);
  const product = amount * numerator;
  if (Number.isSafeInteger(product)) return divideRounded(product, denominator);
  return divideRoundedBig(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/** The same division with bigints, for products beyond 2⁵³ − 1. */
function divideRoundedBig(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const remainder = size % denominator;
  const whole = size / denominator;
  const rounded = remainder * 2n >= denominator ? whole + 1n : whole;
  const result = Number(numerator < 0n ? -rounded : rounded);
  assertAmount(result);
  return result;
}
