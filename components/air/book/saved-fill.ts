import type { PassengerFields } from '../../../lib/air/passenger-form.ts'
import { isTitleFor } from '../../../lib/booking/titles.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'

/** The fields that a saved traveller can fill, in the order of the card. */
export const SAVED_FIELDS = [
  'title',
  'lastName',
  'firstName',
  'nationality',
  'birthDate',
  'gender',
  'passportNumber',
  'passportCountry',
  'passportIssued',
  'passportExpiry',
] as const

type SavedField = (typeof SAVED_FIELDS)[number]
type Values = Partial<Record<SavedField, string | null>>

const PASSPORT: readonly SavedField[] = [
  'passportNumber',
  'passportCountry',
  'passportIssued',
  'passportExpiry',
]

/**
 * What choosing a saved traveller does to a card: empty fields are filled, and the names, which were being
 * typed. Another value that was typed stays, and is named in `kept`. The facts of a passport belong together:
 * where one was typed, all stay.
 */
export function savedFill(
  card: PassengerFields,
  saved: SavedTraveller,
): { filled: Values; kept: readonly SavedField[]; all: Values } {
  const all: Values = {}
  const filled: Values = {}
  const kept: SavedField[] = []
  const hasOtherPassport = PASSPORT.some((field) => differs(card[field], saved[field]))
  for (const field of SAVED_FIELDS) {
    const value = saved[field]
    if (isEmpty(value)) continue
    if (field === 'title' && !isTitleFor(card.type !== 1, saved.title)) continue
    all[field] = value
    const isName = field === 'firstName' || field === 'lastName'
    const stays = !isName && (differs(card[field], value) || (hasOtherPassport && PASSPORT.includes(field)))
    if (!stays) filled[field] = value
    else if (card[field] !== value) kept.push(field)
  }
  return { filled, kept, all }
}

function isEmpty(value: string | null): boolean {
  return value === null || value === ''
}

function differs(typed: string | null, saved: string | null): boolean {
  return !isEmpty(typed) && !isEmpty(saved) && typed !== saved
}
