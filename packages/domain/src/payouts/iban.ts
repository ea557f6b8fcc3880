/** Length of an IBAN per country, from the registry of ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  `
    AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28
    EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27
    JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18
    NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28
    TL23 TN24 TR26 UA29 VA22 VG24 XK20
  `
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/**
 * Whether a text without spaces, in capitals, is an IBAN: known country, its length, and the check digits (R-ERN-9).
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[0-9A-Z]+$/.test(text)) return false;
  return text.length === LENGTHS.get(text.slice(0, 2)) && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** ISO 9362: institution, country, location, and perhaps a branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(text);

/** ISO 7064 mod 97: letters count as 10 to 35. Digit by digit, since the whole number is too large. */
function remainder97(text: string): number {
  let rest = 0;
  for (const digit of Array.from(text, (sign) => String(Number.parseInt(sign, 36))).join(""))
    rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
