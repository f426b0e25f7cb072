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
  /** Of the form: it finds what was typed there before the subject is known. */
  clientReference: string
  /** What the draft is for, independent of the offer; null while it is not known. */
  subjectKey: string | null
}

/**
 * Remembers what a form had when its screen was left. Back brings the screen as the server rendered it
 * before, with the drafts of that moment, which lack everything that was typed since. Only in this tab's
 * memory. All forms of a subject share one, as they share a draft: whichever is opened next has the latest.
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

/** What was typed into this form, or into another of its subject, in this tab; null if nothing was. */
export function typedForm<Form>(queries: QueryClient, place: TypedPlace): KeptForm<Form> | null {
  const subjectKey = place.subjectKey ?? queries.getQueryData<string | null>(subjectOf(place)) ?? null
  const typed = queries.getQueryData<Omit<KeptForm<Form>, 'subjectKey'>>(keyOf(place, subjectKey))
  return typed === undefined ? null : { subjectKey, ...typed }
}

/** Forgets what was booked. */
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
