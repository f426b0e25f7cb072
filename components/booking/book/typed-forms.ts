import type { QueryClient } from '@tanstack/react-query'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { KeptForm } from '../../../lib/booking/draft.ts'
import type { ShellData } from '../../../lib/shell-data.ts'

const LIFE_MILLISECONDS = 30 * 60_000

/** Which form was typed into. */
export type TypedPlace = {
  /** Who types: another person of this tab does not get it. Null outside of the desk's frame. */
  person: Pick<ShellData['person'], 'officeName' | 'userName'> | null
  kind: BookingKind
  /** The reference of the form: it finds the values typed there before the subject is known. */
  clientReference: string
  /** The subject of the draft, independent of the offer; null while it is not known. */
  subjectKey: string | null
}

/**
 * Remembers the values of a form when its screen is left, in this tab's memory only. Back shows the screen as
 * the server rendered it before, with the drafts of that moment, which lack everything typed since. All forms
 * of a subject share one entry, as they share a draft: the form that is opened next gets the latest values.
 * @param typed.savedAt when the server saved all of it; null if something is not saved
 */
export function rememberTyped(
  queries: QueryClient,
  place: TypedPlace,
  typed: Omit<KeptForm<unknown>, 'subjectKey'>,
): void {
  queries.setQueryDefaults(['typed-form'], { gcTime: LIFE_MILLISECONDS })
  queries.setQueryData(subjectOf(place), place.subjectKey)
  queries.setQueryData(keyOf(place, place.subjectKey), typed)
}

/** The values typed into this form, or into another of its subject, in this tab; null if there are none. */
export function typedForm<Form>(queries: QueryClient, place: TypedPlace): KeptForm<Form> | null {
  const subjectKey = place.subjectKey ?? queries.getQueryData<string | null>(subjectOf(place)) ?? null
  const typed = queries.getQueryData<Omit<KeptForm<Form>, 'subjectKey'>>(keyOf(place, subjectKey))
  return typed === undefined ? null : { subjectKey, ...typed }
}

/** Forgets the values of a form that was booked. */
export function forgetTyped(queries: QueryClient, place: TypedPlace): void {
  queries.removeQueries({ queryKey: subjectOf(place) })
  queries.removeQueries({ queryKey: keyOf(place, place.subjectKey) })
}

/** The last known subject of a form. */
function subjectOf({ clientReference }: TypedPlace) {
  return ['typed-form', 'subject', clientReference] as const
}

function keyOf({ person, kind, clientReference }: TypedPlace, subjectKey: string | null) {
  const owner = [person?.officeName, person?.userName]
  return ['typed-form', 'form', ...owner, kind, subjectKey ?? clientReference] as const
}
