import { airports } from '../../reference/airports.ts'
import { type Aircraft, aircraftOf } from './aircraft.ts'
import { CARRIER_TABLE } from './carrier-table.ts'

export type CarrierKind = 'full' | 'low-cost' | 'regional' | 'leisure'
export type Alliance = 'star' | 'oneworld' | 'skyteam'

/** An airline in the network model. */
export type Carrier = {
  /** IATA code. */
  code: string
  kind: CarrierKind
  alliance: Alliance | null
  /** Price level; 1 is the middle of the market. */
  level: number
  /** Country of its first hub, which decides its traffic rights. */
  country: string
  hubs: readonly Hub[]
  fleet: readonly Aircraft[]
}

/** An airport that a carrier flies from, and its number of nonstop destinations. */
export type Hub = { airport: string; routes: number }

const KINDS: Record<string, CarrierKind> = { F: 'full', L: 'low-cost', R: 'regional', C: 'leisure' }
const ALLIANCES: Record<string, Alliance> = { S: 'star', O: 'oneworld', T: 'skyteam' }

let table: ReadonlyMap<string, Carrier> | null = null

/** All carriers by code, in the order of the table. */
export function carriers(): ReadonlyMap<string, Carrier> {
  table ??= new Map(
    CARRIER_TABLE.trim()
      .split('\n')
      .map((line) => parse(line))
      .map((carrier) => [carrier.code, carrier]),
  )
  return table
}

function parse(line: string): Carrier {
  const [code, kind, alliance, level, hubs, fleet] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const parsedHubs = hubs.trim().split(/\s+/).map(parseHub)
  const realHubs = parsedHubs.filter((hub) => airports().has(hub.airport))
  const home = airports().get(realHubs[0]?.airport ?? '')
  if (!home) throw new Error(`carrier ${code} has no hub that exists`)
  return {
    code,
    kind: KINDS[kind] ?? 'full',
    alliance: ALLIANCES[alliance] ?? null,
    level: Number(level) / 100,
    country: home.countryCode,
    hubs: realHubs,
    fleet: fleet.trim().split(/\s+/).map(aircraftOf),
  }
}

function parseHub(text: string): Hub {
  const [airport, routes] = text.split(':') as [string, string]
  return { airport, routes: Number(routes) }
}
