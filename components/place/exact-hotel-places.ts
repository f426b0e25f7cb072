import { foldText } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'
import type { HotelPlace } from './hotel-place.ts'

/** A place with so many times fewer hotels than another of its name is not the one that is meant. */
const TIMES_FEWER = 8

/**
 * The places that a text names exactly: by the whole name, alone or followed by words of where it is
 * (`Springfield Illinois`). Of a city and its region only the better match, which comes first; several where
 * the text does not tell which is meant.
 */
export function exactHotelPlaces(places: readonly HotelPlace[], typed: string): ReadonlySet<HotelPlace> {
  const forms = textForms(typed)
  const [best] = places
  const [first, ...others] = places.filter((place) => isNamed(place, forms))
  // Gothenburg is more likely Göteborg, which comes first by that name, than the village in Nebraska.
  if (!first || best?.country !== first.country) return new Set()
  const rivals = others.filter(
    (place) => (place.type === first.type || place.country !== first.country) && !isFarLarger(first, place),
  )
  return new Set([first, ...rivals])
}

function isFarLarger(one: HotelPlace, other: HotelPlace): boolean {
  return other.hotelCount * TIMES_FEWER < one.hotelCount
}

function isNamed({ name, within }: HotelPlace, typed: readonly string[]): boolean {
  const where = new Set(foldText(within).split(' '))
  return textForms(name).some((form) =>
    typed.some((text) => {
      if (text === form) return true
      const more = text.startsWith(`${form} `) ? text.slice(form.length + 1).split(' ') : []
      return more.length > 0 && more.every((word) => where.has(word))
    }),
  )
}
