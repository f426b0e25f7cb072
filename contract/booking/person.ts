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

/** Gender (AirBook, HotelBook), as passports state it. */
export const sexes = [
  { code: 0, name: 'male' },
  { code: 1, name: 'female' },
] as const

export type SexName = (typeof sexes)[number]['name']

/** From this age on a person has the titles of an adult; below it a boy is Master and a girl is Miss. */
export const ADULT_TITLE_FROM = 12

/**
 * PassengerTitle (gap 58): the sex that each title says, and whether it is given to those below
 * `ADULT_TITLE_FROM`, to the others, or to both. Sex and age are of the trade, no document states them.
 */
export const titles = [
  { code: 0, name: 'Mr', word: 'Mr', sex: 0, of: 'adults' },
  { code: 1, name: 'Mrs', word: 'Mrs', sex: 1, of: 'adults' },
  { code: 2, name: 'Ms', word: 'Ms', sex: 1, of: 'adults' },
  { code: 3, name: 'Miss', word: 'Miss', sex: 1, of: 'both' },
  { code: 4, name: 'Mstr', word: 'Master', sex: 0, of: 'children' },
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
