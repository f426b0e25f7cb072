import type { Stay } from '../../../lib/hotel/stay.ts'
import { placeText } from '../../place/hotel-place.ts'
import { namelessText, type PlaceLookup } from '../../place/use-place-lookup.ts'
import type { SearchWords } from '../../search/recent-searches.ts'
import { stayNote } from './stay-search.ts'

/** A stay of an address in words. `looked` is what the lookup of its place has found so far. */
export function stayWords(stay: Stay, looked: PlaceLookup): SearchWords {
  const nameless = looked.unknown ? namelessText(looked) : 'Hotels'
  return { title: looked.place ? placeText(looked.place) : nameless, note: stayNote(stay) }
}
