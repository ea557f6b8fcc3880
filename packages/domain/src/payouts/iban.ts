/** Length of an IBAN per country, from the registry of ISO 13616. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28, CH: 21 },
  ...{ CR: 22, CY: 28, CZ: 24, DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FK: 18, FO: 18 },
  ...{ FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26 },
  ...{ IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24 },
  ...{ ME: 22, MK: 19, MN: 20, MR: 27, MT: 31, MU: 30, NI: 28, NL: 18, NO: 15, OM: 23, PK: 24, PL: 28, PS: 29 },
  ...{ PT: 25, QA: 29, RO: 24, RS: 22, RU: 33, SA: 24, SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27, SO: 23 },
  ...{ ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
};

/** Whether a text without spaces, in capitals, is an IBAN: known country, its length, and the check digits (R-ERN-9). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[0-9A-Z]+$/.test(text)) return false;
  return text.length === LENGTHS[text.slice(0, 2)] && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** ISO 9362: institution, country, location, and perhaps a branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(text);

/** ISO 7064 mod 97: letters count as 10 to 35. Digit by digit, since the whole number is too large. */
function remainder97(text: string): number {
  let rest = 0;
  for (const digit of [...text].map((sign) => String(Number.parseInt(sign, 36))).join(""))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
