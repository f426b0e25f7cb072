import { NO_TRAVELLER_DETAILS, type SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'

const ID = '0c0ffee0-0000-4000-8000-000000000001'

/** A saved traveller with everything that a fare can ask for. */
export const savedAnna: SavedTraveller = {
  ...NO_TRAVELLER_DETAILS,
  id: ID,
  title: '2',
  firstName: 'ANNA',
  lastName: 'KELLER',
  gender: '1',
  birthDate: '1988-06-12',
  nationality: 'DE',
  passportNumber: `saved:${ID}:T47`,
  passportExpiry: '2033-05-01',
  passportIssued: '2023-05-01',
  passportCountry: 'DE',
}
