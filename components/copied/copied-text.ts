import type { RequestContext, TypedFlights } from '../palette/typed-request.ts'
import { copiedFlights } from './copied-flights.ts'
import { copiedPeople, type CopiedPerson } from './copied-people.ts'

/** What is recognised in a copied text: an e-mail, or lines of another system. */
export type CopiedText = { flights: TypedFlights | null; people: readonly CopiedPerson[] }

/**
 * Reads a copied text. It stays in the browser: nothing is sent or stored before the agent confirms the
 * fields that are shown.
 */
export function readCopiedText(text: string, context: RequestContext): CopiedText {
  const people = copiedPeople(text, context.first)
  return { flights: copiedFlights(text, people, context), people }
}
