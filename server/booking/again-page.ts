import 'server-only'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import type { AgainOpening } from '../../lib/booking/again.ts'
import { isRepeatable } from '../../lib/booking/again.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { desk, type Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import { adminsOf } from '../config/admins.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { nextAttemptAgain } from './again.ts'
import { barOf } from './bar.ts'
import { bookingPageOf } from './page.ts'

export type AgainRead =
  | ({ kind: 'open' } & AgainOpening)
  /**
   * It cannot be booked again as it was: `href` is a search for the same service, or its page, which says
   * why.
   */
  | { kind: 'elsewhere'; href: string }
  | { kind: 'session' }

/** The opening of the page on which a booking that has ended is booked again. */
export async function bookingAgain(reference: string): Promise<AgainRead> {
  const gate = await requireGrant('signed_in')
  return gate.ok ? bookingAgainOf(desk(), gate.grant, reference) : { kind: 'session' }
}

/** The same, for a given grant. */
export async function bookingAgainOf(here: Desk, grant: AnyGrant, reference: string): Promise<AgainRead> {
  const page = await bookingPageOf(here, grant, reference)
  if (page.kind === 'session') return page
  const own = bookingHref(reference)
  if (page.kind !== 'read' || !isRepeatable(page.booking)) return { kind: 'elsewhere', href: own }
  const { booking, serverNow, searchAgainHref } = page
  if (!kindFacts(booking.kind).rebooks) return { kind: 'elsewhere', href: searchAgainHref ?? own }
  const kind = kindOf(booking.kind)
  const [attempt, admins] = await Promise.all([
    nextAttemptAgain(here, grant, kind, booking.reference),
    adminsOf(here, grant.officeId),
  ])
  return {
    kind: 'open',
    booking,
    serverNow,
    ...attempt,
    holdBar: barOf(grant, kind.hold.operation, admins),
    searchHref: searchAgainHref ?? kindFacts(booking.kind).search.href,
  }
}
