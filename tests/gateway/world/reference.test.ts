import { createRequire } from 'node:module'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { airlines, formerAirlines, presentAirlines } from '../../../gateway/world/reference/airlines.ts'
import { logoSvg } from '../../../gateway/world/reference/logo-drawing.ts'
import { carriers } from '../../../gateway/world/air/network/carrier.ts'
import { airports, airportsOfCity, cityOfAirport } from '../../../gateway/world/reference/airports.ts'
import { cities } from '../../../gateway/world/reference/cities.ts'
import { countries } from '../../../gateway/world/reference/countries.ts'
import {
  referenceFile,
  referenceFileNames,
} from '../../../gateway/families/session-gateway/reference-files.ts'
import { referenceSupply } from '../../../gateway/world/reference/supply.ts'

const require = createRequire(import.meta.url)

/** Airport, city, country, zone: checked by hand. */
const expectedAirports = `
LHR LON GB Europe/London | LGW LON GB Europe/London | CDG PAR FR Europe/Paris | ORY PAR FR Europe/Paris
JFK NYC US America/New_York | EWR NYC US America/New_York | LGA NYC US America/New_York | LAX LAX US America/Los_Angeles
ORD CHI US America/Chicago | IAH HOU US America/Chicago | DTW DTT US America/Detroit | IAD WAS US America/New_York
PHX PHX US America/Phoenix | HNL HNL US Pacific/Honolulu | DEN DEN US America/Denver | MCO ORL US America/New_York
YYZ YTO CA America/Toronto | YUL YMQ CA America/Toronto | GRU SAO BR America/Sao_Paulo | GIG RIO BR America/Sao_Paulo
EZE BUE AR America/Argentina/Buenos_Aires | MEX MEX MX America/Mexico_City | NLU MEX MX America/Mexico_City
HND TYO JP Asia/Tokyo | NRT TYO JP Asia/Tokyo | KIX OSA JP Asia/Tokyo | CTS SPK JP Asia/Tokyo | ICN SEL KR Asia/Seoul
PEK BJS CN Asia/Shanghai | PKX BJS CN Asia/Shanghai | PVG SHA CN Asia/Shanghai | TFU CTU CN Asia/Shanghai
SIN SIN SG Asia/Singapore | HKG HKG HK Asia/Hong_Kong | DEL DEL IN Asia/Kolkata | KTM KTM NP Asia/Kathmandu
DXB DXB AE Asia/Dubai | DOH DOH QA Asia/Qatar | IKA THR IR Asia/Tehran | THR THR IR Asia/Tehran
IST IST TR Europe/Istanbul | SAW IST TR Europe/Istanbul | BER BER DE Europe/Berlin | MXP MIL IT Europe/Rome
FCO ROM IT Europe/Rome | SVO MOW RU Europe/Moscow | ARN STO SE Europe/Stockholm | KEF REK IS Atlantic/Reykjavik
OTP BUH RO Europe/Bucharest | LIS LIS PT Europe/Lisbon | TFS TCI ES Atlantic/Canary | SYD SYD AU Australia/Sydney
AKL AKL NZ Pacific/Auckland | JNB JNB ZA Africa/Johannesburg | CMN CAS MA Africa/Casablanca | GYD BAK AZ Asia/Baku
`
  .trim()
  .split(/\n| \| /)
  .map((line) => line.split(' '))

