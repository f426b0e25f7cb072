import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import type { AirDraft } from '../../../lib/air/draft.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { BookActions } from '../../booking/book/book-actions.ts'

/** What the page gives to the form. */
export type BookScreenProps = {
  fareSourceCode: string
  /** Where the fares of the same search are. */
  searchHref: string
  /** One entry a traveller as the address says, adults first; null where it does not. */
  passengerTypes: PassengerTypeCode[] | null
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
  drafts: readonly AirDraft[]
  actions: BookActions<PassengerForm>
}
