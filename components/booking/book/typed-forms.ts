import type { QueryClient } from '@tanstack/react-query'

const LIFE_MILLISECONDS = 30 * 60_000

const keyOf = (clientReference: string) => ['typed-form', clientReference] as const

/**
 * Remembers what a form had when its screen was left. Back brings the screen as the server rendered it
 * before, with the drafts of that moment, which lack everything that was typed since. Only in this tab's
 * memory; the key is the client reference, which another person does not get.
 */
export function rememberTyped(queries: QueryClient, clientReference: string, form: unknown): void {
  queries.setQueryDefaults(['typed-form'], { gcTime: LIFE_MILLISECONDS })
  queries.setQueryData(keyOf(clientReference), form)
}

/** What the form had when it was left in this tab; null if it was not. */
export function typedForm<Form>(queries: QueryClient, clientReference: string): Form | null {
  return queries.getQueryData<Form>(keyOf(clientReference)) ?? null
}

/** Forgets a form that was booked. */
export function forgetTyped(queries: QueryClient, clientReference: string): void {
  queries.removeQueries({ queryKey: keyOf(clientReference) })
}
