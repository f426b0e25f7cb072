import { facilities } from '../../../../contract/hotel/codes.ts'
import type { HotelRow } from '../city-hotels.ts'
import type { ScenarioRooms } from './scenario-rooms.ts'
import { chanceOf, wholeBetween } from '../../chance.ts'
import type { PropertyKind } from './property-kind.ts'

/** The figures of a room type. Its id is its position in the list, starting at 1. */
export type RoomPlan = {
  /** 0 standard, 1 superior, 2 deluxe, 3 suite. */
  grade: 0 | 1 | 2 | 3
  doubles: number
  singles: number
  bedrooms: number
  /** Guests share the room with strangers, and each guest books one bed. */
  sharedRoom: boolean
  /** Relative to the hotel's ordinary room. */
  pricePermille: number
  maxAdults: number
  maxChildren: number
  maxOccupancy: number
  /** Number of units. */
  stock: number
}

type Beds = { doubles: number; singles: number; bedrooms: number }

const familyRooms = 1 << facilities.findIndex(({ id }) => id === 28)
/** Most room types per hotel. */
export const MOST_PLANS = 6

/**
 * The room types of a hotel, two to six, cheapest first. The largest has the beds and bedrooms that the
 * hotel's columns state, and no other has more, except rooms shared with strangers.
 */
export function roomPlansOf(
  { city, row }: HotelRow,
  seed: number,
  kind: PropertyKind,
  scenario: ScenarioRooms | null,
): RoomPlan[] {
  const childless = city.adultsOnly[row] === 1
  if (scenario === 'family_four') return familyFour()
  const mask = city.bedTypes[row] || 3
  const most = largest(city.beds[row] || 1, city.bedrooms[row] || 1, mask)
  const drafts =
    kind.charge === 'bed'
      ? sharedDrafts(seed, most, mask)
      : kind.charge === 'unit'
        ? unitDrafts(most)
        : roomDrafts(
            seed,
            city.stars[row] ?? 0,
            most,
            mask,
            ((city.facilities[row] ?? 0) & familyRooms) !== 0,
          )
  const plans = drafts.slice(0, MOST_PLANS).map((draft) => planOf(draft, seed, childless))
  plans.sort((a, b) => a.pricePermille - b.pricePermille)
  shareOut(plans, wholeBetween(seed, 20, ...kind.rooms), kind, seed)
  return scenario === 'one_left' ? plans.slice(0, 1).map((plan) => ({ ...plan, stock: 1 })) : plans
}

/** The unit with all the beds in the columns. */
function largest(beds: number, bedrooms: number, mask: number): Beds {
  const doubles = mask === 1 ? 0 : mask === 2 ? beds : Math.min(beds, Math.max(1, Math.ceil(beds / 2)))
  return { doubles, singles: beds - doubles, bedrooms }
}

type Draft = Beds & { grade: 0 | 1 | 2 | 3; sharedRoom: boolean }

const one = (grade: 0 | 1 | 2 | 3, doubles: number, singles: number, bedrooms = 1): Draft => ({
  grade,
  doubles,
  singles,
  bedrooms,
  sharedRoom: false,
})

function roomDrafts(seed: number, stars: number, most: Beds, mask: number, family: boolean): Draft[] {
  const beds = most.doubles + most.singles
  const double = (mask & 2) !== 0
  const drafts: Draft[] = []
  const base = (grade: 0 | 1 | 2 | 3) => (double ? one(grade, 1, 0) : one(grade, 0, Math.min(2, beds)))
  drafts.push(base(0))
  if (most.bedrooms > 1 || beds > 2)
    drafts.push({ ...one(beds > 3 ? 1 : 0, most.doubles, most.singles), ...most })
  else if (beds === 2 && double) drafts.push(one(0, most.doubles, most.singles))
  if (drafts.length < 2 || chanceOf(seed, 30) < 0.7) drafts.push(base(1))
  if ((mask & 1) !== 0 && beds > 2 && double) drafts.push(one(0, 0, 2))
  if ((mask & 1) !== 0 && chanceOf(seed, 31) < 0.3 && beds > 1) drafts.push(one(0, 0, 1))
  if (family && double && (mask & 1) !== 0 && beds > 3) drafts.push(one(0, 1, 2))
  if (stars >= 4 || chanceOf(seed, 32) < 0.25) drafts.push(base(2))
  if (stars >= 4 && drafts.length < MOST_PLANS) drafts.push(base(3))
  return different(drafts)
}

