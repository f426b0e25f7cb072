import type { ActivityPlace } from '../../../lib/activity/activity-reads.ts'
import { plural } from '../../../lib/plural.ts'
import { foldText } from '../../../text/fold-text.ts'

const SHOWN = 10

/** Places with a word that starts with the typed text, those that start with it first, larger ones first. */
export function findPlaces(places: readonly ActivityPlace[], typed: string): ActivityPlace[] {
  const wanted = foldText(typed)
  if (wanted === '') return places.filter(({ country }) => country === null).slice(0, SHOWN)
  const ranked = places.flatMap((place) => {
    const name = foldText(place.name)
    if (name.startsWith(wanted)) return [{ place, rank: 0 }]
    return name.includes(` ${wanted}`) ? [{ place, rank: 1 }] : []
  })
  ranked.sort((one, other) => one.rank - other.rank || other.place.count - one.place.count)
  return ranked.slice(0, SHOWN).map(({ place }) => place)
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
