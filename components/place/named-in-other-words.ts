import { foldText } from '../../text/fold-text.ts'
import { loadPlacesFor } from './places-source.ts'

/** A place of a list that has the English names. */
type ListedPlace = { type: string; name: string; country?: string | undefined }
type Test = (place: ListedPlace) => boolean

/**
 * A test for the place that a text names otherwise than such a list does: `München`, `東京`, `UK`. It asks the
 * names of cities with flights and of countries. No place passes where they do not know the text, or know
 * several places by it.
 */
export async function namedInOtherWords(typed: string): Promise<Test> {
  const [isCountry, isCity] = await Promise.all([countryNamed(typed), cityNamed(typed)])
  return (place) => (place.type === 'country' ? isCountry(place) : place.type === 'city' && isCity(place))
}

async function countryNamed(typed: string): Promise<Test> {
  const { findCountries } = await import('./find-countries.ts')
  const [only, ...others] = findCountries(typed).filter(({ exact }) => exact)
  return ({ country }) => only !== undefined && others.length === 0 && only.code === country
}

async function cityNamed(typed: string): Promise<Test> {
  const [index, { nameForms }] = await Promise.all([loadPlacesFor(typed), import('./place-names.ts')])
  const [only, ...others] = index.find(typed).filter(({ exact }) => exact)
  if (only?.place.kind !== 'city' || others.length > 0) return () => false
  const forms = new Set(nameForms(only.place).map(({ form }) => form))
  return ({ name, country }) => country === only.place.country && forms.has(foldText(name))
}
