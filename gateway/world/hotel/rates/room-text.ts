import { roomFacilities } from '../../../../contract/hotel/codes.ts'
import type { HotelRow } from '../city-hotels.ts'
import { oneOf, wholeBetween } from '../../chance.ts'
import { hotelSeed } from './hotel-seed.ts'
import { kindOfProperty } from './property-kind.ts'
import type { RoomPlan } from './room-plan.ts'

/** The texts about a room type for guests. */
export type RoomText = { name: string; beds: readonly string[]; sizeM2: number; description: string }

const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

/** Name, beds, size and description of a room type; they agree with the hotel's columns. */
export function roomText(hotel: HotelRow, plan: RoomPlan, roomId: number): RoomText {
  const { city, row } = hotel
  const seed = hotelSeed(city.hotelId[row] ?? 0) + roomId * 7919
  const stars = city.stars[row] ?? 0
  const sizeM2 = sizeOf(plan, stars, seed, kindOfProperty(city.propertyType[row] ?? 0).charge)
  const has = (id: number) => offers(city.roomFacilities[row] ?? 0, id)
  return {
    name: nameOf(hotel, plan, has),
    beds: bedsOf(plan, stars),
    sizeM2,
    description: describe(plan, has, sizeM2, seed),
  }
}

function offers(mask: number, id: number): boolean {
  return (mask & (1 << roomFacilities.findIndex((each) => each.id === id))) !== 0
}

function nameOf({ city, row }: HotelRow, plan: RoomPlan, has: (id: number) => boolean): string {
  const { grade, doubles, singles, bedrooms, sharedRoom } = plan
  const type = city.propertyType[row] ?? 0
  const { unit } = kindOfProperty(type)
  const stars = city.stars[row] ?? 0
  const view = has(108)
    ? ' with Sea View'
    : has(81)
      ? ' with View'
      : has(17)
        ? ' with Balcony'
        : has(123)
          ? ' with Terrace'
          : ''
  if (sharedRoom) return sharedName(type, plan)
  if (unit !== null) {
    const rooms =
      bedrooms > 1
        ? `${counts[bedrooms] ?? bedrooms}-Bedroom `
        : unit === 'Apartment' && doubles + singles === 1
          ? 'Studio '
          : unit === 'Apartment'
            ? 'One-Bedroom '
            : ''
    return `${grade > 0 ? 'Superior ' : ''}${rooms}${unit}${grade > 0 ? view : ''}`
  }
  const word = ([stars >= 4 ? 'Classic' : 'Standard', 'Superior', 'Deluxe', 'Executive'] as const)[grade]
  if (bedrooms > 1) return `${counts[bedrooms] ?? bedrooms}-Bedroom ${stars >= 4 ? 'Suite' : 'Family Room'}`
  const sleeps = 2 * doubles + singles
  const kind = sleepingName(doubles, singles, sleeps, stars)
  if (grade === 3) return `${stars >= 5 ? 'Executive' : 'Junior'} Suite${view}`
  if (sleeps > 2) return `${grade > 0 ? `${word} ` : ''}${kind}`
  return `${word} ${kind}${grade === 2 ? view : ''}`
}

function sleepingName(doubles: number, singles: number, sleeps: number, stars: number): string {
  if (sleeps >= 4) return sleeps === 4 && doubles === 0 ? 'Quadruple Room' : 'Family Room'
  if (sleeps === 3) return 'Triple Room'
  if (singles === 1) return 'Single Room'
  return doubles === 1 ? (stars >= 4 ? 'King Room' : 'Double Room') : 'Twin Room'
}

function sharedName(type: number, { doubles, singles, grade }: RoomPlan): string {
  const places = 2 * doubles + singles
  const extra = ['', 'Small ', 'Premium ', ''][grade] ?? ''
  if (type === 225)
    return grade === 2 ? 'Premium Capsule' : grade === 1 ? 'Capsule on the Quiet Floor' : 'Standard Capsule'
  if (type === 235) return `Bed in ${extra}Shared Student Flat`
  return `Bed in ${extra}${places}-Bed ${grade === 1 ? 'Female' : 'Mixed'} Dormitory`
}

function bedsOf({ doubles, singles, sharedRoom }: RoomPlan, stars: number): string[] {
  if (sharedRoom) return ['1 single bed per guest']
  const double = stars >= 4 ? 'king bed' : stars === 3 ? 'queen bed' : 'double bed'
  const line = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count > 1 ? 's' : ''}`]
  return [...line(doubles, double), ...line(singles, 'single bed')]
}

function sizeOf(plan: RoomPlan, stars: number, seed: number, charge: string): number {
  const { doubles, singles, bedrooms, grade, sharedRoom } = plan
  const beds = doubles + singles
  if (sharedRoom) return 8 + 4 * beds
  const room = 10 + 2 * stars + 5 * beds + [0, 4, 10, 24][grade]! + wholeBetween(seed, 1, 0, 5)
  return room + (charge === 'unit' ? 14 + 4 * beds : 0) + (bedrooms - 1) * 13
}

/** One or two sentences about the equipment of the hotel's rooms. */
function describe(plan: RoomPlan, has: (id: number) => boolean, sizeM2: number, seed: number): string {
  const comfort = [
    [11, 'air conditioning'],
    [23, 'a desk'],
    [75, 'a flat-screen TV'],
    [120, 'a coffee machine'],
    [86, 'an electric kettle'],
    [79, 'soundproofed windows'],
    [34, 'a washing machine'],
    [16, 'a kitchenette'],
  ] as const
  const things: string[] = comfort.filter(([id]) => has(id)).map(([, name]) => name)
  const chosen = things.filter((_, at) => (at + (seed >>> 0)) % 4 !== 3).slice(0, 4)
  const bath = has(5) ? 'a private bathroom with a bath' : has(38) ? 'a private bathroom with a shower' : null
  if (plan.sharedRoom) return `A bed with its own light, socket and locker in a shared room of ${sizeM2} m².`
  const opening = oneOf(seed, 2, [
    `This ${sizeM2} m² ${plan.bedrooms > 1 ? 'unit' : 'room'} offers`,
    `${sizeM2} m², with`,
    `A ${['well-kept', 'bright', 'generous', 'spacious'][plan.grade]} space of ${sizeM2} m² with`,
  ])
  const list = [...(bath ? [bath] : []), ...chosen]
  const body = list.length > 0 ? inWords(list) : "all you need for a good night's sleep"
  const outside = has(108)
    ? ' It has a sea view.'
    : has(17)
      ? ' Doors open onto a balcony.'
      : has(37)
        ? ' It has a patio.'
        : ''
  return `${opening} ${body}.${plan.grade > 0 ? outside : ''}`
}

/** `a, b and c`. */
function inWords(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`
}
