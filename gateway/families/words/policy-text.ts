import type { HotelRate } from '../../supply/hotel/rate.ts'
import { decimalOf } from './decimal.ts'

/** Cancellation terms of a rate as sentences. Times are the hotel's local time. */
export function policyText({
  terms,
  refundableUntil,
  steps,
  totalCents,
}: Pick<HotelRate, 'terms' | 'refundableUntil' | 'steps' | 'totalCents'>): string {
  if (terms === 'non_refundable')
    return 'Non-refundable: nothing is paid back after the booking is confirmed.'
  const sentences = refundableUntil
    ? [`Free cancellation until ${spoken(refundableUntil)} (hotel time).`]
    : ['Partially refundable.']
  for (const step of steps) {
    if (step.amountCents === 0) continue
    const whole = step.amountCents >= totalCents ? ', which is the whole price' : ''
    sentences.push(`From ${spoken(step.from)} cancelling costs USD ${decimalOf(step.amountCents)}${whole}.`)
  }
  return sentences.join(' ')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-04T18:00:00` as `4 Dec 2026, 18:00`. */
function spoken(wallTime: string): string {
  const [date = '', time = ''] = wallTime.split('T')
  const [year, month, day] = date.split('-')
  return `${Number(day)} ${months[Number(month) - 1]} ${year}, ${time.slice(0, 5)}`
}
