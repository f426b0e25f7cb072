import type { ActivityOption } from '../../../lib/activity/variant.ts'
import type { AskedVariant } from '../../../lib/activity/booking-form.ts'

/** Fields of a request as the gateway names them, with their place in the form. */
const places: readonly (readonly [named: RegExp, field: string])[] = [
  [/\bplaces are left\b/i, 'party'],
  [/\bsalutation\b/i, 'salutation'],
  [/\bfirst ?name\b/i, 'firstName'],
  [/\blast ?name\b/i, 'lastName'],
  [/\be-?mail\b/i, 'email'],
  [/\bphone\b/i, 'phone'],
  [/\bpartnerReference\b/i, 'reference'],
  [/\bmessage\b/i, 'message'],
  [/\btimeSlot(Uuid)?\b|\bstart times?\b/i, 'arrivalDate'],
  [/\b(arrivalDate|date)\b/i, 'arrivalDate'],
  [/\b(adults?|child(ren)?|seniors?|pax|travellers?|places?|minPax|maxPax|tickets?)\b/i, 'party'],
]

/**
 * The field of the form that a refusal names; null if it names none. An option is named with its traveller:
 * `Option "Height" is required for traveller 2 (adult)` (gap 184).
 */
export function refusedField(message: string, variant: Pick<AskedVariant, 'options'>): string | null {
  const { perBooking, perPax } = variant.options
  const named = (options: readonly ActivityOption[]) =>
    options.find(({ name, uuid }) => message.includes(`"${name}"`) || message.includes(uuid))
  const [, traveller] = /traveller (\d+)/i.exec(message) ?? []
  const each = named(perPax)
  if (traveller !== undefined && each) return `travellers.${Number(traveller) - 1}.answers.${each.uuid}`
  const once = named(perBooking)
  if (once) return `booking.${once.uuid}`
  return places.find(([pattern]) => pattern.test(message))?.[1] ?? null
}
