import { facilities, roomFacilities } from '../../../../contract/hotel/codes.ts'
import { chanceOf } from '../../chance.ts'
import type { HotelFacts } from './hotel-facts.ts'

/** Group of each curated facility; the rest are `General`. */
const groupOf: Readonly<Record<number, string>> = {
  2: 'Parking and transport',
  46: 'Parking and transport',
  17: 'Parking and transport',
  139: 'Parking and transport',
  182: 'Parking and transport',
  3: 'Food and drink',
  72: 'Food and drink',
  5: 'Service',
  8: 'Service',
  11: 'Wellness',
  54: 'Wellness',
  433: 'Wellness',
  28: 'Families',
  185: 'Accessibility',
}

type Extra = { group: string; name: string; chance: number; when: (facts: HotelFacts) => boolean }

const always = () => true

/** Amenities beyond the curated set, which is an open list (v3, POST /hotels/searches, Filter rules 4). */
const extras: readonly Extra[] = [
  { group: 'Service', name: 'Luggage storage', chance: 0.8, when: always },
  {
    group: 'Service',
    name: 'Express check-in and check-out',
    chance: 0.4,
    when: ({ stars, charge }) => stars >= 3 && charge === 'room',
  },
  {
    group: 'Service',
    name: 'Concierge',
    chance: 0.8,
    when: ({ stars, charge }) => stars >= 4 && charge === 'room',
  },
  { group: 'Service', name: 'Laundry', chance: 0.5, when: always },
  {
    group: 'Service',
    name: 'Ironing service',
    chance: 0.4,
    when: ({ stars, charge }) => stars >= 4 && charge === 'room',
  },
  { group: 'Service', name: 'Tour desk', chance: 0.3, when: ({ charge }) => charge !== 'unit' },
  {
    group: 'Service',
    name: 'Key box for late arrivals',
    chance: 0.7,
    when: ({ charge }) => charge === 'unit',
  },
  { group: 'Food and drink', name: 'Bar', chance: 0.6, when: ({ has }) => has(3) },
  {
    group: 'Food and drink',
    name: 'Breakfast in the room',
    chance: 0.4,
    when: ({ mealMask }) => (mealMask & 1) !== 0,
  },
  {
    group: 'Food and drink',
    name: 'Packed lunches',
    chance: 0.3,
    when: ({ mealMask }) => (mealMask & 1) !== 0,
  },
  { group: 'Food and drink', name: 'Vegetarian and vegan dishes', chance: 0.6, when: ({ has }) => has(3) },
  {
    group: 'Food and drink',
    name: 'Shared kitchen',
    chance: 0.9,
    when: ({ typeId }) => typeId === 203 || typeId === 235,
  },
  { group: 'Wellness', name: 'Sauna', chance: 0.8, when: ({ has }) => has(54) },
  { group: 'Wellness', name: 'Massage', chance: 0.7, when: ({ has }) => has(54) },
  { group: 'Wellness', name: 'Steam room', chance: 0.5, when: ({ has }) => has(54) },
  { group: 'Wellness', name: 'Sun loungers', chance: 0.8, when: ({ has }) => has(433) },
  { group: 'Families', name: 'Cots on request', chance: 0.8, when: ({ adultsOnly }) => !adultsOnly },
  {
    group: 'Families',
    name: 'High chairs',
    chance: 0.5,
    when: ({ adultsOnly, has }) => !adultsOnly && has(3),
  },
  {
    group: 'Families',
    name: 'Playground',
    chance: 0.5,
    when: ({ adultsOnly, typeId }) => !adultsOnly && (typeId === 206 || typeId === 212 || typeId === 214),
  },
  {
    group: 'Families',
    name: "Children's pool",
    chance: 0.4,
    when: ({ adultsOnly, has, stars }) => !adultsOnly && has(433) && stars >= 4,
  },
  { group: 'Parking and transport', name: 'Bicycle hire', chance: 0.3, when: always },
  {
    group: 'Parking and transport',
    name: 'Public transport tickets at the desk',
    chance: 0.25,
    when: ({ has }) => has(8),
  },
  { group: 'Safety', name: 'Smoke alarms', chance: 0.9, when: always },
  { group: 'Safety', name: 'Safe', chance: 0.6, when: ({ stars }) => stars >= 3 },
  { group: 'Safety', name: 'Lockers', chance: 1, when: ({ charge }) => charge === 'bed' },
  {
    group: 'Accessibility',
    name: 'Lift',
    chance: 0.9,
    when: ({ has, charge }) => has(185) && charge === 'room',
  },
  { group: 'Accessibility', name: 'Bathroom with grab rails', chance: 0.7, when: ({ has }) => has(185) },
  {
    group: 'Outdoors',
    name: 'Garden',
    chance: 0.7,
    when: ({ km, typeId }) => km > 2 || typeId === 206 || typeId === 213,
  },
  { group: 'Outdoors', name: 'Terrace', chance: 0.5, when: ({ roomHas }) => roomHas(123) || roomHas(17) },
  {
    group: 'Business',
    name: 'Meeting rooms',
    chance: 0.6,
    when: ({ stars, typeId }) => stars >= 4 && typeId === 204,
  },
  { group: 'Business', name: 'Printer', chance: 0.4, when: ({ has }) => has(8) },
]

const order = [
  'General',
  'Service',
  'Food and drink',
  'Wellness',
  'Families',
  'In the room',
  'Parking and transport',
  'Outdoors',
  'Business',
  'Accessibility',
  'Safety',
]

/** The facilities of a hotel in groups: curated ones by name, amenities as free text. */
export function facilityGroups(facts: HotelFacts): { name: string; facilities: string[] }[] {
  const groups = new Map<string, string[]>()
  const add = (group: string, name: string) => groups.set(group, [...(groups.get(group) ?? []), name])
  for (const { id, name } of facilities) if (facts.has(id)) add(groupOf[id] ?? 'General', name)
  for (const { id, name } of roomFacilities) if (facts.roomHas(id)) add('In the room', name)
  extras.forEach(({ group, name, chance, when }, at) => {
    if (when(facts) && chanceOf(facts.seed, 500 + at) < chance) add(group, name)
  })
  if (facts.sustainable) add('General', 'Sustainability certificate')
  if (facts.adultsOnly) add('General', 'Adults only')
  return order.flatMap((name) => (groups.has(name) ? [{ name, facilities: groups.get(name)! }] : []))
}
