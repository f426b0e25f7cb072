import type { Airport, ReferenceSupply } from '../../../gateway/supply/reference/port.ts'

const london = { ...{ cityCode: 'LON', countryCode: 'GB', timeZone: 'Europe/London' }, lat: 51.5, lon: -0.1 }
const singapore = { cityCode: 'SIN', countryCode: 'SG', timeZone: 'Asia/Singapore', lat: 1.36, lon: 103.99 }
const served = { iataType: 'airport', flightable: true, names: {} } as const

const airports: readonly Airport[] = [
  { code: 'LGW', name: 'Gatwick', ...london, ...served },
  { code: 'LHR', name: 'Heathrow', ...london, ...served },
  { code: 'SIN', name: 'Changi', ...singapore, ...served },
]

/** Two cities with their airports, and the airlines that fly between them. */
export const recordedReference: ReferenceSupply = {
  countries: () => [
    { code: 'GB', name: 'United Kingdom', currency: 'GBP' },
    { code: 'SG', name: 'Singapore', currency: 'SGD' },
  ],
  cities: () => [
    { ...london, code: 'LON', name: 'London', flightable: true, names: { fr: 'Londres' } },
    { ...singapore, code: 'SIN', name: 'Singapore', flightable: true, names: { fr: 'Singapour' } },
  ],
  airports: () => airports,
  airlines: () => [
    { code: 'QR', name: 'Qatar Airways', lowCost: false },
    { code: 'SQ', name: 'Singapore Airlines', lowCost: false },
  ],
  cityOfAirport: (code) => airports.find((airport) => airport.code === code)?.cityCode ?? null,
  exchangeRates: () => ({
    asOf: '2026-11-02',
    unitsPerUsd: new Map([
      ['USD', 1],
      ['SGD', 1.3],
    ]),
  }),
  airlineLogo: () => null,
}
