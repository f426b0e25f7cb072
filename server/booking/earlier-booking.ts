import 'server-only'
import { sql } from 'kysely'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { stateFacts, statesOfAttention, statesStanding } from '../../lib/booking/booking-state.ts'
import type { EarlierBooking } from '../../lib/booking/hold-outcome.ts'
import type { BookingStanding } from '../../lib/booking/kind-facts.ts'
import { meetingOf, type Meeting, type Occupied } from '../../lib/booking/occupied.ts'
import { nameForms, personInBoth, type KnownPerson } from '../../lib/booking/same-person.ts'
import { addDays } from '../../lib/dates.ts'
import { isShort } from '../../lib/today/due.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { findLabel, typedTokens } from './find-tokens.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { namesOf, serviceLineOf, type StoredBooking } from './stored-row.ts'

const LIVE: readonly BookingStanding[] = ['held', 'underway', 'made']
const ENDED: readonly BookingStanding[] = ['over', 'none']

/** Most rows that are compared, which are the newest, and most bookings that are read. */
const MOST_ROWS = 1_000
const MOST_READ = 5

/** Days by which the stored days of a service may differ from the times that it takes. */
const MARGIN_DAYS = 2

/** The booking to hold or add: its people, the times that it takes, and the offer where there is one. */
export type WantedTimes = {
  people: readonly KnownPerson[]
  occupied: readonly Occupied[]
  /** Null for a booking that another program made. */
  offerCode: string | null
}

/**
 * The office's bookings of these people at the same times. `live`: those that stand, or may stand, those of
 * the same offer first; `ended`: the latest of the same service that lapsed or failed, and so is booked
 * again. `failed`: the look-up failed.
 */
export type Earlier = { live: EarlierBooking[]; ended: string | null; failed: boolean }

/** True for a state in which a booking holds its seats, rooms or places, or has them for good. */
export function isLiveState(kind: BookingKind, state: string): boolean {
  return LIVE.includes(stateFacts({ kind, state }).standing)
}

/**
 * Looks for bookings of the office that have one of these people at one of these times, of the same kind. One
 * that cannot be read counts (gap 217). Costs one query, and a read of each booking that it finds, a handful
 * at most. A look-up that fails says so, and stops nothing.
 * @param asks false: the agent has answered already, and the live ones are neither read nor told
 */
export async function earlierBookings<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  wanted: WantedTimes,
  asks = true,
): Promise<Earlier> {
  try {
    const candidates = await candidatesOf(desk, grant, kind, wanted)
    const ended = candidates.find(({ row, meeting, person }) => {
      return isEnded(row) && meeting === 'same' && person !== null
    })
    const live = asks ? await confirmedOf(desk, grant, kind, wanted, candidates) : []
    return { live, ended: ended?.row.reference ?? null, failed: false }
  } catch (error) {
    const errorName = (error as Error).name
    log.error('earlier bookings not looked up', { requestId: grant.requestId, errorName })
    return { live: [], ended: null, failed: true }
  }
}

/**
 * The booking that the gateway means when it says that an offer is booked already: one of these people, else
 * one of the same offer. Null if the desk knows none.
 */
export async function bookedAlready<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  wanted: WantedTimes,
): Promise<EarlierBooking | null> {
  const candidates = await candidatesOf(desk, grant, kind, wanted)
  const live = await confirmedOf(desk, grant, kind, wanted, candidates)
  const met = live.find(({ isRead, meeting }) => isRead && meeting === 'same')
  if (met) return met
  const ofOffer = candidates.find(({ row, isSameOffer }) => isSameOffer && !isEnded(row))
  return ofOffer ? { ...toldOf(kind, ofOffer.row), person: null, isRead: true, meeting: 'same' } : null
}

const COLUMNS = [
  'office_id',
  'reference',
  'kind',
  'state',
  'made_by',
  'offer_hash',
  'summary',
  'sealed_people',
  'sealed_lead_name',
] as const

type Near = Pick<StoredBooking, (typeof COLUMNS)[number]>

/** A row that may be one of these people at one of these times; `meeting`: null where its record tells. */
type Candidate = { row: Near; isSameOffer: boolean; person: string | null; meeting: Meeting | null }

/** True for a booking that is over, or never came about. */
export function isEnded(booking: { kind: BookingKind; state: string }): boolean {
  return ENDED.includes(stateFacts(booking).standing)
}

/** The candidates by their stored rows, those of the same offer first, then the newest. */
async function candidatesOf<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  wanted: WantedTimes,
): Promise<Candidate[]> {
  const offerHash = wanted.offerCode === null ? null : bodyHash(wanted.offerCode)
  const rows = await nearRows(desk, grant, kind, { ...wanted, offerHash })
  const candidates = rows.flatMap((row): Candidate[] => {
    const isSameOffer = offerHash !== null && row.offer_hash === offerHash
    const stored = namesOf(desk, row).map((name) => ({ name, birthDate: null }))
    const person = personInBoth(wanted.people, stored)
    const one = { row, isSameOffer, person }
    if (isSameOffer) return [{ ...one, meeting: 'same' }]
    const line = serviceLineOf(kind, row)
    if (line === null) return [{ ...one, meeting: null }]
    const meeting = meetingOf(wanted.occupied, line.occupied)
    return meeting === null || person === null ? [] : [{ ...one, meeting }]
  })
  return candidates.sort((one, other) => Number(other.isSameOffer) - Number(one.isSameOffer))
}

