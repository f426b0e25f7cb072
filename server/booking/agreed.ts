import 'server-only'
import type { AgreedTerms, BookingView } from '../../lib/booking/booking-view.ts'
import { keptMarkupOf, ruleText } from '../../lib/booking/markup.ts'
import { formatShort } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import type { KindHandling, KindTypes } from './kind.ts'

/** The terms that were agreed to when a booking was held; null where this office's desk did not hold it. */
export async function agreedOf(desk: Desk, officeId: string, reference: string): Promise<AgreedTerms | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select('agreed')
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.agreed ?? null
}

/**
 * A booking completed by the agreed terms, which tell facts that its record does not: its markup for every
 * kind, and the facts that its own kind knows.
 */
export function asAgreed<K extends KindTypes>(
  kind: KindHandling<K>,
  booking: K['view'],
  agreed: AgreedTerms | null,
): K['view'] {
  if (agreed === null) return booking
  return withMarkup(kind.asAgreed?.(booking, agreed) ?? booking, agreed)
}

/** The markup that the desk keeps is exact; a record has none, or one per traveller in whole cents. */
function withMarkup<View extends BookingView>(booking: View, { markup }: AgreedTerms): View {
  if (!markup) return booking
  const label = `Markup, ${ruleText(markup.rule, formatShort)}`
  const cents = keptMarkupOf(markup, booking.money.totalCents)
  return { ...booking, money: { ...booking.money, markup: { label, cents } } }
}
