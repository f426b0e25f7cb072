import 'server-only'
import { LRUCache } from 'lru-cache'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { WalletLine } from '../../lib/wallet/wallet-view.ts'
import type { Desk } from '../desk.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { copiedMovements, linesAbout, ownMovements } from '../statement/movements.ts'
import { copyPermitted } from '../statement/statement-source.ts'
import { copiedRange } from '../statement/stored-copy.ts'

/** The least time between two updates of the copy for a booking that lacks the same movements. */
const PAUSE_MILLISECONDS = 30_000
const MOST_REMEMBERED = 5_000

/**
 * The movements of a booking, oldest first, from the statement as this person may read it. The copy is
 * brought up to date if it lacks a movement that the record speaks of.
 */
export async function bookingMovements(
  desk: Desk,
  grant: AnyGrant,
  booking: BookingView,
): Promise<WalletLine[]> {
  const names = [booking.reference, ...(booking.code === undefined ? [] : [booking.code])]
  const own = () => linesAbout(desk, ownMovements(grant, booking.reference), names)
  if (!alsoMay(grant, 'wallet_statement')) return own()
  const read = async () => {
    const range = await copiedRange(desk, grant.officeId)
    return range.to === 0 ? null : linesAbout(desk, copiedMovements(grant.officeId, range), names)
  }
  const stored = await read()
  const lacked = lackedBy(booking, stored ?? [])
  if (lacked !== '' && mayAskNow(desk, `${grant.officeId} ${booking.reference} ${lacked}`)) {
    await copyPermitted(desk, grant)
    return (await read()) ?? own()
  }
  return stored ?? own()
}

/** The movements that the record mentions and these lines lack, as a text that differs for any other lack. */
function lackedBy({ timeline, money }: BookingView, lines: readonly WalletLine[]): string {
  const of = (kind: string) => lines.filter((line) => line.kind === kind)
  const lacked = timeline.flatMap(({ moves }) =>
    moves && of(moves).length < timeline.filter((entry) => entry.moves === moves).length ? [moves] : [],
  )
  const back = of('refund').reduce((sum, { amountCents }) => sum + amountCents, 0)
  const refundedCents = money.settlement?.refundedCents ?? 0
  return [...lacked, ...(refundedCents > back ? [`refund ${refundedCents}`] : [])].join(' ')
}

/**
 * False if the same was asked a moment ago: a movement that a gateway never tells is not asked for with every
 * reading.
 */
function mayAskNow(desk: Desk, key: string): boolean {
  const askedAt = deskWide(
    desk,
    'movements asked',
    () => new LRUCache<string, number>({ max: MOST_REMEMBERED }),
  )
  const now = desk.clock.now().getTime()
  const before = askedAt.get(key)
  if (before !== undefined && now - before < PAUSE_MILLISECONDS) return false
  askedAt.set(key, now)
  return true
}
