import { firstDateAnywhere } from '../../lib/first-date.ts'
import { loadPlaces } from '../place/places-source.ts'
import { placeFinderOf, type PlaceFinder } from '../place/use-place-finder.ts'
import { readCopiedText, type CopiedText } from './copied-text.ts'

const NO_PLACES: PlaceFinder = () => []

/** Reads a pasted text, once the names of places are loaded; null where nothing is recognised in it. */
export async function readPasted(text: string, serverNow: string): Promise<CopiedText | null> {
  // Without the names the codes of other systems are not recognised, and the paste is as always.
  const finder = await loadPlaces().then(placeFinderOf, () => NO_PLACES)
  const placeOf = (name: string) => finder(name)[0]?.place.code
  const copied = readCopiedText(text, { first: firstDateAnywhere(serverNow), placeOf })
  return copied.requests.length + copied.people.length > 0 ? copied : null
}
