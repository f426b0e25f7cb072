import { chanceOf, oneOf } from '../../chance.ts'
import type { HotelFacts } from './hotel-facts.ts'

/** Check-in and check-out times (HH:MM). */
export function arrivalTimes({ seed, charge, stars }: HotelFacts): {
  checkInFrom: string
  checkOutUntil: string
} {
  return {
    checkInFrom: oneOf(
      seed,
      400,
      charge === 'unit' ? ['15:00', '16:00', '17:00'] : ['14:00', '15:00', '15:00'],
    ),
    checkOutUntil: oneOf(seed, 401, stars >= 4 ? ['11:00', '12:00'] : ['10:00', '11:00', '11:00']),
  }
}

/** The hotel's house rules. */
export function houseRules(facts: HotelFacts): { title: string; text: string }[] {
  const { seed, has, adultsOnly, charge } = facts
  const { checkInFrom, checkOutUntil } = arrivalTimes(facts)
  const late = has(8)
    ? 'The front desk is open 24 hours.'
    : charge === 'unit'
      ? 'Please tell the owner when you will arrive; keys are handed over in person or left in a key box.'
      : `Please call ahead if you arrive after ${oneOf(seed, 402, ['20:00', '21:00', '22:00'])}.`
  const rules = [
    {
      title: 'Check-in',
      text: `From ${checkInFrom}. ${late} Bring a passport or identity card for every guest.`,
    },
    {
      title: 'Check-out',
      text: `Until ${checkOutUntil}. ${charge === 'unit' ? 'Leave the kitchen as you found it.' : 'Luggage can be left for the day.'}`,
    },
    {
      title: 'Cancellation',
      text: 'Cancellation terms differ by rate; see each rate for dates and fees.',
    },
    adultsOnly
      ? { title: 'Children', text: 'Adults only: guests must be 18 or over.' }
      : { title: 'Children and beds', text: childrenText(facts) },
    {
      title: 'Pets',
      text: has(4)
        ? oneOf(seed, 404, [
            'Pets are welcome at no charge.',
            'Dogs are welcome; a cleaning charge may apply.',
            'Pets are allowed on request.',
          ])
        : 'Pets are not allowed.',
    },
    {
      title: 'Smoking',
      text: has(16)
        ? 'Smoking is not allowed in any room.'
        : 'Smoking is allowed in designated areas only; please ask.',
    },
    {
      title: 'Payment',
      text: 'The rate is paid at booking. Any local tax is paid at the hotel, and a card may be required for extras.',
    },
  ]
  if (charge !== 'unit' && chanceOf(seed, 405) < 0.5)
    rules.push({ title: 'Groups', text: 'Different terms may apply to bookings of more than eight rooms.' })
  if (charge === 'unit')
    rules.push({
      title: 'Quiet hours',
      text: 'Quiet hours are from 22:00 to 07:00. Parties are not allowed.',
    })
  return rules
}

function childrenText({ seed, charge, has }: HotelFacts): string {
  if (charge === 'bed') return 'Children may stay in private rooms only, with an adult.'
  const cot = oneOf(seed, 403, [
    'Cots are free on request.',
    'A cot can be provided for infants.',
    'Cots are free; please ask in advance.',
  ])
  return `Children of any age are welcome. ${cot} ${has(28) ? 'Family rooms have beds for older children.' : 'Extra beds depend on the room type.'} Children are included in the rate.`
}
