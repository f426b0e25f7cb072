import { makeStore } from '../ui/store.ts'
import type { CopiedText } from './copied-text.ts'
import { keepCopiedTravellers, type Owner } from './copied-travellers.ts'

/**
 * What a copied text asks for and nobody has searched yet, in the memory of this tab: a letter about flights
 * and a hotel is searched one after the other. Null for nothing.
 */
export const copiedRequests = makeStore<CopiedText | null>(null)

/**
 * Confirms a request of a copied text, which is searched or fills a form. The others are still offered, and
 * the travellers wait for the booking forms of all that the text asks for.
 */
export function confirmRequest({ requests, people }: CopiedText, at: number, owner: Owner): void {
  const others = requests.filter((_, index) => index !== at)
  copiedRequests.set(others.length === 0 ? null : { requests: others, people: [] })
  if (people.length > 0) keepCopiedTravellers(owner, people, [...new Set(requests.map(({ kind }) => kind))])
}
