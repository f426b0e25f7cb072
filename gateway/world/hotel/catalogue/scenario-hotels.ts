import type { HotelBehaviour } from '../../../supply/hotel/hotel.ts'
import type { Scenario } from '../../../supply/scenario.ts'
import { cityId } from '../../geography/place-id.ts'
import { sandboxCity } from '../../geography/sandbox-city.ts'
import { hotelIdOf, readHotelId } from './hotel-id.ts'

/** The case that a hotel of the sandbox city demonstrates. */
export type HotelScenario =
  | 'price_rise'
  | 'sold_out_at_check'
  | 'one_left'
  | 'family_four'
  | 'unrated_no_photo'
  | 'extendable'
  | 'slow_voucher'

type ScenarioHotel = {
  scenario: HotelScenario
  name: string
  effect: string
  behaviour?: Partial<HotelBehaviour>
  /** The party that shows it, where one room for two does not. */
  rooms?: readonly { adults: number; children: readonly number[] }[]
}

/**
 * The scenario hotels: the first rows of the sandbox city, each named after the case that it demonstrates.
 */
export const scenarioHotels: readonly ScenarioHotel[] = [
  {
    scenario: 'price_rise',
    name: 'Price Rise',
    effect: 'The rate check answers a higher total under a new code',
    behaviour: { atCheck: 'price_rise' },
  },
  {
    scenario: 'sold_out_at_check',
    name: 'Sold Out at Check',
    effect: 'The rate check is refused: Err0102005',
    behaviour: { atCheck: 'sold_out' },
  },
  {
    scenario: 'one_left',
    name: 'One Left',
    effect: 'One room: AvailableRooms 1, gone for the office once it is held',
  },
  {
    scenario: 'family_four',
    name: 'Family Four',
    effect: 'A room for a family of four; several rooms have a price each',
    rooms: [{ adults: 2, children: [6, 9] }],
  },
  {
    scenario: 'unrated_no_photo',
    name: 'Unrated, No Photo',
    effect: '0 stars, no reviews, no pictures: empty lists',
  },
  {
    scenario: 'extendable',
    name: 'Extendable',
    effect: 'The payment deadline can be extended once, by 10 minutes',
  },
  {
    scenario: 'slow_voucher',
    name: 'Slow Voucher',
    effect: 'Confirmed at once, the voucher number 90 seconds after HotelOrder',
    behaviour: { voucherSeconds: 90 },
  },
]

/** The scenario of a hotel, or null for an ordinary one. */
export function scenarioOfHotel(hotelId: number): HotelScenario | null {
  return scenarioHotelOf(hotelId)?.scenario ?? null
}

const ordinary: HotelBehaviour = { atCheck: 'as_offered', roomsPerOffice: false, voucherSeconds: 0 }

/**
 * How a hotel behaves after the search. Tests and demonstrations must not take each other's rooms (decision
 * 11).
 */
export function behaviourOfHotel(hotelId: number): HotelBehaviour {
  const hotel = scenarioHotelOf(hotelId)
  return hotel ? { ...ordinary, roomsPerOffice: true, ...hotel.behaviour } : ordinary
}

/** The scenario hotels as the port lists them. */
export function hotelScenarios(): Scenario[] {
  return scenarioHotels.map(({ scenario, name, effect, rooms }, row) => ({
    id: scenario.replaceAll('_', '-'),
    family: 'hotels',
    title: name,
    trigger: `Hotel "${name}" in ${sandboxCity.name}`,
    effect,
    target: {
      kind: 'hotel',
      hotelId: hotelIdOf(cityId(sandboxCity.number), row),
      ...(rooms ? { rooms } : {}),
    },
  }))
}

function scenarioHotelOf(hotelId: number): ScenarioHotel | null {
  const parts = readHotelId(hotelId)
  if (parts?.cityPlaceId !== cityId(sandboxCity.number)) return null
  return scenarioHotels[parts.row] ?? null
}
