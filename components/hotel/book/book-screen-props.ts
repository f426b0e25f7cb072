import type { HotelDraft } from '../../../lib/hotel/draft.ts'
import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import type { BookActions } from '../../booking/book/book-actions.ts'

/** What the page gives to the form. */
export type BookScreenProps = {
  /** The code that the search gave: the address of the form. */
  rateCode: string
  /** Where the rates of the same stay are. */
  ratesHref: string
  /** Who sleeps where as the address says; null where it does not. */
  rooms: readonly StayRoom[] | null
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Minted on the server for this form; the same after a reload until an attempt has settled. */
  clientReference: string
  /** An attempt of this form was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  spendableCents: number | null
  /** Why this person may not hold, naming the permission; null where they may. */
  holdBar: string | null
  /** The person's unfinished forms, the latest first. */
  drafts: readonly HotelDraft[]
  actions: BookActions<GuestForm>
}
