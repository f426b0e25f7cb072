/** The limits of an airport, from its published operating rules. */
type AirportRule = {
  /** Longest leg in km (perimeter rules, short runways). */
  maxKm?: number
  /** Countries that may be reached besides the airport's own; absent means no limit. */
  countries?: string
  /** The only carriers at the airport; absent means no limit. */
  carriers?: string
  /** Carriers without flights at the airport, although size and distance would suggest some. */
  without?: string
}

const RULES: Record<string, AirportRule> = {
  LHR: { without: 'FR U2 W6 LS BY RK PC VF XQ TO HV DY V7 J9' },
  FRA: { without: 'FR U2 W6 VY LS PC' },
  MUC: { without: 'FR W6 LS' },
  ZRH: { without: 'FR W6 LS' },
  GVA: { without: 'FR' },
  CDG: { without: 'FR W6 LS TO' },
  AMS: { without: 'W6' },
  JFK: { without: 'WN F9 G4 SY' },
  EWR: { without: 'WN SY' },
  PEK: { without: '9C HO MF CZ KN JD FM SC' },
  BKK: { without: 'DD' },
  LCY: { maxKm: 2800, carriers: 'BA LH LX KL LG AZ SN' },
  YTZ: { maxKm: 1600, carriers: 'PD AC' },
  LGA: { maxKm: 2450, countries: 'CA BM BS' },
  DCA: { maxKm: 3800, countries: 'CA BS BM' },
  DAL: { countries: '', carriers: 'WN AS DL XE' },
  HOU: { countries: 'MX CR BZ JM CU DO BS AW', maxKm: 4200, carriers: 'WN DL AA' },
  MDW: { countries: 'MX CA DO JM', carriers: 'WN DL PD F9' },
  LIN: { maxKm: 1500 },
  AEP: { countries: 'UY BR PY CL BO PE', maxKm: 3000 },
  CGH: { countries: '' },
  SDU: { countries: '' },
  VCP: { carriers: 'AD LA G3' },
  ITM: { countries: '' },
  UKB: { countries: 'KR TW CN' },
  GMP: { countries: 'JP TW CN', maxKm: 1800 },
  TSA: { countries: 'JP KR CN', maxKm: 2300 },
  SHA: { countries: 'JP KR HK MO TW', maxKm: 3400 },
  THR: { countries: '' },
  HLP: { countries: '' },
  SZB: { maxKm: 1600 },
  BHD: { maxKm: 1500, carriers: 'BA EI LM KL' },
  LUA: { carriers: 'YT' },
  CIA: { carriers: 'FR W6' },
  BVA: { carriers: 'FR W6' },
  CRL: { carriers: 'FR W6 3O PC' },
  BGY: { carriers: 'FR W6 PC G9 FZ DY' },
  TSF: { carriers: 'FR W6' },
  WMI: { carriers: 'FR' },
  HHN: { carriers: 'FR' },
  NRN: { carriers: 'FR' },
  STN: { carriers: 'FR LS U2 PC EK BY' },
  LTN: { carriers: 'U2 W6 FR LS LY' },
  SEN: { carriers: 'U2 FR' },
  NYO: { carriers: 'FR W6' },
  TRF: { carriers: 'FR W6 DY KL' },
  SFB: { carriers: 'G4' },
  PIE: { carriers: 'G4' },
  PGD: { carriers: 'G4' },
  AZA: { carriers: 'G4' },
  SAW: { carriers: 'PC VF TK W6 FR W5 IR QB J9 XY G9 FZ QR SV GF KU WY EK' },
  DMK: { carriers: 'FD DD SL XJ JT QZ AK OD TR 6E VZ' },
  DWC: { carriers: 'U6 DP' },
  XSP: { carriers: 'FY' },
}

type ParsedRule = {
  maxKm: number
  countries: ReadonlySet<string> | null
  carriers: ReadonlySet<string> | null
  without: ReadonlySet<string>
}

const parsed = new Map<string, ParsedRule>()
for (const [airport, rule] of Object.entries(RULES)) {
  parsed.set(airport, {
    maxKm: rule.maxKm ?? Infinity,
    countries: rule.countries === undefined ? null : new Set(rule.countries.split(' ')),
    carriers: rule.carriers === undefined ? null : new Set(rule.carriers.split(' ')),
    without: new Set(rule.without?.split(' ')),
  })
}

/** Whether the airport's rules let the carrier fly to a place in `country`, `km` away. */
export function airportAllows(
  airport: string,
  own: string,
  carrier: string,
  country: string,
  km: number,
): boolean {
  const rule = parsed.get(airport)
  if (!rule) return true
  if (km > rule.maxKm || rule.without.has(carrier) || (rule.carriers && !rule.carriers.has(carrier)))
    return false
  return rule.countries === null || country === own || rule.countries.has(country)
}
