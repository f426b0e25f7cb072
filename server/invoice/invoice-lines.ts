import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { formatDate } from '../../lib/dates.ts'
import { MOST_INVOICED, type InvoiceLine } from '../../lib/invoice/invoice.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { clientPrice, plainAmount } from '../../lib/money.ts'
import { kindOfRow } from '../booking/kind-of-row.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import { lookUpBooking } from '../booking/look-up.ts'
import type { Desk } from '../desk.ts'
import { readableKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The lines of bookings as they are now, and the lead traveller of the first one; or why there are none. */
export type LinesReading =
  | { kind: 'read'; lines: InvoiceLine[]; lead: string }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** Reads bookings for an invoice, in the person's own session. */
export async function invoiceLines(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
): Promise<LinesReading> {
  const unique = [...new Set(references)]
  if (unique.length === 0) return refused('Choose a booking for the invoice.')
  if (unique.length > MOST_INVOICED) return refused(`An invoice has at most ${MOST_INVOICED} bookings.`)
  const lines: InvoiceLine[] = []
  let lead = ''
  for (const reference of unique) {
    const stored = await kindOfRow(desk, grant.officeId, reference)
    const kind = readableKinds(grant).find((each) => each.kind === stored)
    if (!kind) return refused(`${reference} is not in the list of this office.`)
    const lookUp = await lookUpBooking(desk, grant, kind, reference)
    if (lookUp.kind === 'session') return lookUp
    if (lookUp.kind !== 'read') return refused(`${reference} can't be read right now. Try again.`)
    const { booking } = lookUp
    const obstacle = nothingOwed(booking)
    if (obstacle !== null) return refused(`${booking.code ?? booking.reference}: ${obstacle}`)
    lines.push(...linesOf(kind, booking))
    if (lead === '') lead = nameCase(booking.leadName)
  }
  return { kind: 'read', lines, lead }
}

/** Why nothing is owed for a booking; null where something is. */
function nothingOwed({ money: { settlement, place, totalCents } }: BookingView): string | null {
  if (settlement === null)
    return place === 'charged' ? null : 'it is not paid, so there is nothing to invoice yet.'
  if (settlement.refundedCents === null)
    return 'how much of it was refunded is not known yet. Try again later.'
  if (settlement.refundedCents < totalCents) return null
  return 'all of it was refunded, so nothing is owed.'
}

/**
 * The price of a booking, and as a line of its own what was refunded of it before it is invoiced: the client
 * sees the price that was agreed to, and what came back of it. The markup stays with the office; one that is
 * given back too is credited. What is refunded after the invoice is credited as well (`creditInvoice`).
 */
function linesOf<K extends KindTypes>(kind: KindHandling<K>, booking: K['view']): InvoiceLine[] {
  const { title, days } = kind.list.line(kind.list.summaryOf(booking))
  const { totalCents, markup, taxCents, settlement } = booking.money
  const when = days === null ? '' : [...new Set([days.from, days.to])].map(formatDate).join(' to ')
  const sale: InvoiceLine = {
    reference: booking.reference,
    kind: booking.kind,
    title: `${kindFacts(booking.kind).service}: ${title}`,
    detail: [nameCase(booking.leadName), when, `booking ${booking.code ?? booking.reference}`]
      .filter((text) => text !== '')
      .join(', '),
    totalCents: clientPrice(totalCents, markup?.cents ?? 0),
    taxCents: taxCents === undefined ? null : clientPrice(taxCents, 0),
  }
  const refundedCents = settlement?.refundedCents ?? 0
  if (refundedCents === 0) return [sale]
  return [
    sale,
    { ...sale, title: `Refund, ${sale.title}`, totalCents: plainAmount(0 - refundedCents), taxCents: null },
  ]
}

function refused(message: string): { kind: 'refused'; message: string } {
  return { kind: 'refused', message }
}
