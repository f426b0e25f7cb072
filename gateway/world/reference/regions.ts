/**
 * Parts of the world as the airline business divides it; open markets, traffic rights and seasons depend on
 * them.
 */
export type Region =
  | 'north-america'
  | 'middle-america'
  | 'south-america'
  | 'europe'
  | 'russia'
  | 'middle-east'
  | 'north-africa'
  | 'africa'
  | 'central-asia'
  | 'south-asia'
  | 'south-east-asia'
  | 'east-asia'
  | 'oceania'

const COUNTRIES: Record<Region, string> = {
  'north-america': 'US CA GL PM',
  'middle-america':
    'MX GT BZ SV HN NI CR PA CU DO HT JM BS KY AW CW BQ SX BB AG LC GD TT MQ GP KN VG VI TC BM PR DM VC AI MS BL MF',
  'south-america': 'BR AR CL PE CO EC BO PY UY VE GY SR GF FK',
  europe:
    'GB IE FR DE ES PT IT NL BE LU CH AT DK SE NO FI IS EE LV LT PL CZ SK HU RO BG GR CY MT SI HR BA RS ME MK AL XK MD TR FO GI GG JE IM AX SJ UA MC LI',
  russia: 'RU BY',
  'middle-east': 'AE QA SA KW BH OM YE IQ IR SY LB JO IL PS',
  'north-africa': 'MA DZ TN LY EG EH SD',
  africa:
    'ET KE ZA NG GH CI SN GM ML BF TG BJ NE GN LR SL MR CV CM GA CG CD AO TD GQ ST UG RW BI TZ ZM ZW MZ BW NA MW MG MU RE SC KM YT DJ SO ER SS CF GW SZ LS SH',
  'central-asia': 'KZ UZ KG TJ TM AF AM GE AZ MN',
  'south-asia': 'IN PK BD LK NP MV BT',
  'south-east-asia': 'TH MY SG ID VN PH KH LA MM BN TL',
  'east-asia': 'CN HK MO TW JP KR KP',
  oceania: 'AU NZ FJ PF NC WS TO CK VU SB PG NR KI MH FM PW GU MP AS NU TV WF NF CX CC',
}

const regionByCountry = new Map<string, Region>()
for (const [region, countries] of Object.entries(COUNTRIES)) {
  for (const country of countries.split(' ')) regionByCountry.set(country, region as Region)
}

/** Region of an ISO country; unknown territories count as Europe, which has the most open rules. */
export function regionOf(countryCode: string): Region {
  return regionByCountry.get(countryCode) ?? 'europe'
}

/**
 * Pairs of countries without any scheduled flight today, because of missing rights, closed airspace or no
 * relations.
 */
const CLOSED: readonly (readonly [string, string])[] = [
  ['IL', 'IR SY LB IQ KW QA YE LY DZ TN PK BD MY ID OM SA AF SD SO BN TR'],
  ['IR', 'US CA IL BH EG YE AU NZ JP'],
  [
    'RU',
    'US CA GB IE FR DE ES PT IT NL BE LU CH AT DK SE NO FI IS EE LV LT PL CZ SK HU RO BG GR CY MT SI HR UA AU NZ JP KR SG TW',
  ],
  [
    'BY',
    'US CA GB IE FR DE ES PT IT NL BE LU CH AT DK SE NO FI IS EE LV LT PL CZ SK HU RO BG GR CY MT SI HR UA JP KR',
  ],
  ['IN', 'PK'],
  ['AM', 'AZ TR'],
  ['MA', 'DZ'],
  ['KR', 'KP'],
  ['US', 'KP SY VE AF LY YE SD BY'],
  ['TW', 'KP'],
]

const closed = new Map<string, Set<string>>()
for (const [one, others] of CLOSED) {
  for (const other of others.split(' ')) {
    closedOf(one).add(other)
    closedOf(other).add(one)
  }
}

function closedOf(country: string): Set<string> {
  let countries = closed.get(country)
  if (!countries) closed.set(country, (countries = new Set()))
  return countries
}

/** Countries without any civil flight at present. */
const GROUNDED = new Set(['UA'])

/** Whether flights between the two countries are sold at all. */
export function mayFlyBetween(countryA: string, countryB: string): boolean {
  if (GROUNDED.has(countryA) || GROUNDED.has(countryB)) return false
  return !closed.get(countryA)?.has(countryB)
}
