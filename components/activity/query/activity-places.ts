import type { ActivityPlace } from '../../../lib/activity/activity-reads.ts'
import { plural } from '../../../lib/plural.ts'
import { foldText } from '../../../text/fold-text.ts'

const SHOWN = 10

/** A place that a text finds. `exact`: the text is its whole name; otherwise it is a guess. */
type FoundPlace = { place: ActivityPlace; exact: boolean }

/** Places with a word that starts with the typed text: those it names, those it begins; larger ones first. */
export function findPlaces(places: readonly ActivityPlace[], typed: string): FoundPlace[] {
  const wanted = foldText(typed)
  if (wanted === '') {
    const countries = places.filter(({ country }) => country === null)
    return countries.slice(0, SHOWN).map((place) => ({ place, exact: false }))
  }
  const ranked = places.flatMap((place) => {
    const name = foldText(place.name)
    if (name === wanted) return [{ place, rank: 0 }]
    if (name.startsWith(wanted)) return [{ place, rank: 1 }]
    return name.includes(` ${wanted}`) ? [{ place, rank: 2 }] : []
  })
  ranked.sort((one, other) => one.rank - other.rank || other.place.count - one.place.count)
  const [first] = ranked
  return ranked.slice(0, SHOWN).map(({ place }) => ({
    place,
    exact: foldText(place.name) === wanted && (place === first?.place || !isWithin(place, first?.place)),
  }))
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
