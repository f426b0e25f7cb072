/**
 * The meaning of an agent's typed entry. The entries are those of the systems that agents know: `SS1` chooses
 * row 1, `FXP` checks the price, `TTP` tickets, `RTKELLER` finds a booking, `XI` cancels.
 */
export type TypedEntry =
  { kind: 'row'; row: number } | { kind: 'find'; text: string } | { kind: 'act'; code: ActCode }

/** An entry that runs a command of the screen. */
export type ActCode = 'FXP' | 'TTP' | 'XI'

/** The entry of a command of the screen: an act, or the choice of a row by its number. */
export type EntryCode = ActCode | 'SS'

const ACTS: readonly ActCode[] = ['FXP', 'TTP', 'XI']

/**
 * Reads a typed entry; ignores case and outer blanks. Undefined for any other text.
 */
export function parseEntry(typed: string): TypedEntry | undefined {
  const text = typed.trim()
  const upper = text.toUpperCase()
  const act = ACTS.find((code) => code === upper)
  if (act) return { kind: 'act', code: act }
  const row = /^SS ?(\d{1,4})$/.exec(upper)
  if (row && Number(row[1]) > 0) return { kind: 'row', row: Number(row[1]) }
  // Only in capitals or with a separator: a word such as "rtgs" is first searched for whole (`afterRt`).
  const find = /^RT[ /]+(\S.*)$/i.exec(text) ?? /^RT([A-Z0-9][^a-z]+)$/.exec(text)
  return find?.[1] ? { kind: 'find', text: find[1].trim() } : undefined
}

/**
 * The text after RT in small letters, which is searched for if the whole text finds no booking: `keller` of
 * `rtkeller`. It has two letters at least, as every search; empty for any other text.
 */
export function afterRt(typed: string): string {
  return /^RT(\S{2}.*)$/i.exec(typed.trim())?.[1] ?? ''
}

/** The sentence for an entry that has no effect on the screen. */
export const NOT_HERE: Readonly<Record<EntryCode, string>> = {
  SS: 'SS works on flight results that have such a row.',
  FXP: 'FXP works on a selected fare in flight results, and in the booking form of a fare.',
  TTP: 'TTP works on an open booking that can be ticketed now.',
  XI: 'XI works on an open booking that can be cancelled now.',
}

/** The entries for the list of shortcuts. */
export const ENTRY_HELP: readonly (readonly [entry: string, label: string])[] = [
  ['AN20DECLHRSIN', 'Search flights'],
  ['AN20DECLHRSIN*15JAN/2A1C', 'With a return, for 2 adults and 1 child'],
  ['AN20DECLONSIN*28DECSINBKK', 'Flights in a row'],
  ['…/ASQ  …/SBA', 'Only this airline'],
  ['…/C', 'Cabin or booking class: Y W C F'],
  ['london singapore 14 jan', 'The same in words, in any order'],
  ['HA ROM 9DEC 2N 2A', 'Search hotels'],
  ['ACT KYOTO FOOD 9DEC', 'Search activities'],
  ['SS1', 'Choose row 1 of the results'],
  ['FXP', 'Check price of the selected fare or the form'],
  ['TTP', 'Ticket the open booking'],
  ['RTKELLER', 'Find a booking by name or reference'],
  ['XI', 'Cancel the open booking'],
  ['sin = AN +14 LON SIN; SS1', 'Save steps as macro sin, for the office'],
  ['keep sin', 'Save the last line as macro sin; keep sin 3, the last three'],
  ['sin', 'Run macro sin; g 1 to g 9 run the first nine'],
  ['rename sin bkk', 'Rename a macro; delete bkk deletes it'],
  ['macros', 'List the macros, and the page where they are changed'],
]
