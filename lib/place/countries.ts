import names from 'countries-list/minimal/countries.en.min.json' with { type: 'json' }

/** A country by its ISO 3166 alpha-2 code. */
export type Country = { code: string; name: string }

/** All countries by English name. */
export const countries: readonly Country[] = Object.entries(names)
  .map(([code, name]) => ({ code, name: name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** English name of a country; the code itself if it is unknown. */
export function countryName(code: string): string {
  return (names as Record<string, string>)[code] ?? code
}

/** True for a known alpha-2 code in upper case. */
export function isCountry(code: string): boolean {
  return Object.hasOwn(names, code)
}
