import type { Place } from './place.ts'

/** The shortest unambiguous name of a place: `London`, `London Heathrow`, `Singapore Changi`. */
export function placeName(place: Place): string {
  if (place.kind === 'city') return place.city
  const name = place.name.replace(/\s*(international|intl\.?)?\s*airport$/i, '').trim()
  if (name === '' || name.toLowerCase() === place.city.toLowerCase()) return place.city
  return name.toLowerCase().startsWith(place.city.toLowerCase()) ? name : `${place.city} ${name}`
}

/** The name of a place's state without its postal code: `Texas`; empty where it is not known. */
export function stateName({ state = '' }: Place): string {
  return state.slice(state.indexOf(' ') + 1)
}
