import { hashText, unit } from '../../../hash.ts'
import { landmarkId } from '../../geography/place-id.ts'
import { kilometres } from '../../geography/kilometres.ts'
import type { Landmark } from '../city-hotels.ts'
import type { CityBasis } from './city-basis.ts'
import { landTurn, pointOnLand, reachOf } from './position.ts'

/** Hotels within so many kilometres are near a landmark. */
const nearKm = 3

/**
 * The landmarks of most places, the commonest first, and their distance from the centre as a share of the
 * city's reach.
 */
const usual: readonly (readonly [string, number])[] = [
  ['Town Hall', 0.04],
  ['Central Station', 0.12],
  ['Main Square', 0.02],
  ['University', 0.18],
  ['City Museum', 0.08],
  ['Central Market', 0.06],
  ['City Park', 0.14],
  ['Stadium', 0.3],
  ['Botanical Garden', 0.24],
  ['Exhibition Centre', 0.4],
  ['Theatre', 0.07],
  ['Bus Station', 0.16],
  ['Central Hospital', 0.2],
  ['Zoo', 0.34],
  ['Science Park', 0.5],
  ['Concert Hall', 0.1],
]

/** The usual landmarks of a small town. */
const usualInTowns: readonly (readonly [string, number])[] = [
  ['Town Hall', 0.04],
  ['Railway Station', 0.3],
  ['Market Square', 0.03],
  ['Town Museum', 0.08],
  ['Town Park', 0.2],
  ['Bus Station', 0.16],
  ['Sports Ground', 0.4],
  ['Public Library', 0.1],
]

const smallTown = 40_000

/**
 * Generic names, which are not used in a city whose squares and markets everybody knows by their own names.
 */
const notWhereSightsAreKnown = ['Main Square', 'Central Market', 'Cathedral', 'Main Temple', 'Great Mosque']

/** Countries without passenger trains. */
const withoutTrains =
  'IS MT CY AD LI MO HT BS BB JM TT MV FJ MU SC OM YE BH QA KW NE TD SO RW BI BT BN TL PG VU WS CV GY SR'

const worship: readonly (readonly [string, string])[] = [
  [
    'Great Mosque',
    'AE SA QA BH KW OM YE JO SY IQ PS EG LY SD SO DJ KM MR MA DZ TN IR AF TR PK BD MV SN ML NE TD UZ TM AZ ID MY BN KG TJ',
  ],
  ['Main Temple', 'IN NP LK BT TH LA KH MM VN CN TW HK MO JP KR KP MN SG'],
]

/** The landmarks of a city: those written down, then usual ones at made points, more in a larger city. */
export function cityLandmarks(basis: CityBasis): Landmark[] {
  const { hotels } = basis
  const wanted = hotels < 10 ? 1 : hotels < 60 ? 4 : hotels < 400 ? 8 : hotels < 4000 ? 12 : 20
  const faith =
    worship.find(([, codes]) => codes.includes(basis.countryCode))?.[0] ??
    (basis.population < smallTown ? 'Parish Church' : 'Cathedral')
  const reach = reachOf(basis)
  const realLandmarks = basis.landmarks.map((landmark) => ({ ...landmark, id: -landmark.id }))
  const list = basis.population < smallTown ? usualInTowns : usual
  const made = [...list.slice(0, 2), [faith, 0.05] as const, ...list.slice(2)]
    .filter(([name]) => !realLandmarks.some((landmark) => landmark.name.includes(name)))
    .filter(([name]) => realLandmarks.length === 0 || !notWhereSightsAreKnown.includes(name))
    .filter(([name]) => !name.endsWith(' Station') || name === 'Bus Station' || hasTrains(basis.countryCode))
    .slice(0, Math.max(0, wanted - realLandmarks.length))
    .map(([name, share]) => {
      const hash = hashText(name, basis.placeId)
      const km = reach * share * (0.6 + 0.8 * unit(hash))
      const point = pointOnLand(basis, basis, km, (attempt) =>
        landTurn(basis.sea, unit(hash ^ (0x5bd1 + attempt))),
      )
      return { id: -landmarkId(-basis.placeId, name), name, ...point }
    })
  return [...realLandmarks, ...made]
}

function hasTrains(countryCode: string): boolean {
  return !withoutTrains.includes(countryCode)
}

/** Rows within reach of a landmark. */
export function rowsNear(landmark: Landmark, lat: Float64Array, lon: Float64Array): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < lat.length; row++) {
    if (kilometres(landmark.lat, landmark.lon, lat[row]!, lon[row]!) <= nearKm) rows.push(row)
  }
  return Uint32Array.from(rows)
}
