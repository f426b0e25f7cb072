/**
 * A city that does not exist, for the scenario hotels; only the sandbox environment finds it. Its numbers lie above those of
 * GeoNames. It stands on an Icelandic plateau where nobody lives.
 */
export const sandboxCity = {
  number: 99_000_001,
  name: 'Sandbox City',
  countryCode: 'IS',
  lat: 64.62,
  lon: -18.62,
  /** The scenario hotels and some ordinary ones. */
  hotels: 48,
  /** A district whose id is negative inside, as every id of a place that is not a hotel. */
  quarter: { number: 99_000_002, name: 'Old Quarter', lat: 64.624, lon: -18.63 },
} as const
