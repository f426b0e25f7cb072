import { foldText } from '../../text/fold-text.ts'
import type { HotelPlace } from './hotel-place.ts'
import { loadPlacesFor } from './places-source.ts'

/**
 * The first place of an answer if the text is another name of it: `München`, `東京`, `UK`. The booking
 * service does not say which of a place's names it has found, so this asks the names of cities with flights
 * and of countries. Null where they do not know the text, or know several places by it.
 */
export async function namedInOtherWords(
  places: readonly HotelPlace[],
  typed: string,
): Promise<HotelPlace | null> {
  const [first] = places
  if (first?.type === 'country') return (await isCountryNamed(first, typed)) ? first : null
  return first?.type === 'city' && (await isCityNamed(first, typed)) ? first : null
}

async function isCountryNamed({ country }: HotelPlace, typed: string): Promise<boolean> {
  const { countriesNamed, isCountryCalled } = await import('./find-countries.ts')
  return country !== undefined && isCountryCalled(country, typed) && countriesNamed(typed).length <= 1
}

async function isCityNamed({ name, country }: HotelPlace, typed: string): Promise<boolean> {
  const [index, { nameForms }] = await Promise.all([loadPlacesFor(typed), import('./place-names.ts')])
  const [only, ...others] = index.find(typed).filter(({ exact }) => exact)
  if (!only || others.length > 0 || only.place.country !== country) return false
  return only.place.kind === 'city' && nameForms(only.place).some(({ form }) => form === foldText(name))
}
