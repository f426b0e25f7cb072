import byAlpha3 from 'countries-list/minimal/countries.3to2.min.json' with { type: 'json' }

/**
 * Codes that passports print and ISO 3166 does not know (ICAO 9303 part 3, section 5): Germany prints D,
 * the United Kingdom GBR and five others for its nationals, Kosovo RKS. The last four are of countries that
 * were named otherwise when their passports were made.
 */
const PASSPORT_CODES: Readonly<Record<string, string>> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
  XKX: 'XK',
  UNK: 'XK',
  ROM: 'RO',
  ZAR: 'CD',
  TMP: 'TL',
  BUR: 'MM',
}

/** Codes of people without a country, and of organizations that issue passports (the same section). */
const NO_COUNTRIES: Readonly<Record<string, string>> = {
  XXA: 'stateless',
  XXB: 'refugee',
  XXC: 'refugee',
  XXX: 'nationality not stated',
  UNO: 'United Nations',
  UNA: 'United Nations agency',
  EUE: 'European Union',
  XPO: 'Interpol',
  XOM: 'Order of Malta',
  XCC: 'Caribbean Community',
}

/**
 * The alpha-2 code of an alpha-3 code as passports print it (`DEU`, and plain `D` for Germany); null if
 * unknown.
 */
export function countryOfPassport(printed: string): string | null {
  const code = printed.replaceAll('<', '').toUpperCase()
  return PASSPORT_CODES[code] ?? (byAlpha3 as Record<string, string>)[code] ?? null
}

/** The meaning of a passport's code that is no country; null for any other code. */
export function noCountry(printed: string): string | null {
  return NO_COUNTRIES[printed] ?? null
}
