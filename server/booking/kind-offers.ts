import 'server-only'
import type { OfferFacts } from '../../lib/booking/offer-facts.ts'
import type { PriceView } from '../../lib/booking/offer-check.ts'
import type { Party } from '../../lib/booking/markup.ts'
import type { RefundTerms } from '../../lib/booking/refund-terms.ts'
import type { Desk } from '../desk.ts'
import type { SearchWish } from './search-wish.ts'
import type { FilledForm, FormSource } from './fill-form.ts'
import type { AnyGrant } from '../session/grant.ts'

/** An offer as a check has just found it. */
export type ReadOffer = {
  kind: 'priced'
  facts: OfferFacts
  price: PriceView
  /** The people for a markup per person. */
  party: Party
  /** The terms that may get worse; null where the kind has none such. */
  refund: RefundTerms | null
  /** Parameters of the address of its form, with the code that the check gave it. */
  address: string
  /** Address of a search for the same thing. */
  searchHref: string
  /** What `find` needs to look for the same again: a JSON value that the kind alone reads. */
  sought: unknown
  /** ISO 8601 UTC, office time. */
  checkedAt: string
  /** Makes the form of the offer, so that it can be held without opening the form. */
  fill: (source: FormSource) => FilledForm
}

/** An offer that could not be checked. */
export type UnreadOffer = { kind: 'gone' } | { kind: 'session' } | { kind: 'failed'; message: string }

/**
 * How offers of a kind are searched for a trip, and kept on it, where they wait longer than a price is valid.
 */
export type KindOffers = {
  /** The address of a search with what is known: it searches, or opens the bar where something is missing. */
  search: (desk: Desk, grant: AnyGrant, wish: SearchWish) => Promise<string>
  /**
   * Checks the offer of a form's address at this moment. An address that names no offer of this kind is
   * `failed`.
   */
  read: (desk: Desk, grant: AnyGrant, address: URLSearchParams) => Promise<ReadOffer | UnreadOffer>
  /**
   * The same offer so many days later, or earlier below 0: what `find` looks for, and the address of its form
   * where the kind has no `find`. Null where it cannot be told.
   */
  shifted: (
    offer: Pick<ReadOffer, 'address' | 'sought'>,
    days: number,
  ) => Pick<ReadOffer, 'address' | 'sought'> | null
  /**
   * Looks for the same thing once its offer is gone: the address of the form for it, not checked yet; `gone`
   * if nobody sells it any more. Absent where an offer has no code that expires.
   */
  find?: (
    desk: Desk,
    grant: AnyGrant,
    sought: unknown,
  ) => Promise<{ kind: 'found'; address: string } | UnreadOffer>
}
