/**
 * Who travels, stays and is contacted, in every kind of booking. zod-free: the browser imports this. Source:
 * Session gateway, Coded fields (air).
 */

/** PassengerType. */
export const passengerTypes = [
  { code: 1, name: 'adult', short: 'ADT' },
  { code: 2, name: 'child', short: 'CHD' },
  { code: 3, name: 'infant', short: 'INF' },
] as const

export type PassengerTypeCode = (typeof passengerTypes)[number]['code']

/** PassengerTitle (gap 58). */
export const titles = [
  { code: 0, name: 'Mr' },
  { code: 1, name: 'Mrs' },
  { code: 2, name: 'Ms' },
  { code: 3, name: 'Miss' },
  { code: 4, name: 'Mstr' },
] as const

/**
 * Stands for a name, phone number or e-mail address of a person whose data was erased (an assumption: the
 * documents know no erasure).
 */
export const ERASED = 'ERASED'

/**
 * The pattern and the maximum length of an e-mail address. It is the address alone: no name before it, no
 * `mailto:`, and no comma or full stop of the text that it was copied from.
 */
export const EMAIL_PATTERN = /^[^\s@<>()[\]\\",;:]+@(?:[^\s@<>()[\]\\",;:.]+\.)+[^\s@<>()[\]\\",;:.]+$/
export const EMAIL_MAX_LENGTH = 254
