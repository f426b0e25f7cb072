import type { ClientKind, EraseClientOutcome } from '../client/client.ts'
import type { CalendarDate } from '../dates.ts'
import type { EraseOutcome, EraseSavedOutcome, TravellerBooking } from './found-traveller.ts'

/** The word that confirms an erasure of a person in all bookings. */
export const ERASE_WORD = 'erase'

/**
 * A booking in which somebody of the name is. `birthDate`: theirs, by its record; null where it has none, or
 * could not be read.
 */
export type ErasurePreviewRow = Pick<TravellerBooking, 'kind' | 'reference' | 'state' | 'service'> & {
  birthDate: CalendarDate | null
}

/** What an erasure would reach. `more`: there are more bookings than one erasure can have. */
export type ErasurePreview =
  | {
      kind: 'found'
      bookings: ErasurePreviewRow[]
      saved: { id: string; birthDate: CalendarDate | null }[]
      /** Clients of this name. */
      clients: { id: string; kind: ClientKind }[]
      more: boolean
    }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** The input of such an erasure: the chosen bookings, saved details and clients. */
export type EraseEverywhereInput = {
  name: string
  references: readonly string[]
  saved: readonly string[]
  clients: readonly string[]
  /** The word as typed, which confirms it. */
  typed: string
  reason: string
  /** Phone, e-mail and notes of the bookings too. */
  withContact: boolean
  /** Also in bookings that are not over. */
  despite: boolean
}

/** The outcome for each booking, saved person and client. After a lost session nothing more was tried. */
export type EraseEverywhereOutcome =
  | {
      kind: 'ran'
      /** `gone`: the office has no such booking with somebody of the name. */
      bookings: { reference: string; outcome: EraseOutcome | { kind: 'gone' } }[]
      saved: { id: string; outcome: EraseSavedOutcome }[]
      clients: { id: string; outcome: EraseClientOutcome }[]
      sessionLost: boolean
    }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }
