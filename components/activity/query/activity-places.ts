import type { ActivityPlace } from '../../../lib/activity/activity-reads.ts'
import { plural } from '../../../lib/plural.ts'
import { countries } from '../../../lib/place/countries.ts'
import { foldText } from '../../../text/fold-text.ts'
import { ranker } from '../../../text/text-forms.ts'
import { namedInOtherWords } from '../../place/named-in-other-words.ts'

const SHOWN = 10

/** A place that a text finds. `exact`: the text is its whole name; otherwise it is a guess. */
type FoundPlace = { place: ActivityPlace; exact: boolean }

/**
 * Places with a word that starts with the typed text, by their English names: those it names, those it
 * begins; larger ones first.
 */
export function findPlaces(places: readonly ActivityPlace[], typed: string): FoundPlace[] {
  if (foldText(typed) === '') {
    const countries = places.filter(({ country }) => country === null)
    return countries.slice(0, SHOWN).map((place) => ({ place, exact: false }))
  }
  const rankOf = ranker(typed)
  const ranked = places.flatMap((place) => {
    const rank = rankOf(place.name)
    return rank === null ? [] : [{ place, rank }]
  })
  ranked.sort((one, other) => one.rank - other.rank || other.place.count - one.place.count)
  const [first] = ranked
  return ranked.slice(0, SHOWN).map(({ place, rank }) => ({
    place,
    exact: rank === 0 && (place === first?.place || !isWithin(place, first?.place)),
  }))
}

/** The place that a text names otherwise than in English: `UK`, `東京`; null for none. */
export async function placeInOtherWords(
  places: readonly ActivityPlace[],
  typed: string,
): Promise<ActivityPlace | null> {
  const isNamed = await namedInOtherWords(typed)
  const found = places.find((place) => {
    const { name, country } = place
    const code = countries.find((each) => each.name === (country ?? name))?.code
    return isNamed({ type: country === null ? 'country' : 'city', name, country: code })
  })
  return found ?? null
}

/** Whether one of two places lies in the other: Singapore in Singapore. */
function isWithin(one: ActivityPlace, other: ActivityPlace | undefined): boolean {
  return one.country === other?.name || other?.country === one.name
}

/** `Seoul` or `3 places`; null for none, and while the name is not known. */
export function placesText(wanted: readonly string[], places: readonly ActivityPlace[]): string | null {
  if (wanted.length > 1) return `${wanted.length} places`
  return places.find(({ uuid }) => uuid === wanted[0])?.name ?? null
}

/** `country · 418 activities`. */
export function activityPlaceNote({ country, count }: ActivityPlace): string {
  return `${country === null ? 'country' : 'city'} · ${plural(count, 'activity', 'activities')}`
}
