/** Other common names of countries. */
export const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'Congo Kinshasa'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'Czechia'],
  GB: ['UK', 'Great Britain', 'England'],
  IR: ['Persia'],
  KR: ['Korea', 'South Korea'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TR: ['Turkey', 'Turkiye'],
  US: ['USA', 'America'],
}
