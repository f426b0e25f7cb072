import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { formatNet } from '../../lib/money.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { TripEvent } from '../../lib/trip/trip.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { TripVerb } from './change-trip.ts'

/** How many events the page shows, the latest first. */
const MOST = 100

/** What was done to a trip and by whom, the latest first. */
export async function timelineOf(desk: Desk, grant: AnyGrant, tripId: string): Promise<TripEvent[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['seq', 'at', 'office_at', 'who_name', 'verb', 'before_state', 'after_state'])
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', tripId)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: String(row.seq),
    at: (row.office_at ?? row.at).toISOString(),
    who: row.who_name ?? '',
    text: wordsOf(row.verb as TripVerb, row.before_state ?? '', row.after_state ?? ''),
  }))
}

function wordsOf(verb: TripVerb, before: string, after: string): string {
  switch (verb) {
    case 'trip.make':
      return 'made the trip'
    case 'trip.rename':
      return 'renamed the trip'
    case 'trip.client':
      return 'changed the client'
    case 'trip.travellers':
      return `chose ${plural(Number(after), 'traveller')}`
    case 'trip.collect': {
      const [kind = '', cents = '0'] = after.split(' ')
      return `added ${article(kind)} for ${formatNet(Number(cents))}`
    }
    case 'trip.choose':
      return `chose another ${nameOfKind(after)}`
    case 'trip.markup':
      return 'changed a markup'
    case 'trip.remove':
      return `took ${article(before)} off the trip`
    case 'trip.check': {
      if (before !== '') return `accepted ${formatNet(Number(after))} instead of ${formatNet(Number(before))}`
      const [count = 0, differences = 0] = after.split(' ').map(Number)
      const found = differences === 0 ? 'nothing had changed' : `${plural(differences, 'difference')}`
      return `checked ${plural(count, 'option')}: ${found}`
    }
    case 'trip.hold': {
      const [count = 0, cents = 0] = after.split(' ').map(Number)
      return `began to hold ${plural(count, 'option')} for ${formatNet(cents)}`
    }
    case 'trip.hold-end':
      return holdEndWords(after.split(' ').map(Number))
    case 'trip.attach':
      return `added ${plural(after.split(' ').length, 'booking')}`
    case 'trip.detach':
      return 'took a booking off the trip'
    case 'trip.copy': {
      const [copied = 0, options = 0] = after.split(' ').map(Number)
      return `copied ${copied} of ${plural(options, 'option')} from another trip, for other dates`
    }
    case 'trip.drop':
      return 'dropped the trip'
    case 'trip.resume':
      return 'took the trip up again'
    case 'quote.make':
      return `made offer ${after}`
    case 'quote.withdraw':
      return `withdrew offer ${after}`
    case 'quote.send':
      return `sent offer ${after} by mail`
    case 'quote.open':
      return `opened offer ${after} for the first time`
    case 'quote.agree':
      return `agreed to offer ${after}`
    case 'quote.ask':
      return `asked for a change of offer ${after}`
  }
}

/** `held 2 options, released 1, did not hold 1`. */
function holdEndWords([held = 0, released = 0, failed = 0]: readonly number[]): string {
  const parts = [
    ...(held > 0 ? [`held ${plural(held, 'option')}`] : []),
    ...(released > 0 ? [`released ${released}`] : []),
    ...(failed > 0 ? [`did not hold ${failed}`] : []),
  ]
  return parts.join(', ')
}

const nameOfKind = (kind: string) => kindFacts(kind as BookingKind).offer.one

function article(kind: string): string {
  const name = nameOfKind(kind)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
