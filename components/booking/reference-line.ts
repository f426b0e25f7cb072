import type { BookingView } from '../../lib/booking/booking-view.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { surnameFirst } from './people-label.ts'

/**
 * A booking in one line to paste: `PO0004127 · KELLER / ANNA · PNR X7K2LM`.
 * @param codes the supplier's own references, if there are any
 */
export function referenceLine(booking: BookingView, codes = ''): string {
  const { code, reference, leadName } = booking
  const name = isErased(leadName) ? '' : surnameFirst(leadName)
  return [code ?? reference, name, codes].filter(Boolean).join(' · ')
}
