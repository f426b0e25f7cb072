import { freeUntil, type Terms } from '../../domain/hotel/terms.ts'
import { decimalOf } from './decimal.ts'

/**
 * Cancellation terms of a rate as sentences. Times are wall times of the hotel; the first names their zone in
 * full: `23:59:59 on 6 December 2026, Rome time (Europe/Rome)`.
 * @param timeZone IANA zone of the hotel.
 */
export function policyText(rate: Terms, timeZone: string): string {
  if (rate.terms === 'non_refundable')
    return 'Non-refundable: nothing is paid back after the booking is confirmed.'
  const zone = zoneText(timeZone)
  const free = freeUntil(rate)
  const sentences = free ? [`Free cancellation until ${spoken(free)}, ${zone}.`] : ['Partially refundable.']
  for (const step of rate.steps) {
    if (step.amountCents === 0) continue
    const whole = step.amountCents >= rate.totalCents ? ', which is the whole price' : ''
    const cost = `cancelling costs USD ${decimalOf(step.amountCents)}${whole}`
    sentences.push(`From ${spoken(step.from)}, ${zone}, ${cost}.`)
  }
  const text = sentences.join(' ')
  return timeZone === zone ? text : text.replace(zone, `${zone} (${timeZone})`)
}

/** `Rome time` of `Europe/Rome`. */
function zoneText(timeZone: string): string {
  if (!timeZone.includes('/')) return timeZone
  return `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-12-06T23:59:59` as `23:59:59 on 6 December 2026`. */
function spoken(wallTime: string): string {
  return `${wallTime.slice(11)} on ${date.format(Date.parse(`${wallTime}Z`))}`
}
