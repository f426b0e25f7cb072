import type { CalendarDate } from '../../lib/dates.ts'
import type { FoundPlace } from '../place/place.ts'
import type { PlaceFinder } from '../place/use-place-finder.ts'
import { readRequest } from './request-line.ts'
import type { TypedRequest } from './typed-request.ts'

/** What a line can mean, and which places it means where others have the same name: `Paris, Texas`. */
export type RequestMeaning = { request: TypedRequest; namesakes: readonly string[] }

/** The most rows of one line. */
const MOST_MEANINGS = 6

/**
 * The requests that a line can mean, the likeliest first: a place whose name several have gives one for each
 * of them. None for a text that is no request.
 */
export function requestMeanings(typed: string, first: CalendarDate, find: PlaceFinder): RequestMeaning[] {
  const namesakes = new Map<string, readonly FoundPlace[]>()
  const read = (name: string | null, instead: FoundPlace | undefined) =>
    readRequest(typed, {
      first,
      placeOf: (text) => {
        const found = find(text)
        if (found.length > 1) namesakes.set(text, found)
        return (text === name ? instead : found[0])?.place.code
      },
    })
  const likeliest = read(null, undefined)
  if (likeliest === undefined) return []
  const named = [...namesakes].filter(([, places]) => isIn(likeliest, places[0]))
  const usual = named.flatMap(([, [place]]) => (place ? [placeWords(place)] : []))
  const others = named.flatMap(([name, [, ...places]]) =>
    places.flatMap((place) => {
      const request = read(name, place)
      return request ? [{ request, namesakes: [placeWords(place)] }] : []
    }),
  )
  return [{ request: likeliest, namesakes: usual }, ...others].slice(0, MOST_MEANINGS)
}

/** Whether a request goes to or from a place: other readings of the line may have tried it as well. */
function isIn(request: TypedRequest, found: FoundPlace | undefined): boolean {
  return (
    request.kind === 'air' &&
    request.legs.some(({ from, to }) => [from, to].includes(found?.place.code ?? ''))
  )
}

function placeWords({ place, where }: FoundPlace): string {
  return [place.name, where].filter(Boolean).join(', ')
}
