import { isolated } from '../../../lib/booking/isolated-name.ts'
import type { ComboboxOption } from './combobox-list.tsx'

/** The option that the typed text names: the only exact one. Null where none is exact, or several are. */
export function exactOption<Option extends ComboboxOption>(options: readonly Option[]): Option | null {
  const exact = options.filter((option) => option.exact)
  return exact.length === 1 ? (exact[0] ?? null) : null
}

/**
 * What to do about a text that names no single option.
 * @param words.noun what an option is: `country`
 * @param words.emptyText said when nothing is found
 * @param words.guessText said when nothing has the name but other options are offered
 */
export function choiceProblem(
  typed: string,
  options: readonly ComboboxOption[],
  words: { noun: string; emptyText: string; guessText?: string | undefined },
): string {
  const name = `“${isolated(typed.trim())}”`
  if (options.length === 0) return words.emptyText
  if (options.some((option) => option.exact)) return `Choose a ${words.noun}: several match ${name}.`
  return words.guessText ?? `Choose a ${words.noun}: ${name} isn't an exact name.`
}
