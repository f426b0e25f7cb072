import 'server-only'
import {
  ERASE_WORD,
  type EraseEverywhereInput,
  type EraseEverywhereOutcome,
  type ErasurePreview,
  type ErasurePreviewRow,
} from '../../lib/traveller/erase-everywhere.ts'
import { isSameName } from '../../lib/booking/same-person.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import { lineOfRow, type StoredBooking } from '../booking/stored-row.ts'
import { clientsNamed, eraseClient } from '../client/erase-client.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { adminBarOf } from './admin.ts'
import { eraseOf } from './erase.ts'
import { eraseSavedOf } from './erase-saved.ts'
import { rowsOfName } from './find.ts'
import { savedOfName } from './saved.ts'

/** Most bookings of one erasure. */
const MOST_BOOKINGS = 200

/** Records that are read at the same time. */
const AT_ONCE = 4

/**
 * Every booking in which somebody has this name, in any spelling, with the date of birth that its record has,
 * the saved details of the name and the clients who have it: two people may have it, so the admin chooses.
 */
export async function erasurePreview(desk: Desk, grant: AnyGrant, name: string): Promise<ErasurePreview> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  const rows = await rowsOfName(desk, grant, name)
  const [saved, clients] = await Promise.all([
    savedOfName(desk, grant, name),
    clientsNamed(desk, grant, name),
  ])
  const born = new Map<string, string | null>()
  let isLost = false
  const waiting = rows.slice(0, MOST_BOOKINGS)
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = waiting.shift(); row && !isLost; row = waiting.shift()) {
      const read = await birthDateIn(desk, grant, kindOf(row.kind), row, name)
      if (read.kind === 'session') isLost = true
      else born.set(row.reference, read.birthDate)
    }
  })
  await Promise.all(workers)
  if (isLost) return { kind: 'session' }
  return {
    kind: 'found',
    bookings: rows.slice(0, MOST_BOOKINGS).map((row): ErasurePreviewRow => {
      const { kind, reference, state, service } = lineOfRow(desk, row)
      return { kind, reference, state, service, birthDate: born.get(reference) ?? null }
    }),
    saved: saved.map(({ id, birthDate }) => ({ id, birthDate })),
    clients: clients.map(({ id, kind }) => ({ id, kind })),
    more: rows.length > MOST_BOOKINGS,
  }
}

/** The date of birth of somebody in a record; null where it has none or cannot be read. */
type Born = { kind: 'read'; birthDate: string | null } | { kind: 'session' }

/** The date of birth of whom a record has by this name. */
async function birthDateIn<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference }: StoredBooking,
  name: string,
): Promise<Born> {
  const read = await kind.people.read(desk, grant, reference)
  if (isSessionLost(read)) return { kind: 'session' }
  if (read.kind !== 'ok') return { kind: 'read', birthDate: null }
  const person = read.data.people.find((one) => isSameName(one.name, name))
  return { kind: 'read', birthDate: person?.facts['birthDate'] ?? null }
}

/**
 * Erases a person in all chosen bookings, one after another, in their saved details and as a client: one
 * reason, one typed word, an outcome for each. Doing it again changes nothing, so an attempt without an
 * answer is made again.
 */
export async function eraseEverywhere(
  desk: Desk,
  grant: AnyGrant,
  input: EraseEverywhereInput,
): Promise<EraseEverywhereOutcome> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  if (input.typed.trim().toLowerCase() !== ERASE_WORD) {
    return { kind: 'refused', message: `Type ${ERASE_WORD} to confirm. Nothing was erased.` }
  }
  const { name, reason, despite, withContact } = input
  // Before the bookings, whose erasure takes the saved details of the name as well.
  const saved: Extract<EraseEverywhereOutcome, { kind: 'ran' }>['saved'] = []
  for (const id of input.saved) {
    const outcome = await eraseSavedOf(desk, grant, { id, reason })
    saved.push({ id, outcome })
    if (outcome.kind === 'session')
      return { kind: 'ran', bookings: [], saved, clients: [], sessionLost: true }
  }
  const rows = await rowsOfName(desk, grant, name)
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const bookings: Extract<EraseEverywhereOutcome, { kind: 'ran' }>['bookings'] = []
  for (const reference of new Set(input.references)) {
    const row = byReference.get(reference)
    if (!row) {
      bookings.push({ reference, outcome: { kind: 'gone' } })
      continue
    }
    const one = { reference, name, typed: reference, reason, withContact, despite }
    const outcome = await eraseOf(desk, grant, kindOf(row.kind), one)
    bookings.push({ reference, outcome })
    if (outcome.kind === 'session') return { kind: 'ran', bookings, saved, clients: [], sessionLost: true }
  }
  const clients: Extract<EraseEverywhereOutcome, { kind: 'ran' }>['clients'] = []
  for (const id of input.clients)
    clients.push({ id, outcome: await eraseClient(desk, grant, { id, reason }) })
  return { kind: 'ran', bookings, saved, clients, sessionLost: false }
}
