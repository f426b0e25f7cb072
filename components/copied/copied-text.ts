import { takeParty } from '../palette/typed-party.ts'
import { readRequest } from '../palette/request-line.ts'
import type { RequestContext, TypedFlights, TypedRequest } from '../palette/typed-request.ts'
import { copiedActivities } from './copied-activities.ts'
import { copiedFlights } from './copied-flights.ts'
import { copiedPeople, type CopiedPerson } from './copied-people.ts'
import { copiedStay, type OfLetter } from './copied-stay.ts'
import { passagesOf } from './passages.ts'
import { routesOf } from './written-words.ts'

/**
 * What is recognised in a copied text, an e-mail or lines of another system: what it asks for, flights first,
 * and who travels.
 */
export type CopiedText = { requests: readonly TypedRequest[]; people: readonly CopiedPerson[] }

/**
 * Reads a copied text. It stays in the browser: nothing is sent or stored before the agent confirms the
 * fields that are shown.
 */
export function readCopiedText(text: string, { first, placeOf }: RequestContext): CopiedText {
  const entries = entriesOf(text, { first, placeOf })
  // In a letter `the` is no code.
  const context = {
    first,
    placeOf: (name: string) => (/^\p{Ll}{1,3}$/u.test(name) ? undefined : placeOf(name)),
  }
  const people = copiedPeople(text, context.first)
  if (entries.length > 0) return { requests: entries, people }
  const passages = passagesOf(text, context)
  const aboutFlights = passages.filter(({ kind }) => kind === 'air').map((passage) => passage.text)
  const party = passages.map((passage) => takeParty(passage.text).part).find((part) => part !== null) ?? null
  const flights = copiedFlights(text, { letter: aboutFlights.join('\n'), party, people }, context)
  const requests: TypedRequest[] = flights ? [flights] : []
  const placeName = aboutFlights.flatMap((part) => routesOf(part, context))[0]?.toName ?? ''
  const trip: OfLetter = { ...endOf(flights), placeName, party, people }
  let before = trip
  for (const passage of passages) {
    // Something to do is where they stay; another hotel is elsewhere.
    const request = readPassage(passage, passage.kind === 'hotel' ? trip : before, context)
    if (!request) continue
    requests.push(request)
    if (request.kind === 'hotel')
      before = { ...before, placeName: request.place, from: request.checkIn, to: request.checkOut }
  }
  return { requests, people }
}

/** Lines that are entries: `AN14JANLONSIN`, `HA ROM 9DEC 2N`, `ACT KYOTO FOOD`. */
function entriesOf(text: string, context: RequestContext): TypedRequest[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const entry = /^[>\s]*((?:AN|HA|ACT)(?=[\s\d]).*)$/.exec(line)?.[1]
    const request = entry === undefined ? undefined : readRequest(entry, context)
    return request ? [request] : []
  })
}

/** Where and when a trip of one destination is. */
function endOf(flights: TypedFlights | null): Pick<OfLetter, 'place' | 'from' | 'to'> {
  const [leg, ...others] = flights?.legs ?? []
  if (!leg || others.length > 0) return { place: '', from: null, to: null }
  return { place: leg.to, from: leg.date, to: flights?.returnDate ?? null }
}

function readPassage(
  { kind, text }: ReturnType<typeof passagesOf>[number],
  letter: OfLetter,
  context: RequestContext,
): TypedRequest | null {
  if (kind === 'hotel') return copiedStay(text, letter, context)
  return kind === 'activity' ? copiedActivities(text, letter, context) : null
}
