/** Steps of the palette that an office keeps under a short name. */
export type Macro = {
  /** Letters and digits, the first one a letter; small. */
  name: string
  /** Lines as they are typed into the palette, in their order. */
  steps: readonly string[]
  /** The digit of its key, `g 1` to `g 9`; null where all were taken. */
  key: number | null
  /** Display name of who made it. */
  madeBy: string
  /** When it was made, ISO 8601 UTC. */
  madeAt: string
  /** Whether the person who asks may rename and delete it: its maker, and admins of the office. */
  mayChange: boolean
}

/** What came of keeping, renaming or deleting a macro. */
export type MacroOutcome = { kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }

/** The digits of the keys `g 1` to `g 9`. */
export const MACRO_KEYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const MOST_MACROS = 50
export const MOST_STEPS = 8
export const LONGEST_STEP = 200

/** Whether a text can be the name of a macro. */
export function isMacroName(text: string): boolean {
  return /^[a-z][a-z0-9]{1,19}$/.test(text)
}

/** The page of the macros. `isAdmin`: whether the person sees the other pages of the office. */
export type MacrosView = { macros: readonly Macro[]; isAdmin: boolean }