describe('airports', () => {
  it('are about as many as documented', () => {
    expect(airports().size).toBeGreaterThan(10_100)
    expect(airports().size).toBeLessThan(10_400)
    expect(expectedAirports.length).toBeGreaterThan(40)
  })

  it.each(expectedAirports)('%s lies in %s, %s, %s', (code, cityCode, countryCode, timeZone) => {
    expect(airports().get(code ?? '')).toMatchObject({ cityCode, countryCode, timeZone, flightable: true })
  })

  it.each([
    ['CGN', 'Cologne', 2886242],
    ['MLA', 'Valletta', 2562305],
    ['HPN', 'White Plains', 5144336],
    ['PEN', 'Penang', 1735106],
    ['GOI', 'Goa', 1260607],
    ['PTY', 'Panama City', 3703443],
  ])('%s serves %s, not the suburb around it', (code, name, geonamesId) => {
    expect(cities().get(airports().get(code)?.cityCode ?? '')).toMatchObject({ name, geonamesId })
  })

  it('are flown to, and no railway stations or roofs of the same city', () => {
    for (const code of ['QQW', 'XGB', 'JRA', 'PAR'])
      expect(airports().get(code)?.flightable, code).toBe(false)
  })

  it('have a city that exists, a country that exists and a zone that a clock knows', () => {
    const zones = new Set<string>()
    for (const airport of airports().values()) {
      zones.add(airport.timeZone)
      expect(cities().has(airport.cityCode), airport.code).toBe(true)
      expect(countries().has(airport.countryCode), airport.code).toBe(true)
      expect(airport.sizeRank).toBeGreaterThanOrEqual(0)
      expect(airport.sizeRank).toBeLessThanOrEqual(1)
    }
    for (const zone of zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
  })

  it('keep the offsets of the zone map at the 500 largest', () => {
    const map = require('geo-tz') as { find(lat: number, lon: number): string[] }
    const largest = [...airports().values()].sort((a, b) => b.sizeRank - a.sizeRank).slice(0, 500)
    const wrong = largest.filter(({ lat, lon, timeZone }) => {
      const onMap = map.find(lat, lon).filter((zone) => !zone.startsWith('Etc/'))
      return onMap.length > 0 && !onMap.some((zone) => offsets(zone) === offsets(timeZone))
    })
    expect(wrong.map((airport) => `${airport.code} ${airport.timeZone}`)).toEqual([])
  })

  it('know what is closed and what replaced it', () => {
    for (const code of ['TXL', 'ISL', 'KBP', 'PNH'])
      expect(airports().get(code)?.flightable, code).toBe(false)
    expect(airports().get('KTI')).toMatchObject({ cityCode: 'PNH', flightable: true })
  })

  it('stand by city, largest first', () => {
    expect(airportsOfCity('LON').slice(0, 3)).toEqual(['LHR', 'LGW', 'STN'])
    expect(airportsOfCity('THR')).toEqual(['IKA', 'THR'])
    expect(airportsOfCity('NYC')).not.toContain('TEB')
    expect(airportsOfCity('XXX')).toEqual([])
    expect(cityOfAirport('MUC')).toBe('MUC')
    expect(cityOfAirport('???')).toBeNull()
  })
})

function offsets(zone: string): string {
  return ['2026-01-15T12:00Z', '2026-07-15T12:00Z']
    .map((at) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(new Date(at)),
    )
    .join()
}

describe('airlines, cities and countries', () => {
  it('are known by code', () => {
    // Session gateway, Static files and images: about 1,150 records. docs/data.md says why some are missing.
    expect(airlines().size).toBeGreaterThan(1_150 * 0.95)
    expect(airlines().size).toBeLessThan(1_150 * 1.05)
    expect(airlines().size).toBe(presentAirlines().length + formerAirlines().length)
    expect(airlines().get('LH')).toEqual({
      code: 'LH',
      name: 'Lufthansa',
      countryCode: 'DE',
      lowCost: false,
      alliance: 'Star Alliance',
    })
    expect(airlines().get('6E')).toMatchObject({ name: 'IndiGo', lowCost: true, countryCode: 'IN' })
    // A code that was handed on has the carrier that flies under it now.
    for (const [code, name] of [
      ['AZ', 'ITA Airways'],
      ['US', 'Silk Avia'],
      ['MI', 'Freebird Airlines Europe'],
      ['KA', 'Aero Nomad Airlines'],
      ['2C', 'SNCF'],
    ] as const) {
      expect(airlines().get(code)?.name).toBe(name)
    }
    const names = [...airlines().values()].map((airline) => airline.name)
    expect(new Set(names).size).toBe(names.length)
    expect(
      presentAirlines()
        .map(({ name }) => name)
        .join('\n'),
    ).not.toMatch(
      /\bAir Berlin|Jet Airways|\bUS Airways|Northwest Airlines|Dragonair|Alitalia|SilkAir|Thomas Cook|Silver Airways|Jetstar Asia/,
    )
    for (const airline of airlines().values()) {
      expect(airline.code).toMatch(/^[A-Z0-9]{2}$/)
      expect(countries().has(airline.countryCode), airline.code).toBe(true)
    }
  })

  it('that no longer fly are listed, have a logo, and sell nothing', () => {
    for (const { code } of formerAirlines()) {
      expect(carriers().has(code), code).toBe(false)
      expect(logoSvg(code, 'v1'), code).toContain('<svg')
    }
  })

  it('use the names and money of today', () => {
    expect(cities().get('LON')).toMatchObject({
      name: 'London',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    })
    expect(cities().get('WAS')?.population).toBeGreaterThan(500_000)
    expect(cities().get('MNL')?.name).toBe('Manila')
    expect(countries().get('BG')?.currency).toBe('EUR')
    expect(countries().get('HR')?.currency).toBe('EUR')
    expect(countries().get('CH')?.currency).toBe('CHF')
  })
})

describe('the four files', () => {
  const parsed = (name: (typeof referenceFileNames)[number]) =>
    JSON.parse(Buffer.from(referenceFile(referenceSupply, name).bytes.identity).toString()) as Record<
      string,
      unknown
    >[]

  it('have about the documented counts', () => {
    expect(parsed('countries.json').length).toBe(252)
    expect(Math.abs(parsed('cities.json').length - 9_600)).toBeLessThan(300)
    expect(Math.abs(parsed('airports.json').length - 10_300)).toBeLessThan(150)
    expect(parsed('airlines.json').length).toBe(airlines().size)
  })

  it('name airports and cities by three letters', () => {
    for (const name of ['airports.json', 'cities.json'] as const) {
      expect(parsed(name).filter(({ code }) => !/^[A-Z]{3}$/.test(String(code)))).toEqual([])
    }
    expect(parsed('airports.json').filter((airport) => airport.name === 'Null')).toEqual([])
  })

  it('have the documented fields', () => {
    const munich = parsed('cities.json').find((city) => city.code === 'MUC')
    expect(munich).toMatchObject({
      name_translations: { en: 'Munich', de: 'München', ja: 'ミュンヘン' },
      cases: null,
    })
    expect(Object.keys(munich ?? {})).toEqual(
      'code name country_code time_zone coordinates has_flightable_airport name_translations cases'.split(
        ' ',
      ),
    )
    expect(Object.keys(parsed('airports.json')[0] ?? {})).toEqual(
      'code name city_code country_code iata_type time_zone coordinates flightable name_translations'.split(
        ' ',
      ),
    )
    expect(Object.keys(parsed('airlines.json')[0] ?? {})).toEqual([
      'code',
      'name',
      'is_lowcost',
      'name_translations',
    ])
    expect(parsed('countries.json').find((country) => country.code === 'DE')).toMatchObject({
      name: 'Germany',
      currency: 'EUR',
      name_translations: { de: 'Deutschland', fr: 'Allemagne' },
    })
  })

  it.each(referenceFileNames)('%s reads the same in every coding and has a tag of its own', (name) => {
    const { bytes, etag } = referenceFile(referenceSupply, name)
    expect(Buffer.compare(gunzipSync(bytes.gzip), bytes.identity)).toBe(0)
    expect(Buffer.compare(zstdDecompressSync(bytes.zstd), bytes.identity)).toBe(0)
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect(new Set(referenceFileNames.map((other) => referenceFile(referenceSupply, other).etag)).size).toBe(
      4,
    )
  })
})
