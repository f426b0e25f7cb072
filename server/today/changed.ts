import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { ChangedLine } from '../../lib/today/today-view.ts'
import { OBSERVED } from '../booking/own-events.ts'
import { lineOfRow } from '../booking/stored-row.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'

const HOURS = 12
const SHOWN = 6
/** More are read than are shown, because those that the person has brought about are left out. */
const MOST_READ = 60
const HOUR = 3_600_000

/**
 * The changes outside the desk in the last twelve hours of office time, newest first: states that were
 * observed, and schedules or prices that are not as they were. What the person has ordered and now is done,
 * such as their own ticket, is no news.
 */
export async function changedOf(here: Desk, grant: AnyGrant, officeNow: string): Promise<ChangedLine[]> {
  const db = await here.store.db()
  const kinds = readableKinds(grant).map(({ kind }) => kind)
  const since = new Date(Date.parse(officeNow) - HOURS * HOUR)
  const [observed, moved] = await Promise.all([
    db
      .selectFrom('audit')
      .innerJoin('booking', (join) =>
        join
          .onRef('booking.office_id', '=', 'audit.office_id')
          .onRef('booking.reference', '=', 'audit.reference'),
      )
      .selectAll('booking')
      .select(['audit.office_at', 'audit.at', 'audit.before_state', 'audit.after_state'])
      .select((select) =>
        select
          .exists(
            select
              .selectFrom('audit as own')
              .select('own.seq')
              .whereRef('own.office_id', '=', 'audit.office_id')
              .whereRef('own.reference', '=', 'audit.reference')
              .whereRef('own.after_state', '=', 'audit.before_state')
              .where('own.who', '=', grant.userName),
          )
          .as('mine'),
      )
      .where('audit.office_id', '=', grant.officeId)
      .where('audit.verb', '=', OBSERVED)
      .where('audit.who', '!=', grant.userName)
      // Office time never runs slower than the desk's, so that nothing newer is missed; there is an index on
      // it.
      .where('audit.at', '>', new Date(here.clock.now().getTime() - HOURS * HOUR))
      .where('booking.kind', 'in', kinds)
      .orderBy('audit.seq', 'desc')
      .limit(MOST_READ)
      .execute(),
    db
      .selectFrom('booking')
      .selectAll()
      .where('office_id', '=', grant.officeId)
      .where('kind', 'in', kinds)
      .where('changed', 'is not', null)
      .execute(),
  ])
  const states = observed
    .filter((row) => !isOwnOutcome(row))
    .map((row): ChangedLine => {
      const { kind, reference, leadName } = lineOfRow(here, row)
      const { word, tone } = stateFacts({ kind, state: row.after_state ?? row.state })
      const at = (row.office_at ?? row.at).toISOString()
      return { at, reference, kind, leadName, tone, text: word.toLowerCase() }
    })
  const changes = moved.flatMap((row): ChangedLine[] => {
    const { kind, reference, leadName, changed } = lineOfRow(here, row)
    if (!changed) return []
    const what =
      changed.about === 'schedule'
        ? { text: `leaves ${changed.after}, not ${changed.before}` }
        : { text: 'price changed', prices: `${changed.before} → ${changed.after}` }
    return [{ at: changed.at, reference, kind, leadName, tone: 'bad', ...what }]
  })
  return [...states, ...changes]
    .filter(({ at }) => Date.parse(at) > since.getTime())
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN)
}

type Observed = {
  kind: BookingKind
  state: string
  before_state: string | null
  after_state: string | null
  mine: unknown
}

function isOwnOutcome({ kind, state, before_state: before, after_state: after, mine }: Observed): boolean {
  if (mine !== true || before === null) return false
  const [was, is] = [before, after ?? state].map((each) => stateFacts({ kind, state: each }).standing)
  return was === 'underway' && is === 'made'
}