/** Rows of the offer, and those of these days in which one of these names may be, the newest first. */
async function nearRows(
  desk: Desk,
  { officeId }: Pick<AnyGrant, 'officeId'>,
  { kind }: { kind: BookingKind },
  { people, occupied, offerHash }: WantedTimes & { offerHash: string | null },
): Promise<Near[]> {
  const db = await desk.store.db()
  const days = occupied.flatMap(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)]).sort()
  const [first, last] = [days[0], days.at(-1)]
  const tokens = tokensOf(desk, officeId, people)
  // A booking that lapsed or failed is booked again; one that somebody cancelled, or that the wallet was
  // short for, is not.
  const again = statesOfAttention(kind).filter((state) => !isShort({ state }))
  const over = statesStanding(kind, ...ENDED).filter((state) => !again.includes(state))
  return db
    .selectFrom('booking')
    .select(COLUMNS)
    .where('office_id', '=', officeId)
    .where('kind', '=', kind)
    .where('state', 'not in', over)
    .where((where) => {
      // The day of a booking that was never read is not known.
      const near = [where('first_day', 'is', null)]
      if (offerHash !== null) near.push(where('offer_hash', '=', offerHash))
      if (first === undefined || last === undefined) return where.or(near)
      const ofDays = [
        where('first_day', '<=', addDays(last, MARGIN_DAYS)),
        where('last_day', '>=', addDays(first, -MARGIN_DAYS)),
      ]
      return where.or([...near, where.and(tokens === null ? ofDays : [...ofDays, mayBeNamed(desk, tokens)])])
    })
    .orderBy('created_at', 'desc')
    .limit(MOST_ROWS)
    .execute()
}

/** Rows that are not indexed with this key are compared as well. */
function mayBeNamed({ findKey }: Pick<Desk, 'findKey'>, tokens: readonly string[]) {
  return sql<boolean>`(find_tokens && ${tokens}::bigint[] or find_key is distinct from ${findLabel(findKey)})`
}

/**
 * The hashes of which a row with one of these people has one: the first two letters of each name in each of
 * its forms, which are the same however its words are joined. Null if a name is too short for that.
 */
function tokensOf(
  { findKey }: Pick<Desk, 'findKey'>,
  officeId: string,
  people: readonly KnownPerson[],
): string[] | null {
  const beginnings = people.map(({ name }) =>
    nameForms(name).flatMap((words) => words.find(({ length }) => length >= 2)?.slice(0, 2) ?? []),
  )
  if (beginnings.some((ofOne) => ofOne.length === 0)) return null
  return [...new Set(beginnings.flat())].flatMap((two) => typedTokens(findKey, officeId, two).flat(2))
}

/** The live ones of the candidates, by their records as far as they can be read. */
async function confirmedOf<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  wanted: WantedTimes,
  candidates: readonly Candidate[],
): Promise<EarlierBooking[]> {
  const standing = candidates.filter(({ row }) => !isEnded(row))
  const bookings = await Promise.all(
    standing.map(async (candidate, index) => {
      const { reference } = candidate.row
      const read = index < MOST_READ ? await kind.read(desk, grant, { reference }) : null
      return read?.kind === 'ok' ? byRecord(kind, wanted, candidate, read.data) : unread(kind, candidate)
    }),
  )
  return bookings.filter((one) => one !== null)
}

/** A candidate that cannot be read: its people are not known, unless their names are stored. */
function unread<K extends KindTypes>(
  kind: KindHandling<K>,
  { row, isSameOffer, person, meeting }: Candidate,
): EarlierBooking {
  const facts = { ...toldOf(kind, row), person: isSameOffer ? null : person }
  return { ...facts, isRead: false, meeting: meeting ?? 'overlap' }
}

/** A candidate by its record; null if it has ended, or is of other people or another time after all. */
function byRecord<K extends KindTypes>(
  kind: KindHandling<K>,
  wanted: WantedTimes,
  { row, isSameOffer }: Candidate,
  booking: K['view'],
): EarlierBooking | null {
  const person = personInBoth(wanted.people, kind.people.inView(booking))
  const { occupied, title } = kind.list.line(kind.list.summaryOf(booking))
  const meeting = isSameOffer ? 'same' : meetingOf(wanted.occupied, occupied)
  if (isEnded(booking) || person === null || meeting === null) return null
  return { ...toldOf(kind, row), state: booking.state, title, person, isRead: true, meeting }
}

function toldOf<K extends KindTypes>(kind: KindHandling<K>, row: Near) {
  const title = serviceLineOf(kind, row)?.title ?? null
  return { reference: row.reference, state: row.state, title, madeBy: row.made_by }
}
