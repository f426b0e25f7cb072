import 'server-only'
import { sql } from 'kysely'
import { stateFacts, statesStanding } from '../../lib/booking/booking-state.ts'
import { addDays } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { MOST_UPCOMING, type AgendaLine, type AgendaView } from '../../lib/today/today-view.ts'
import { lineOfRow, summaryOf, type StoredBooking } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { readableKinds, kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { firstDateAnywhere, firstTimeAnywhere } from '../../lib/first-date.ts'
import { wallInstant } from '../../lib/zone.ts'
import type { officeRows } from '../booking/office-rows.ts'

const DAYS = 7
const SHOWN_PER_DAY = 3

/**
 * Departures, check-ins and starts of seven days, by local day and time, from the office's date on; before
 * them yesterday, if something of it is still to start in the west. Of each day the first three; the page
 * says how many more there are.
 * @param now office time, ISO 8601 UTC
 */
export async function agendaOf(here: Desk, grant: AnyGrant, now: string): Promise<AgendaView> {
  const today = now.slice(0, 10)
  const last = addDays(today, DAYS - 1)
  const db = await here.store.db()
  const coming = comingOf(db, grant)
  const [rows, upcoming, late] = await Promise.all([
    db
      .with('coming', () =>
        coming
          .selectAll()
          .select([
            sql<number>`row_number() over (partition by first_day order by starts_at nulls last, reference)`.as(
              'place',
            ),
            sql<number>`count(*) over (partition by first_day)`.as('of_day'),
          ])
          .where('first_day', '>=', today)
          .where('first_day', '<=', last),
      )
      .selectFrom('coming')
      .selectAll()
      .where('place', '<=', SHOWN_PER_DAY)
      .orderBy('first_day')
      .orderBy('place')
      .execute(),
    db
      .selectFrom(
        coming
          .select('reference')
          .where('first_day', '>=', today)
          .limit(MOST_UPCOMING + 1)
          .as('upcoming'),
      )
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
    stillToStart(here, grant, coming, now),
  ])
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index)).map((day) => {
    const ofDay = rows.filter(({ first_day }) => first_day === day)
    return {
      day,
      count: Number(ofDay[0]?.of_day ?? 0),
      lines: ofDay.map((row) => lineOf(here, row)),
    }
  })
  if (late.length > 0) {
    const lines = late.slice(0, SHOWN_PER_DAY).map((row) => lineOf(here, row))
    days.unshift({ day: addDays(today, -1), count: late.length, lines })
  }
  return { days, upcoming: Number(upcoming.count) + late.length }
}

/** The office's bookings that will take place, or may. */
function comingOf(db: Awaited<ReturnType<Desk['store']['db']>>, grant: AnyGrant) {
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  return db
    .selectFrom('booking')
    .where('office_id', '=', grant.officeId)
    .where((where) =>
      where.or(
        kinds.map((kind) =>
          where.and([
            where('kind', '=', kind),
            where('state', 'in', statesStanding(kind, 'held', 'underway', 'made', 'unknown')),
          ]),
        ),
      ),
    )
}

function lineOf(here: Desk, row: StoredBooking): AgendaLine {
  const { kind, reference, leadName, startsAt, service, state } = lineOfRow(here, row)
  const { standing, word } = stateFacts({ kind, state })
  return {
    kind,
    reference,
    leadName,
    time: startsAt?.slice(11, 16) ?? null,
    title: service?.title ?? null,
    note: standing === 'held' ? kindFacts(kind).hold.missed : standing === 'made' ? null : word.toLowerCase(),
  }
}

/**
 * The bookings of yesterday by the office's date that have not started: where they start it is still that day
 * (decision 19). In order of their local times. Of those whose zone is not known there is none.
 * @param rows those that may be on the agenda
 * @param now office time, ISO 8601 UTC
 */
async function stillToStart(
  here: Desk,
  grant: AnyGrant,
  rows: ReturnType<typeof officeRows>,
  now: string,
): Promise<StoredBooking[]> {
  const today = now.slice(0, 10)
  if (firstDateAnywhere(now) === today) return []
  const candidates = await rows
    .selectAll()
    .where('first_day', '=', addDays(today, -1))
    .where('summary', 'is not', null)
    .where('starts_at', '>', firstTimeAnywhere(now))
    .orderBy('starts_at')
    .orderBy('reference')
    .execute()
  const ahead = new Set<StoredBooking>()
  for (const [kind, ofKind] of Map.groupBy(candidates, (row) => row.kind)) {
    const record = kindOf(kind)
    const read = ofKind.flatMap((row) => {
      const summary = summaryOf(record, row)
      return summary === null ? [] : [{ row, summary }]
    })
    const summaries = read.map(({ summary }) => summary)
    const zones = (await record.list.startZones?.(here, grant, summaries)) ?? []
    for (const [index, { row }] of read.entries()) {
      const startsAt = wallInstant(row.starts_at, zones[index])
      if (startsAt !== null && Date.parse(startsAt) > Date.parse(now)) ahead.add(row)
    }
  }
  return candidates.filter((row) => ahead.has(row))
}
