/** The names of a traveller's fields in a sentence, in the order of the card. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: 'title',
  lastName: 'last name',
  firstName: 'first names',
  nationality: 'nationality',
  birthDate: 'date of birth',
  gender: 'sex',
  passportNumber: 'passport number',
  passportCountry: 'passport country',
  passportIssued: 'passport issue date',
  passportExpiry: 'passport expiry',
}
