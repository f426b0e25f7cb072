'use client'

import { partyOf } from '../copied/copied-flights.ts'
import { readCopiedText, type CopiedText } from '../copied/copied-text.ts'
import { looksCopied } from '../copied/looks-copied.ts'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import { usePlaceFinder } from '../place/use-place-finder.ts'
import { useCurrentCommands, type Command } from '../shell/commands.ts'
import { finder } from '../../text/text-forms.ts'
import { afterRt, parseEntry, type TypedEntry } from './entry.ts'
import type { RequestDraft } from './request-draft.ts'
import { isEntryLine } from './request-line.ts'
import { requestMeanings } from './request-meanings.ts'
import { useClientRows } from './use-client-rows.ts'
import { useTripRows } from './use-trip-rows.ts'
import { useMacroRow } from './use-macro-row.ts'
import { useFoundBookings } from './use-found-bookings.ts'
import type { RequestContext } from './typed-request.ts'
import { useRequestRows } from './use-request-rows.ts'

/**
 * The rows of the palette for a typed text: macros, commands, searches, bookings, trips and clients, the
 * likeliest first.
 * @returns `readCopied`, which reads several lines that are pasted; `asks`, what a row asks for before it
 * searches; `searching`, what is being looked for; `waitsFor`, whether a row may still be another one than
 * what the whole text finds
 */
export function usePaletteRows(typed: string, serverNow: string) {
  const commands = useCurrentCommands().filter(
    (command) => command.id !== 'palette' && command.when?.() !== false,
  )
  const placeNamed = usePlaceFinder()
  const entry = parseEntry(typed)
  const first = firstDateAnywhere(serverNow)
  const meanings = entry === undefined ? requestMeanings(typed, first, placeNamed) : []
  const request = meanings[0]?.request
  const requests = useRequestRows(meanings, serverNow, placeNamed)
  const isEntry = request !== undefined && isEntryLine(typed)
  const bookings = useFoundBookings(...textsToFind(isEntry ? '' : typed, entry), serverNow.slice(0, 10))
  const clients = useClientRows(entry !== undefined || isEntry ? '' : typed)
  const trips = useTripRows(entry !== undefined || isEntry ? '' : typed)
  const requestRows = requests.rows.map(({ command }) => command)
  // Two words that are places may be a name, too: their bookings come first.
  const isLikely = isEntry || (request?.kind === 'air' && request.legs[0]?.date !== null)
  const own = entry ? commandsOfEntry(entry, commands) : isEntry ? [] : findCommands(commands, typed)
  const listed = isLikely
    ? [...requestRows, ...own, ...bookings.commands, ...trips, ...clients]
    : [...own, ...bookings.commands, ...trips, ...clients, ...requestRows]
  const macroRow = useMacroRow(typed)
  const macro = commands.find(({ id }) => id === `macro ${typed.trim().toLowerCase()}`)
  const top = [macroRow, macro ?? null].filter((row) => row !== null)
  return {
    readCopied: (text: string) =>
      copiedOf(text, { first, placeOf: (name) => placeNamed(name)[0]?.place.code }),
    rows: [...top, ...listed.filter((row) => !top.includes(row))],
    entry,
    asks: (row: Command): RequestDraft | null =>
      requests.rows.find(({ command, asks }) => asks && command.id === row.id)?.draft ?? null,
    searching: searchingText(requests.searching, bookings.searching),
    waitsFor: (row: Command | undefined) =>
      row === undefined
        ? requests.searching || bookings.searching
        : requestRows.includes(row)
          ? requests.searching || (!isLikely && bookings.searching)
          : bookings.searching && bookings.commands.includes(row),
  }
}

/** What a copied text asks for; flights of the travellers that it names where it asks for nothing. */
function copiedOf(text: string, context: RequestContext): CopiedText | null {
  if (!looksCopied(text)) return null
  const { requests, people } = readCopiedText(text, context)
  if (requests.length > 0) return { requests, people }
  if (people.length === 0) return null
  const leg = { from: '', to: '', date: null }
  const flights = { kind: 'air', legs: [leg], returnDate: null, cabin: 1, airlines: [] } as const
  return { requests: [{ ...flights, ...partyOf(people) }], people }
}

function searchingText(requests: boolean, bookings: boolean): string | null {
  if (requests) return 'Looking for places'
  return bookings ? 'Looking for bookings' : null
}

/** What bookings are found by, and what otherwise. */
function textsToFind(typed: string, entry: TypedEntry | undefined): [typed: string, otherwise: string] {
  if (entry === undefined) return [typed, afterRt(typed)]
  return [entry.kind === 'find' ? entry.text : '', '']
}

/** The commands of a typed entry: one, or none where the entry does not apply. */
function commandsOfEntry(entry: TypedEntry, commands: readonly Command[]): Command[] {
  switch (entry.kind) {
    case 'row': {
      const { row } = entry
      const command = commands.find((one) => one.entry === 'SS' && one.hasRow?.(row) !== false)
      if (!command) return []
      const { group, id } = command
      return [{ id, label: `Choose row ${row}`, group, run: () => command.choose?.(row) }]
    }
    case 'act':
      return commands.filter((command) => command.entry === entry.code).slice(0, 1)
    case 'find':
      return []
  }
}

/** Every typed word must begin a word of the command. */
function findCommands(commands: readonly Command[], typed: string): Command[] {
  const isFound = finder(typed)
  return commands.filter(
    ({ choose, label, group, words = '' }) => !choose && isFound(`${label} ${group} ${words}`),
  )
}
