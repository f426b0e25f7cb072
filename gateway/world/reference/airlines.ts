import type { Airline as ListedAirline } from '../../supply/reference/port.ts'
import { airlineTable } from './facts/airline-table.ts'
import { formerAirlines } from './facts/former-airlines.ts'

/** A carrier with the values that the simulation needs. */
export type Airline = ListedAirline & {
  /** Country of registration, ISO 3166-1 alpha-2. */
  countryCode: string
  /** `Star Alliance`, `oneworld`, `SkyTeam` or null. */
  alliance: string | null
}

const alliances: Readonly<Record<string, string>> = { s: 'Star Alliance', o: 'oneworld', t: 'SkyTeam' }

let byCode: Map<string, Airline> | null = null

/** All carriers by code, those that no longer fly too; read at the first call. */
export function airlines(): ReadonlyMap<string, Airline> {
  byCode ??= new Map([...readTable(formerAirlines), ...readTable(airlineTable)])
  return byCode
}

function readTable(table: string): Map<string, Airline> {
  const out = new Map<string, Airline>()
  for (const line of table.trim().split('\n')) {
    const countryCode = line.slice(0, 2)
    for (const entry of line.slice(4).split('; ')) {
      const [, code = '', name = '', star, alliance] = /^(..) (.+?)(\*)?(?:\+([sot]))?$/.exec(entry) ?? []
      out.set(code, {
        code,
        name,
        countryCode,
        lowCost: star !== undefined,
        alliance: (alliance && alliances[alliance]) ?? null,
      })
    }
  }
  return out
}
