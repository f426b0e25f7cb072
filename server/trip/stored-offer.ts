import 'server-only'
import { z } from 'zod'
import { seal, unseal } from '../../database/sealed-text.ts'
import { offerFacts } from '../../lib/booking/offer-facts.ts'
import { termsKinds } from '../../lib/booking/refund-terms.ts'
import { markupRule } from '../config/markup-rules.ts'
import type { Desk } from '../desk.ts'

const cents = z.int()

/** An offer as its last check found it, and as it was agreed to be part of the trip. */
export const storedOffer = z.object({
  facts: offerFacts,
  price: z.object({ baseCents: cents, taxCents: cents, totalCents: cents }),
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  refund: z.object({ kind: z.enum(termsKinds), until: z.string().nullable() }).nullable(),
  /** Parameters of the address of its form. */
  address: z.string(),
  searchHref: z.string(),
  /** What the kind needs to look for the same again. */
  sought: z.unknown(),
  markup: markupRule.nullable(),
})

export type StoredOffer = z.infer<typeof storedOffer>

/** Seals an offer for its option. */
export function sealOffer(
  desk: Pick<Desk, 'key'>,
  officeId: string,
  optionId: string,
  offer: StoredOffer,
): string {
  return seal(desk.key, placeOf(officeId, optionId), JSON.stringify(offer))
}

/** Opens it; throws where it cannot be read: such a row was written by no desk. */
export function openOffer(
  desk: Pick<Desk, 'key'>,
  officeId: string,
  optionId: string,
  text: string,
): StoredOffer {
  const plain = unseal(desk.key, placeOf(officeId, optionId), text)
  if (plain === null) throw new Error(`The offer of option ${optionId} cannot be opened.`)
  return storedOffer.parse(JSON.parse(plain))
}

function placeOf(officeId: string, optionId: string): string {
  return `trip option:${officeId}:${optionId}`
}
