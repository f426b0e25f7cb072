import type { MarkupUnit } from '../../lib/booking/typed-markup.ts'

/** The units of a markup as choices. A percentage comes to the same for each person and for the booking. */
export const UNITS = [
  { value: 'person', label: 'USD per person' },
  { value: 'booking', label: 'USD per booking' },
  { value: 'percent', label: '% of the price' },
] as const satisfies readonly { value: MarkupUnit; label: string }[]

/** The labels of the fields that a unit has. */
export const FIELD_LABELS = {
  adult: 'For each adult',
  child: 'For each child',
  infant: 'For each infant',
} as const

/** The label and the unit of the single figure of a unit. */
export function amountWords(unit: MarkupUnit): { label: string; suffix: string; placeholder: string } {
  return unit === 'percent'
    ? { label: 'Percentage', suffix: '%', placeholder: '0' }
    : { label: 'For the booking', suffix: 'USD', placeholder: '0.00' }
}
