import { MAX_CHILD_AGE, MAX_NIGHTS } from '../../contract/hotel/limits.ts'
import { ageOn } from '../../lib/booking/age.ts'
import { daysBetween, type CalendarDate } from '../../lib/dates.ts'
import { lastDay, takeDates, takeNights, takeRooms } from '../palette/line-parts.ts'
import { guestsOf } from '../palette/request-line.ts'
import { takeParty, type TypedParty } from '../palette/typed-party.ts'
import type { RequestContext, TypedStay } from '../palette/typed-request.ts'
import type { CopiedPerson } from './copied-people.ts'
import { HOTEL_MARKS } from './passages.ts'
import { bareWords, placeOfPassage } from './written-words.ts'

/** What a letter says before a passage, and as a whole: it counts where the passage does not say it. */
export type OfLetter = {
  /** Where its trip goes, a code; empty where there is none. */
  place: string
  /** Where they are, in words; empty where it is not said. */
  placeName: string
  from: CalendarDate | null
  to: CalendarDate | null
  party: TypedParty | null
  people: readonly CopiedPerson[]
}

const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`
const MARKS = HOTEL_MARKS.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
/** Words with capitals, one of which is in names of hotels: `Hotel Artemide`, `Hilton Garden Inn`. */
const HOTEL_NAME = new RegExp(
  String.raw`(?:${CAPITAL} )*(?:${MARKS})(?!\p{L})(?: (?:(?:de|di|del|la|le|du|by) )?${CAPITAL})*`,
  'gu',
)
const VERB = /^(?:Please|Book|Reserve|Need|Bitte|Dear) /
/** `hotel Kyoto 9-11 Dec`. */
const AFTER_HOTEL = new RegExp(String.raw`(?<!\p{L})h[oô]tels? (${CAPITAL}(?: ${CAPITAL})*)`, 'u')

/**
 * The stay of a passage: `a hotel in Rome from 9 to 11 December for 2 adults and a child of 7`. Null where
 * nothing tells a place.
 */
export function copiedStay(text: string, letter: OfLetter, context: RequestContext): TypedStay | null {
  const place = stayPlace(text, context) || letter.place
  if (place === '') return null
  const { dates } = takeDates(bareWords(text), context.first, false)
  const [checkIn = letter.from] = dates
  const nights = takeNights(text).part
  const days = checkIn === null || dates.length > 0 ? dates : [checkIn]
  const end = lastDay(days, nights) ?? (dates.length === 0 ? letter.to : null)
  const stayed = checkIn === null || end === null ? 0 : daysBetween(checkIn, end)
  const rooms = takeRooms(text).part ?? 1
  const party = takeParty(text).part ?? letter.party ?? partyOfPeople(letter.people, end ?? context.first)
  return {
    kind: 'hotel',
    place,
    checkIn,
    checkOut: stayed >= 1 && stayed <= MAX_NIGHTS ? end : null,
    rooms: guestsOf(party, rooms) ?? [{ adults: 2, children: [] }],
  }
}

/** A hotel by its name with its city, or a place. */
function stayPlace(text: string, context: RequestContext): string {
  const place = placeOfPassage(text, context)
  for (const [match] of text.matchAll(HOTEL_NAME)) {
    const name = match.replace(VERB, '')
    const bare = name.replace(/^(?:Hotel|Hôtel) ?/, '')
    // `Hotel Rome` is a place, `Hotel Artemide` a hotel.
    if (bare === '') continue
    if (context.placeOf(bare) !== undefined) return place === '' ? bare : place
    return name.includes(place) ? name : `${name} ${place}`
  }
  return place === '' ? (AFTER_HOTEL.exec(text)?.[1] ?? '') : place
}

/** Who stays, by the ages of the travellers that the letter names. */
function partyOfPeople(people: readonly CopiedPerson[], on: CalendarDate): TypedParty | null {
  if (people.length === 0) return null
  const ages = people.map(({ age, birthDate }) => {
    if (birthDate === null) return age === 'adult' ? null : -1
    const years = ageOn(birthDate, on)
    return years > MAX_CHILD_AGE ? null : years
  })
  const children = ages.filter((age) => age !== null)
  return {
    adults: people.length - children.length,
    children: children.length,
    infants: 0,
    ages: children.every((age) => age >= 0) ? children : [],
  }
}
