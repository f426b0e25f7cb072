'use client'

import { useIsFetching } from '@tanstack/react-query'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import { useNamedPlaces } from '../place/use-place-finder.ts'
import { useCurrentCommands, type Command } from '../shell/commands.ts'
import { finder } from '../../text/text-forms.ts'
import { afterRt, parseEntry, type TypedEntry } from './entry.ts'
import type { RequestDraft } from './request-draft.ts'
import { isEntryLine } from './request-line.ts'
import { requestMeanings } from './request-meanings.ts'
import { useClientRows } from './use-client-rows.ts'
import { useTripRows } from './use-trip-rows.ts'
import { macrosOptions } from './macros.ts'
import { useMacroRow } from './use-macro-row.ts'
import { useFoundBookings } from './use-found-bookings.ts'
import { useRequestRows } from './use-request-rows.ts'

/** Rows of one kind, and whether they are still being looked for. */
type Part = { rows: readonly Command[]; searching: boolean }

/**
 * The rows of the palette for a typed text: macros, commands, searches, bookings, trips and clients, the
 * likeliest first.
 * @returns `asks`, what a row asks for before it searches; `searching`, what is being looked for; `waitsFor`,
 * whether the whole text may still find another row in the place of a row that the person has marked, or that
 * is the first
 */
export function usePaletteRows(typed: string, serverNow: string) {
  const commands = useCurrentCommands().filter(
    (command) => command.id !== 'palette' && command.listed !== false && command.when?.() !== false,
  )
  const named = useNamedPlaces()
  const entry = parseEntry(typed)
  const meanings =
    entry === undefined ? requestMeanings(typed, firstDateAnywhere(serverNow), named.placeNamed) : []
  const request = meanings[0]?.request
  const requests = useRequestRows(meanings, serverNow, named)
  const isEntry = request !== undefined && isEntryLine(typed)
  const isName = entry === undefined && !isEntry
  const bookings = useFoundBookings(...textsToFind(isEntry ? '' : typed, entry), serverNow.slice(0, 10))
  const trips = useTripRows(isName ? typed : '')
  const clients = useClientRows(isName ? typed : '')
  const macros = useMacroRows(typed, commands)
  // Two words that are places may be a name, too: their bookings come first.
  const isLikely = isEntry || (request?.kind === 'air' && request.legs[0]?.date !== null)
  // Words may be names of places, which are still being loaded.
  const mayBeRequest = isName && request === undefined && named.isLoading && /\S\s+\S/.test(typed)
  const own = entry ? commandsOfEntry(entry, commands) : isEntry ? [] : findCommands(commands, typed)
  const asked = { rows: requests.rows.map(({ command }) => command), searching: requests.searching }
  const commandsFound = { rows: own.filter((row) => !macros.rows.includes(row)), searching: false }
  const found = [bookings, trips, clients].map(({ commands: rows, searching }) => ({ rows, searching }))
  const parts = isLikely
    ? [macros, asked, commandsFound, ...found]
    : [macros, commandsFound, { rows: [], searching: mayBeRequest }, ...found, asked]
  return {
    rows: parts.flatMap(({ rows }) => rows),
    entry,
    asks: (row: Command): RequestDraft | null =>
      requests.rows.find(({ command, asks }) => asks && command.id === row.id)?.draft ?? null,
    searching: searchingText(requests.searching || mayBeRequest, found),
    waitsFor: (row: Command | undefined, isMarked: boolean) => waitsFor(parts, row, isMarked),
  }
}

/**
 * The first row waits for every part before its own; a row that the person has marked for its own part alone,
 * whose rows may be those of an earlier text.
 */
function waitsFor(parts: readonly Part[], row: Command | undefined, isMarked: boolean): boolean {
  const at = parts.findIndex(({ rows }) => row !== undefined && rows.includes(row))
  if (at === -1) return parts.some(({ searching }) => searching)
  return parts.slice(isMarked ? at : 0, at + 1).some(({ searching }) => searching)
}

/** What a line makes of macros, and the macro of that name, which may still be coming. */
function useMacroRows(typed: string, commands: readonly Command[]): Part {
  const row = useMacroRow(typed)
  const isReading = useIsFetching({ queryKey: macrosOptions().queryKey }) > 0
  const name = typed.trim().toLowerCase()
  const macro = commands.find(({ id }) => id === `macro ${name}`)
  return { rows: [row, macro].filter((each) => each != null), searching: isReading && name !== '' }
}

function searchingText(requests: boolean, found: readonly Part[]): string | null {
  if (requests) return 'Looking for places'
  return found.some(({ searching }) => searching) ? 'Looking for bookings' : null
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