function unitDrafts(most: Beds): Draft[] {
  const drafts: Draft[] = [{ ...one(0, most.doubles, most.singles), ...most }]
  if (most.bedrooms > 1) {
    const doubles = most.doubles > 0 ? 1 : 0
    drafts.push(one(0, doubles, doubles ? 0 : Math.min(2, most.singles)))
    const beds = most.doubles + most.singles
    if (most.bedrooms > 2 && beds > 2)
      drafts.push(
        one(0, doubles * 2 > most.doubles ? 1 : doubles * 2, doubles ? Math.min(1, most.singles) : 2, 2),
      )
  }
  drafts.push({ ...one(1, most.doubles, most.singles), ...most })
  return different(drafts)
}

/** Beds in a shared room are sold one by one, so such a room may have more beds than the columns state. */
function sharedDrafts(seed: number, most: Beds, mask: number): Draft[] {
  const dormitory = (grade: 0 | 1 | 2, singles: number): Draft => ({
    ...one(grade, 0, singles),
    sharedRoom: true,
  })
  const drafts = [dormitory(0, wholeBetween(seed, 33, 3, 6) * 2), dormitory(1, 4)]
  if (chanceOf(seed, 34) < 0.3) drafts.push(dormitory(2, 4))
  if ((mask & 2) !== 0) drafts.push(one(1, 1, 0))
  if (most.doubles + most.singles > 1) drafts.push(one(1, most.doubles, most.singles))
  return different(drafts)
}

/** Drops drafts that a guest could not tell apart; the order is kept. */
function different(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<number>()
  return drafts.filter(({ grade, doubles, singles, bedrooms, sharedRoom }) => {
    const key = (((doubles * 16 + singles) * 16 + bedrooms) * 4 + grade) * 2 + Number(sharedRoom)
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

function planOf(draft: Draft, seed: number, childless: boolean): RoomPlan {
  const { doubles, singles, bedrooms, grade, sharedRoom } = draft
  const sleeps = Math.max(1, 2 * doubles + singles)
  const salt = 100 + doubles * 31 + singles * 7 + bedrooms * 131 + grade * 17
  // Most rooms, except the smallest, have a sofa or an extra bed for a child.
  const extra = sharedRoom || childless || sleeps < 2 || (grade === 0 && chanceOf(seed, salt) < 0.3) ? 0 : 1
  const gradePart = [0, 170, 390, 880][grade] ?? 0
  const size = sharedRoom
    ? 940 - 8 * sleeps
    : sleeps === 1
      ? 780
      : 1000 + 150 * (sleeps - 2) + 180 * (bedrooms - 1) + (doubles === 0 && sleeps === 2 ? 15 : 0)
  return {
    ...draft,
    pricePermille: size + gradePart + Math.floor(60 * chanceOf(seed, salt + 1)),
    maxAdults: sleeps,
    maxChildren: sharedRoom || childless ? 0 : sleeps - 1 + extra,
    maxOccupancy: sleeps + extra,
    stock: 1,
  }
}

/** Divides a hotel's rooms among its types: many ordinary ones, few suites. */
function shareOut(plans: RoomPlan[], rooms: number, kind: PropertyKind, seed: number): void {
  const weights = plans.map(({ grade, sharedRoom }) => (sharedRoom ? 6 : ([5, 3, 2, 1][grade] ?? 1)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  plans.forEach((plan, at) => {
    const luck = 0.8 + 0.4 * chanceOf(seed, 40 + at)
    const share = Math.round((rooms * (weights[at] ?? 1) * luck) / all)
    plan.stock = Math.max(1, Math.min(kind.charge === 'bed' ? 60 : 40, share))
  })
}

/** "Family Four": a unit with two bedrooms for two adults and two children, and an ordinary room. */
function familyFour(): RoomPlan[] {
  const plan = { grade: 0, sharedRoom: false, stock: 4 } as const
  const couple = { doubles: 1, singles: 0, bedrooms: 1, maxAdults: 2, maxChildren: 1, maxOccupancy: 2 }
  const family = { doubles: 0, singles: 4, bedrooms: 2, maxAdults: 4, maxChildren: 3, maxOccupancy: 4 }
  return [
    { ...plan, ...couple, pricePermille: 1000 },
    { ...plan, ...family, pricePermille: 1420 },
  ]
}
