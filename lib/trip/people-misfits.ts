import { ageOn } from '../booking/age.ts'
import type { OfferFacts, Stretch } from '../booking/offer-facts.ts'
import { agesDayOf } from '../booking/offer-times.ts'
import { addDays, formatDate, formatDay, type CalendarDate } from '../dates.ts'
import { plural } from '../plural.ts'
import type { Misfit } from './misfit.ts'
import type { TripItem } from './trip-items.ts'
import type { TripTraveller } from './trip-traveller.ts'

/** Many countries let nobody in whose passport ends sooner after the return. */
const PASSPORT_MONTHS = 6

/** The age from which a use counts a person as an adult; things to do have limits of their own. */
const ADULT_FROM: Readonly<Partial<Record<Stretch['use'], number>>> = { moves: 12, nights: 18 }

/** The age below which a child sleeps in a cot. */
const COT_BELOW = 2

/** An item whose people are known. */
type Peopled = TripItem & { party: OfferFacts['party'] }

/** What does not fit the people of a trip: their number, ages and passports, and the beds they have. */
export function peopleMisfits(items: readonly TripItem[], travellers: readonly TripTraveller[]): Misfit[] {
  const peopled = items.flatMap((item) => (item.party === null ? [] : [{ ...item, party: item.party }]))
  return [
    ...partyMisfits(peopled, travellers),
    ...peopled.flatMap((item) => ageMisfits(item, travellers)),
    ...peopled.flatMap(bedMisfits),
    ...passportMisfits(items, travellers),
  ]
}

/** What is for another number of people than travel, or than the first where nobody is chosen. */
function partyMisfits(items: readonly Peopled[], travellers: readonly TripTraveller[]): Misfit[] {
  const parties = items.map(({ id, title, party }) => ({ id, title, count: countOf(party) }))
  if (travellers.length > 0) {
    return parties
      .filter(({ count }) => count !== travellers.length)
      .map(({ id, title, count }) => ({
        about: 'people',
        text: `${title} is for ${peopleText(count)}, the trip has ${plural(travellers.length, 'traveller')}.`,
        items: [id],
      }))
  }
  const [first, ...others] = parties
  if (!first) return []
  return others
    .filter(({ count }) => count !== first.count)
    .map(({ id, title, count }) => ({
      about: 'people',
      text: `${title} is for ${peopleText(count)}, ${first.title} for ${first.count}.`,
      items: [first.id, id],
    }))
}

/** What is for as many people as travel, of whom somebody has another age on the day that counts. */
function ageMisfits(item: Peopled, travellers: readonly TripTraveller[]): Misfit[] {
  const { id, title, stretches, party } = item
  const adultFrom = ADULT_FROM[stretches[0]?.use ?? 'event']
  if (adultFrom === undefined || travellers.length !== countOf(party)) return []
  const day = agesDayOf(item)
  const people = travellers.flatMap(({ name, birthDate }) =>
    birthDate === null ? [] : [{ name, age: ageOn(birthDate, day) }],
  )
  // Without a date of birth nobody's age can be compared.
  if (people.length < travellers.length) return []
  const minors = people.filter(({ age }) => age < adultFrom)
  if (minors.length !== party.childAges.length) {
    const found = partyText(people.length - minors.length, minors.length)
    const offered = partyText(party.adults, party.childAges.length)
    return [
      {
        about: 'people',
        text: `${title} is for ${offered}; on ${formatDay(day)} they are ${found}.`,
        items: [id],
      },
    ]
  }
  return childMisfits(item, minors, day)
}

/** Children whose ages are not those that a price was asked for. */
function childMisfits(
  { id, title, party }: Peopled,
  minors: readonly { name: string; age: number }[],
  day: CalendarDate,
): Misfit[] {
  const offered = party.childAges.filter((age) => age !== null).toSorted((one, other) => one - other)
  if (offered.length < minors.length) return []
  return minors
    .toSorted((one, other) => one.age - other.age)
    .flatMap(({ name, age }, index): Misfit[] => {
      const wanted = offered[index]
      if (wanted === undefined || wanted === age) return []
      const text = `${age} years old on ${formatDay(day)}, ${title} is for a child of ${wanted}.`
      return [{ about: 'people', who: name, text, items: [id] }]
    })
}

/** Stays with fewer places in their beds than people. */
function bedMisfits({ id, title, bedPlaces, party }: Peopled): Misfit[] {
  const sleepers = party.adults + party.childAges.filter((age) => age === null || age >= COT_BELOW).length
  if (bedPlaces === null || bedPlaces >= sleepers) return []
  return [
    {
      about: 'people',
      text: `${title} has beds for ${bedPlaces}, and ${sleepers} sleep there. Ask for an extra bed.`,
      items: [id],
    },
  ]
}

/** Passports that end before the return, or too soon after it. */
function passportMisfits(items: readonly TripItem[], travellers: readonly TripTraveller[]): Misfit[] {
  const arrivals = items.flatMap(({ id, stretches }) =>
    stretches.filter(({ use }) => use === 'moves').map(({ to }) => ({ id, day: to.wall.slice(0, 10) })),
  )
  const back = arrivals.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)
  if (!back) return []
  const needed = monthsLater(back.day, PASSPORT_MONTHS)
  return travellers.flatMap(({ name, passportExpiry }): Misfit[] => {
    if (passportExpiry === null || passportExpiry >= needed) return []
    const when =
      passportExpiry < back.day ? 'before the return' : `within ${PASSPORT_MONTHS} months of the return`
    const text = `the passport ends ${formatDate(passportExpiry)}, ${when} on ${formatDay(back.day)}.`
    return [{ about: 'people', who: name, text, items: [back.id] }]
  })
}

/** The same day some months later, or the last of that month. */
function monthsLater(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return addDays(first, Math.min(day, last) - 1)
}

const countOf = ({ adults, childAges }: OfferFacts['party']) => adults + childAges.length

const peopleText = (count: number) => plural(count, 'person', 'people')

function partyText(adults: number, children: number): string {
  const parts = [
    ...(adults > 0 ? [plural(adults, 'adult')] : []),
    ...(children > 0 ? [plural(children, 'child', 'children')] : []),
  ]
  return parts.join(' and ')
}
