/**
 * A fictional city for the scenario hotels, found in the sandbox environment only. Its numbers are above
 * those of GeoNames. It is placed on an uninhabited Icelandic plateau.
 */
export const sandboxCity = {
  number: 99_000_001,
  name: 'Sandbox City',
  countryCode: 'IS',
  lat: 64.62,
  lon: -18.62,
  /** The scenario hotels and some ordinary ones. */
  hotels: 48,
  /** A district. Its internal id is negative, like that of every place that is not a hotel. */
  quarter: { number: 99_000_002, name: 'Old Quarter', lat: 64.624, lon: -18.63 },
} as const
